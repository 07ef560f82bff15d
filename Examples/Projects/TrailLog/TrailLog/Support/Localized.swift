//
//  Localized.swift
//  TrailLog
//

import Foundation

/// Short hand for NSLocalizedString. genstrings doesn't find these, I know.
func L(_ key: String) -> String {
    NSLocalizedString(key, comment: "")
}

func L(_ key: String, _ arguments: CVarArg...) -> String {
    String(format: NSLocalizedString(key, comment: ""), locale: .current, arguments: arguments)
}
