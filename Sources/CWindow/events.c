#include <string.h>

#include "cwindow.h"
#include "sdl.h"

enum { FIRST_BUTTON = 1, SDL_ARROW_RIGHT = 0x4000004F, SDL_ENTER_OF_PAD = 0x40000058 };

static int modifiers(int state) {
  return (state & 0x0300 ? CW_ALT : 0) | (state & 0x0003 ? CW_SHIFT : 0) |
         (state & 0x00C0 ? CW_CONTROL : 0);
}

static int sdl_modifiers(int state) {
  return (state & CW_ALT ? 0x0100 : 0) | (state & CW_SHIFT ? 0x0001 : 0) |
         (state & CW_CONTROL ? 0x0040 : 0);
}

// SDL numbers the arrows right, left, down, up, from one on.
static int key(int sdl) {
  if (sdl >= SDL_ARROW_RIGHT && sdl < SDL_ARROW_RIGHT + 4) return CW_RIGHT + sdl - SDL_ARROW_RIGHT;
  return sdl == SDL_ENTER_OF_PAD ? '\r' : sdl;
}

static bool read(const sdl_event *event, cw_event *out) {
  switch (event->type) {
    case SDL_KIND_QUIT: out->kind = CW_QUIT; return true;
    case SDL_KIND_WINDOW:
      out->kind = CW_EXPOSED;
      return event->window.change == SDL_WINDOW_CHANGE_EXPOSED;
    case SDL_KIND_KEY_DOWN:
      out->kind = CW_KEY;
      out->key = key(event->key.key);
      return true;
    case SDL_KIND_MOUSE_MOTION:
      out->kind = CW_MOVE;
      out->x = event->motion.x;
      out->y = event->motion.y;
      return true;
    case SDL_KIND_MOUSE_DOWN:
    case SDL_KIND_MOUSE_UP:
      out->kind = event->type == SDL_KIND_MOUSE_DOWN ? CW_PRESS : CW_LIFT;
      out->x = event->button.x;
      out->y = event->button.y;
      return event->button.button == FIRST_BUTTON;
    case SDL_KIND_MOUSE_WHEEL:
      out->kind = CW_WHEEL;
      out->x = event->wheel.x;
      out->y = event->wheel.y;
      return true;
    default: return false;
  }
}

bool cw_next(cw_window *window, cw_event *out) {
  sdl_event event;
  while (window->sdl->PollEvent(&event)) {
    *out = (cw_event){.modifiers = modifiers(window->sdl->GetModState())};
    if (read(&event, out)) return true;
  }
  return false;
}

bool cw_push(cw_window *window, const cw_event *in) {
  sdl_event event;
  memset(&event, 0, sizeof event);
  window->sdl->SetModState(sdl_modifiers(in->modifiers));
  switch (in->kind) {
    case CW_QUIT: event.type = SDL_KIND_QUIT; break;
    case CW_KEY:
      event.type = SDL_KIND_KEY_DOWN;
      event.key.key =
          in->key >= CW_RIGHT ? in->key - CW_RIGHT + SDL_ARROW_RIGHT : in->key;
      break;
    case CW_MOVE:
      event.type = SDL_KIND_MOUSE_MOTION;
      event.motion.x = (int32_t)in->x;
      event.motion.y = (int32_t)in->y;
      break;
    case CW_PRESS:
    case CW_LIFT:
      event.type = in->kind == CW_PRESS ? SDL_KIND_MOUSE_DOWN : SDL_KIND_MOUSE_UP;
      event.button.button = FIRST_BUTTON;
      event.button.x = (int32_t)in->x;
      event.button.y = (int32_t)in->y;
      break;
    case CW_WHEEL:
      event.type = SDL_KIND_MOUSE_WHEEL;
      event.wheel.x = (int32_t)in->x;
      event.wheel.y = (int32_t)in->y;
      break;
    default: return false;
  }
  return window->sdl->PushEvent(&event) == 1;
}
