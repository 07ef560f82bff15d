// The little that is used of libmicrohttpd (so.12), wslay (so.1) and libqrencode (so.4): functions and
// constants of their public interfaces, which have kept their shape for as long as the names have.
#pragma once
#include <stdint.h>
#include <sys/types.h>

struct MHD_Daemon;
struct MHD_Connection;
struct MHD_Response;
struct MHD_UpgradeResponseHandle;

enum {
  HTTP_ALLOW_UPGRADE = 32768,
  HTTP_USE_EPOLL = 512,
  HTTP_OPTION_END = 0,
  HTTP_OPTION_MEMORY = 1,
  HTTP_OPTION_CONNECTIONS = 2,
  HTTP_OPTION_TIMEOUT = 3,
  HTTP_OPTION_COMPLETED = 4,
  HTTP_OPTION_ADDRESS = 6,
  HTTP_OPTION_REUSE = 25,
  HTTP_HEADER = 1,
  HTTP_ARGUMENT = 8,
  HTTP_COPY = 2,
  HTTP_UPGRADE_CLOSE = 0,
  HTTP_INFO_LISTENER = 2,
  HTTP_INFO_EPOLL = 3,
};

typedef int (*http_handler)(void *, struct MHD_Connection *, const char *url, const char *method,
                            const char *version, const char *upload, size_t *upload_size,
                            void **request);
typedef void (*http_upgraded)(void *, struct MHD_Connection *, void *request, const char *extra,
                              size_t extra_size, int socket, struct MHD_UpgradeResponseHandle *);
union http_info { int fd; uint64_t room[4]; };

typedef struct wslay_event_context *ws_context;
struct ws_received {
  uint8_t rsv, opcode;
  const uint8_t *bytes;
  size_t count;
  uint16_t status_code;
};
struct ws_message {
  uint8_t opcode;
  const uint8_t *bytes;
  size_t count;
};
struct ws_callbacks {
  ssize_t (*receive)(ws_context, uint8_t *, size_t, int, void *);
  ssize_t (*send)(ws_context, const uint8_t *, size_t, int, void *);
  int (*make_mask)(ws_context, uint8_t *, size_t, void *);
  void (*frame_begins)(ws_context, const void *, void *);
  void (*frame_goes_on)(ws_context, const void *, void *);
  void (*frame_ends)(ws_context, void *);
  void (*message)(ws_context, const struct ws_received *, void *);
};
enum {
  WS_CALLBACK_FAILURE = -400,
  WS_WOULD_BLOCK = -401,
  WS_TEXT = 1,
  WS_BINARY = 2,
  WS_CLOSE = 8,
  WS_PING = 9,
};

typedef struct {
  struct MHD_Daemon *(*start)(unsigned, uint16_t, void *, void *, http_handler, void *, ...);
  void (*stop)(struct MHD_Daemon *);
  int (*run)(struct MHD_Daemon *);
  int (*timeout)(struct MHD_Daemon *, unsigned long long *);
  const union http_info *(*info)(struct MHD_Daemon *, int, ...);
  const char *(*lookup)(struct MHD_Connection *, int, const char *);
  struct MHD_Response *(*response)(size_t, void *, int);
  int (*add_header)(struct MHD_Response *, const char *, const char *);
  int (*queue)(struct MHD_Connection *, unsigned, struct MHD_Response *);
  void (*destroy)(struct MHD_Response *);
  struct MHD_Response *(*upgrade)(http_upgraded, void *);
  int (*upgrade_action)(struct MHD_UpgradeResponseHandle *, int, ...);

  int (*ws_init)(ws_context *, const struct ws_callbacks *, void *);
  void (*ws_free)(ws_context);
  void (*ws_limit)(ws_context, uint64_t);
  int (*ws_receive)(ws_context);
  int (*ws_send)(ws_context);
  int (*ws_queue)(ws_context, const struct ws_message *);
  int (*ws_goodbye)(ws_context, uint16_t, const uint8_t *, size_t);
  void (*ws_error)(ws_context, int);
  int (*ws_wants_read)(ws_context);
  int (*ws_wants_write)(ws_context);
} cs_libraries;

// NULL, and why, where they are not installed.
const cs_libraries *cs_load(const char **reason);
