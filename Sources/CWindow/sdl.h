// The part of SDL2's binary interface that is used, which its ABI keeps stable: own declarations.
#pragma once
#include <stdint.h>

enum {
  SDL_FOR_VIDEO = 0x20,
  SDL_CENTERED = 0x2FFF0000,
  SDL_KIND_QUIT = 0x100,
  SDL_KIND_WINDOW = 0x200,
  SDL_KIND_KEY_DOWN = 0x300,
  SDL_KIND_MOUSE_MOTION = 0x400,
  SDL_KIND_MOUSE_DOWN = 0x401,
  SDL_KIND_MOUSE_UP = 0x402,
  SDL_KIND_MOUSE_WHEEL = 0x403,
  SDL_WINDOW_CHANGE_EXPOSED = 3,
  // Bytes red, green, blue, alpha in memory on a little-endian processor.
  SDL_RGBA_BYTES = 0x16762004,
};

typedef struct {
  uint32_t flags;
  const uint32_t *format;  // begins with the number of the pixel format
  int w, h, pitch;
  void *pixels;
} sdl_surface;

typedef struct {
  int x, y, w, h;
} sdl_rect;

// 56 bytes, told apart by the first four.
typedef union {
  uint32_t type;
  struct {
    uint32_t type, time, window;
    uint8_t change, padding[3];
    int32_t first, second;
  } window;
  struct {
    uint32_t type, time, window;
    uint8_t state, repeats, padding[2];
    int32_t scancode, key;
    uint16_t modifiers;
  } key;
  struct {
    uint32_t type, time, window, mouse, state;
    int32_t x, y, xrel, yrel;
  } motion;
  struct {
    uint32_t type, time, window, mouse;
    uint8_t button, state, clicks, padding;
    int32_t x, y;
  } button;
  struct {
    uint32_t type, time, window, mouse;
    int32_t x, y;
    uint32_t direction;
    float precise_x, precise_y;
  } wheel;
  uint8_t bytes[64];
} sdl_event;

// The functions, found by name in the library: each is a member called like it.
typedef struct {
  int (*Init)(uint32_t);
  void (*Quit)(void);
  const char *(*GetError)(void);
  const char *(*GetCurrentVideoDriver)(void);
  int (*SetHint)(const char *, const char *);
  void *(*CreateWindow)(const char *, int, int, int, int, uint32_t);
  void (*DestroyWindow)(void *);
  void (*SetWindowSize)(void *, int, int);
  void (*SetWindowTitle)(void *, const char *);
  int (*GetDisplayUsableBounds)(int, sdl_rect *);
  sdl_surface *(*GetWindowSurface)(void *);
  int (*UpdateWindowSurface)(void *);
  int (*ConvertPixels)(int, int, uint32_t, const void *, int, uint32_t, void *, int);
  int (*PollEvent)(sdl_event *);
  int (*PushEvent)(sdl_event *);
  int (*GetModState)(void);
  void (*SetModState)(int);
} sdl_library;

// What a `cw_window` is.
struct cw_window {
  const sdl_library *sdl;
  void *handle;
};

// Finds the library once; NULL where there is none.
const sdl_library *sdl_load(void);
