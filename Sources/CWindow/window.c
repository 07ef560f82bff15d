#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cwindow.h"
#include "sdl.h"

static const char *first_words(const char *text) {
  return text && *text ? text : "it gives no reason";
}

// Whether SDL, which found no display, would draw where nobody sees it. Who names a driver gets it.
static bool is_unseen(const sdl_library *sdl) {
  const char *driver = sdl->GetCurrentVideoDriver();
  return !getenv("SDL_VIDEODRIVER") && driver &&
         (strcmp(driver, "offscreen") == 0 || strcmp(driver, "dummy") == 0);
}

cw_window *cw_open(const char *title, int width, int height, const char **reason) {
  const sdl_library *sdl = sdl_load();
  if (!sdl) {
    *reason = "SDL2 is not installed · on Debian and Ubuntu: apt-get install libsdl2-2.0-0";
    return NULL;
  }
  sdl->SetHint("SDL_NO_SIGNAL_HANDLERS", "1");
  sdl->SetHint("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0");
  // Pixels go to the window as they are, not through a texture.
  sdl->SetHint("SDL_FRAMEBUFFER_ACCELERATION", "0");
  if (sdl->Init(SDL_FOR_VIDEO) != 0) {
    *reason = first_words(sdl->GetError());
    return NULL;
  }
  if (is_unseen(sdl)) {
    sdl->Quit();
    *reason = "there is no display";
    return NULL;
  }
  void *handle =
      sdl->CreateWindow(title, (int)SDL_CENTERED, (int)SDL_CENTERED, width, height, 0);
  cw_window *window = handle ? malloc(sizeof *window) : NULL;
  if (!window) {
    *reason = first_words(sdl->GetError());
    sdl->Quit();
    return NULL;
  }
  *window = (cw_window){.sdl = sdl, .handle = handle};
  return window;
}

void cw_close(cw_window *window) {
  if (!window) return;
  window->sdl->DestroyWindow(window->handle);
  window->sdl->Quit();
  free(window);
}

bool cw_display(cw_window *window, int *width, int *height) {
  sdl_rect bounds;
  if (window->sdl->GetDisplayUsableBounds(0, &bounds) != 0) return false;
  *width = bounds.w;
  *height = bounds.h;
  return true;
}

void cw_resize(cw_window *window, int width, int height) {
  window->sdl->SetWindowSize(window->handle, width, height);
}

void cw_title(cw_window *window, const char *title) {
  window->sdl->SetWindowTitle(window->handle, title);
}

bool cw_show(cw_window *window, const uint8_t *pixels, int width, int height) {
  sdl_surface *surface = window->sdl->GetWindowSurface(window->handle);
  if (!surface) return false;
  int across = width < surface->w ? width : surface->w;
  int down = height < surface->h ? height : surface->h;
  int failed = window->sdl->ConvertPixels(
      across, down, SDL_RGBA_BYTES, pixels, 4 * width, *surface->format, surface->pixels,
      surface->pitch);
  return failed == 0 && window->sdl->UpdateWindowSurface(window->handle) == 0;
}

bool cw_read(cw_window *window, uint8_t *pixels, int width, int height) {
  sdl_surface *surface = window->sdl->GetWindowSurface(window->handle);
  if (!surface || surface->w != width || surface->h != height) return false;
  return window->sdl->ConvertPixels(
             width, height, *surface->format, surface->pixels, surface->pitch, SDL_RGBA_BYTES,
             pixels, 4 * width) == 0;
}

double cw_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

void cw_rest(double seconds) {
  if (seconds <= 0) return;
  struct timespec span = {.tv_sec = (time_t)seconds};
  span.tv_nsec = (long)((seconds - (double)span.tv_sec) * 1e9);
  nanosleep(&span, NULL);
}
