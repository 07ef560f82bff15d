#include "sdl.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>

static bool find(void *library, const char *name, void *place) {
  void *symbol = dlsym(library, name);
  *(void **)place = symbol;
  return symbol != NULL;
}

const sdl_library *sdl_load(void) {
  static sdl_library sdl;
  static bool is_loaded;
  if (is_loaded) return &sdl;
  void *library = dlopen("libSDL2-2.0.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!library) return NULL;
  is_loaded =
      find(library, "SDL_Init", &sdl.Init) && find(library, "SDL_Quit", &sdl.Quit) &&
      find(library, "SDL_GetError", &sdl.GetError) && find(library, "SDL_SetHint", &sdl.SetHint) &&
      find(library, "SDL_GetCurrentVideoDriver", &sdl.GetCurrentVideoDriver) &&
      find(library, "SDL_CreateWindow", &sdl.CreateWindow) &&
      find(library, "SDL_DestroyWindow", &sdl.DestroyWindow) &&
      find(library, "SDL_SetWindowSize", &sdl.SetWindowSize) &&
      find(library, "SDL_SetWindowTitle", &sdl.SetWindowTitle) &&
      find(library, "SDL_GetDisplayUsableBounds", &sdl.GetDisplayUsableBounds) &&
      find(library, "SDL_GetWindowSurface", &sdl.GetWindowSurface) &&
      find(library, "SDL_UpdateWindowSurface", &sdl.UpdateWindowSurface) &&
      find(library, "SDL_ConvertPixels", &sdl.ConvertPixels) &&
      find(library, "SDL_PollEvent", &sdl.PollEvent) &&
      find(library, "SDL_PushEvent", &sdl.PushEvent) &&
      find(library, "SDL_GetModState", &sdl.GetModState) &&
      find(library, "SDL_SetModState", &sdl.SetModState);
  return is_loaded ? &sdl : NULL;
}
