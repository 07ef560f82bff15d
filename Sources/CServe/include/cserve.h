// A server for HTTP and web sockets on libmicrohttpd and wslay, which are loaded when the first one
// is opened: nothing of them is needed to build. One thread: everything happens in cs_poll, and
// handlers are called from there. Numbers of sockets begin at 1 and are never used twice.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct cs_server cs_server;
typedef struct cs_request cs_request;

// Bounds; none of them may be 0.
typedef struct {
  // Of all kinds, web sockets included.
  int connections;
  int web_sockets;
  // Seconds after which a connection on which nothing happens is closed.
  int idle_seconds;
  // Bytes of a request's head, of its body, and of a message on a web socket.
  size_t head_bytes, body_bytes, message_bytes;
  // Messages a second on a web socket; whoever sends more is let go.
  int messages_a_second;
  // Seconds of silence after which a web socket is asked whether it lives, and is let go.
  double ping_seconds, dead_seconds;
} cs_bounds;

typedef struct {
  void *owner;
  // A whole request; to be answered, or upgraded, before this returns.
  void (*request)(void *owner, cs_request *request);
  // With what was said of it when it was upgraded.
  void (*opened)(void *owner, uint64_t socket, uint64_t tag);
  void (*message)(void *owner, uint64_t socket, bool is_text, const uint8_t *bytes, size_t count);
  // No word comes from this socket any more, and none reaches it.
  void (*closed)(void *owner, uint64_t socket);
} cs_handlers;

// Listens on the machine's own address, or on all of them. NULL when it cannot: `reason` then says
// why in one line. `port` 0 takes one that is free.
cs_server *cs_open(bool is_open_to_network, uint16_t port, cs_bounds bounds, cs_handlers handlers,
                   const char **reason);
int cs_port(const cs_server *server);
void cs_close(cs_server *server);

// Waits until there is something to do, so many seconds at the most, and does it.
void cs_poll(cs_server *server, double seconds);

// Seconds on a clock that never goes back.
double cs_now(void);

// Requests; texts belong to the request. NULL for a header or an argument that there is not.
const char *cs_method(const cs_request *request);
const char *cs_path(const cs_request *request);
const char *cs_header(const cs_request *request, const char *name);
const char *cs_argument(const cs_request *request, const char *name);
const uint8_t *cs_body(const cs_request *request, size_t *count);

typedef struct {
  const char *name, *value;
} cs_field;

void cs_answer(cs_request *request, int status, const cs_field *fields, size_t field_count,
               const uint8_t *bytes, size_t count);
// Makes a web socket of it; `accept` answers the browser's key, `tag` comes back when it is open.
void cs_upgrade(cs_request *request, const char *accept, uint64_t tag);

// Web sockets. What is sent lies with the server until the other side has taken it.
bool cs_send(cs_server *server, uint64_t socket, bool is_text, const uint8_t *bytes, size_t count);
size_t cs_unsent(const cs_server *server, uint64_t socket);

// A square of modules for a text, one byte each, 1 for dark: on libqrencode, which is loaded for it.
// NULL where it is not installed. The caller frees it.
uint8_t *cs_qr_code(const char *text, int *width);
