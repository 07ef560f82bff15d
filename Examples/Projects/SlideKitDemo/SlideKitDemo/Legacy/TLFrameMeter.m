//
//  TLFrameMeter.m
//  SlideKitDemo
//
//  Created by Teodor Lindqvist on 2014-05-11.
//

#import "TLFrameMeter.h"

@interface TLFrameMeter ()
@property (nonatomic, strong, nullable) CADisplayLink *link;
@property (nonatomic) CFTimeInterval lastTimestamp;
@property (nonatomic, readwrite) NSUInteger droppedFrames;
@end

@implementation TLFrameMeter

+ (instancetype)sharedMeter {
    static TLFrameMeter *meter;
    static dispatch_once_t onceToken;
    dispatch_once(&onceToken, ^{
        meter = [[self alloc] init];
    });
    return meter;
}

- (void)start {
    if (self.link) { return; }
    self.droppedFrames = 0;
    self.lastTimestamp = 0;
    self.link = [CADisplayLink displayLinkWithTarget:self selector:@selector(tick:)];
    [self.link addToRunLoop:[NSRunLoop mainRunLoop] forMode:NSRunLoopCommonModes];
}

- (void)stop {
    [self.link invalidate];
    self.link = nil;
    NSLog(@"%lu frames dropped", (unsigned long)self.droppedFrames);
}

- (void)tick:(CADisplayLink *)link {
    if (self.lastTimestamp > 0) {
        NSInteger frames = lround((link.timestamp - self.lastTimestamp) / link.duration);
        if (frames > 1) {
            self.droppedFrames += frames - 1;
        }
    }
    self.lastTimestamp = link.timestamp;
}

@end
