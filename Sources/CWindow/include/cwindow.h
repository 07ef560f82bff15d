// A window that shows pixels and hears mouse and keys, on SDL2, which is loaded when the first
// window is opened: nothing of it is needed to build. One window at a time, one thread.
#pragma once
#include <stdbool.h>
#include <stdint.h>

typedef struct cw_window cw_window;

// What the person at the window did.
enum cw_kind {
  CW_NOTHING = 0,
  CW_QUIT = 1,     // asked the window to close
  CW_KEY = 2,      // a key went down, or repeats
  CW_PRESS = 3,    // the first mouse button went down
  CW_MOVE = 4,     // the mouse moved
  CW_LIFT = 5,     // the first mouse button went up
  CW_WHEEL = 6,    // the wheel turned: x to the right, y away from the person, in notches
  CW_EXPOSED = 7,  // the window's pixels were lost
};

enum cw_modifier { CW_ALT = 1, CW_SHIFT = 2, CW_CONTROL = 4 };

typedef struct {
  int kind;
  // The key's character in lower case (32 is space, 13 return, 27 escape, 8 backspace), or an arrow.
  int key;
  int modifiers;
  // Pixels of the window from its top left, or notches of the wheel.
  double x, y;
} cw_event;

enum cw_arrow { CW_RIGHT = 0x110000, CW_LEFT, CW_DOWN, CW_UP };

// Opens a window of so many pixels. NULL when it cannot: `reason` then says why in one line.
cw_window *cw_open(const char *title, int width, int height, const char **reason);
void cw_close(cw_window *window);

// How many pixels the display has that a window can use; false if it does not say.
bool cw_display(cw_window *window, int *width, int *height);

void cw_resize(cw_window *window, int width, int height);
void cw_title(cw_window *window, const char *title);

// Shows pixels: premultiplied RGBA, rows from the top, no padding, opaque. What is larger than the
// window is cut. False if the display refuses.
bool cw_show(cw_window *window, const uint8_t *pixels, int width, int height);

// Reads what the window holds into RGBA rows of `width` pixels. False if the sizes differ.
bool cw_read(cw_window *window, uint8_t *pixels, int width, int height);

// Takes the next event off the queue; false when there is none.
bool cw_next(cw_window *window, cw_event *event);

// Puts an event on the queue, as if the person had done it: for tests.
bool cw_push(cw_window *window, const cw_event *event);

// Seconds on a clock that never goes back, and a rest of so many seconds.
double cw_now(void);
void cw_rest(double seconds);
