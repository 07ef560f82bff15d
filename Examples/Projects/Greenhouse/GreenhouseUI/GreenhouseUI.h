//
//  GreenhouseUI.h
//  GreenhouseUI
//
//  Created by Ines Okafor on 14.02.22.
//

#import <Foundation/Foundation.h>

//! Project version number for GreenhouseUI.
FOUNDATION_EXPORT double GreenhouseUIVersionNumber;

//! Project version string for GreenhouseUI.
FOUNDATION_EXPORT const unsigned char GreenhouseUIVersionString[];

// In this header, you should import all the public headers of your framework using statements like #import <GreenhouseUI/PublicHeader.h>


