#import <UIKit/UIKit.h>

FOUNDATION_EXPORT double TicketKitVersionNumber;
FOUNDATION_EXPORT const unsigned char TicketKitVersionString[];
