//
//  PhotoFilter.swift
//  GalleryKit
//
//  Created by Tomas Berg on 05/11/14.
//  Copyright (c) 2014 Tomas Berg. All rights reserved.
//

import UIKit
import CoreImage

public enum PhotoFilter: Int, CaseIterable {
    case none
    case mono
    case sepia
    case fade

    public var title: String {
        switch self {
        case .none: return "None"
        case .mono: return "Mono"
        case .sepia: return "Sepia"
        case .fade: return "Fade"
        }
    }

    private var filterName: String? {
        switch self {
        case .none: return nil
        case .mono: return "CIPhotoEffectMono"
        case .sepia: return "CISepiaTone"
        case .fade: return "CIPhotoEffectFade"
        }
    }

    private static let context = CIContext(options: nil)

    public func apply(to image: UIImage) -> UIImage {
        guard let name = filterName,
            let input = CIImage(image: image),
            let filter = CIFilter(name: name) else { return image }
        filter.setValue(input, forKey: kCIInputImageKey)
        guard let output = filter.outputImage,
            let cgImage = PhotoFilter.context.createCGImage(output, from: input.extent) else { return image }
        return UIImage(cgImage: cgImage, scale: image.scale, orientation: image.imageOrientation)
    }
}
