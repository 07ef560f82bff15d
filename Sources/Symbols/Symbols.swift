// The name under which code asks for the effects of symbols, which UIKit has.
@_exported import UIKit
