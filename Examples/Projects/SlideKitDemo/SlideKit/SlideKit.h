//
//  SlideKit.h
//  SlideKit
//
//  Created by Teodor Lindqvist on 2018-10-21.
//  Copyright © 2018 Teodor Lindqvist. All rights reserved.
//

#import <UIKit/UIKit.h>

//! Project version number for SlideKit.
FOUNDATION_EXPORT double SlideKitVersionNumber;

//! Project version string for SlideKit.
FOUNDATION_EXPORT const unsigned char SlideKitVersionString[];

// In this header, you should import all the public headers of your framework using statements like #import <SlideKit/PublicHeader.h>


