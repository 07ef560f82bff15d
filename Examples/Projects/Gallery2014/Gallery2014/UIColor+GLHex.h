//
//  UIColor+GLHex.h
//  Gallery2014
//
//  Created by Tomas Berg on 03/11/14.
//  Copyright (c) 2014 Tomas Berg. All rights reserved.
//

#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface UIColor (GLHex)

/// 0xRRGGBB
+ (UIColor *)gl_colorWithHex:(NSUInteger)hex;

@end

NS_ASSUME_NONNULL_END
