#include "libraries.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "cserve.h"

static bool find(void *library, const char *name, void *place) {
  void *symbol = dlsym(library, name);
  *(void **)place = symbol;
  return symbol != NULL;
}

static bool find_http(void *library, cs_libraries *all) {
  return find(library, "MHD_start_daemon", &all->start) &&
         find(library, "MHD_stop_daemon", &all->stop) && find(library, "MHD_run", &all->run) &&
         find(library, "MHD_get_timeout", &all->timeout) &&
         find(library, "MHD_get_daemon_info", &all->info) &&
         find(library, "MHD_lookup_connection_value", &all->lookup) &&
         find(library, "MHD_create_response_from_buffer", &all->response) &&
         find(library, "MHD_add_response_header", &all->add_header) &&
         find(library, "MHD_queue_response", &all->queue) &&
         find(library, "MHD_destroy_response", &all->destroy) &&
         find(library, "MHD_create_response_for_upgrade", &all->upgrade) &&
         find(library, "MHD_upgrade_action", &all->upgrade_action);
}

static bool find_web_sockets(void *library, cs_libraries *all) {
  return find(library, "wslay_event_context_server_init", &all->ws_init) &&
         find(library, "wslay_event_context_free", &all->ws_free) &&
         find(library, "wslay_event_config_set_max_recv_msg_length", &all->ws_limit) &&
         find(library, "wslay_event_recv", &all->ws_receive) &&
         find(library, "wslay_event_send", &all->ws_send) &&
         find(library, "wslay_event_queue_msg", &all->ws_queue) &&
         find(library, "wslay_event_queue_close", &all->ws_goodbye) &&
         find(library, "wslay_event_set_error", &all->ws_error) &&
         find(library, "wslay_event_want_read", &all->ws_wants_read) &&
         find(library, "wslay_event_want_write", &all->ws_wants_write);
}

const cs_libraries *cs_load(const char **reason) {
  static cs_libraries all;
  static bool is_loaded;
  if (is_loaded) return &all;
  void *http = dlopen("libmicrohttpd.so.12", RTLD_NOW | RTLD_LOCAL);
  void *web_sockets = dlopen("libwslay.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!http || !web_sockets) {
    *reason = "libmicrohttpd and wslay are not installed · on Debian and Ubuntu: "
              "apt-get install libmicrohttpd12 libwslay1";
    return NULL;
  }
  is_loaded = find_http(http, &all) && find_web_sockets(web_sockets, &all);
  if (!is_loaded) *reason = "the libmicrohttpd or the wslay that is installed lacks a function";
  return is_loaded ? &all : NULL;
}

// What QRcode_encodeString8bit returns; the lowest bit of a module's byte says whether it is dark.
typedef struct {
  int version, width;
  uint8_t *data;
} qr_code;

uint8_t *cs_qr_code(const char *text, int *width) {
  qr_code *(*encode)(const char *, int, int);
  void (*release)(qr_code *);
  void *library = dlopen("libqrencode.so.4", RTLD_NOW | RTLD_LOCAL);
  if (!library || !find(library, "QRcode_encodeString8bit", &encode) ||
      !find(library, "QRcode_free", &release))
    return NULL;
  qr_code *code = encode(text, 0, 1);
  if (!code) return NULL;
  size_t count = (size_t)code->width * (size_t)code->width;
  uint8_t *modules = malloc(count);
  for (size_t k = 0; modules && k < count; k++) modules[k] = code->data[k] & 1;
  *width = code->width;
  release(code);
  return modules;
}
