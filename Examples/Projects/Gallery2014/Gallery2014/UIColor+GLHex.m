//
//  UIColor+GLHex.m
//  Gallery2014
//
//  Created by Tomas Berg on 03/11/14.
//  Copyright (c) 2014 Tomas Berg. All rights reserved.
//

#import "UIColor+GLHex.h"

@implementation UIColor (GLHex)

+ (UIColor *)gl_colorWithHex:(NSUInteger)hex
{
    return [UIColor colorWithRed:((hex >> 16) & 0xFF) / 255.0
                           green:((hex >> 8) & 0xFF) / 255.0
                            blue:(hex & 0xFF) / 255.0
                           alpha:1.0];
}

@end
