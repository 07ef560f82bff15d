//
//  TLFrameMeter.h
//  SlideKitDemo
//
//  Created by Teodor Lindqvist on 2014-05-11.
//

#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// Logs dropped frames while it runs. Only used from the debugger.
@interface TLFrameMeter : NSObject

@property (nonatomic, readonly) NSUInteger droppedFrames;

+ (instancetype)sharedMeter;
- (void)start;
- (void)stop;

@end

NS_ASSUME_NONNULL_END
