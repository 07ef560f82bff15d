//
//  GalleryKit.h
//  GalleryKit
//
//  Created by Tomas Berg on 03/11/14.
//  Copyright (c) 2014 Tomas Berg. All rights reserved.
//

#import <UIKit/UIKit.h>

//! Project version number for GalleryKit.
FOUNDATION_EXPORT double GalleryKitVersionNumber;

//! Project version string for GalleryKit.
FOUNDATION_EXPORT const unsigned char GalleryKitVersionString[];

// In this header, you should import all the public headers of your framework using statements like #import <GalleryKit/PublicHeader.h>


