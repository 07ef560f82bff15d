#pragma once
#include "cserve.h"
#include "libraries.h"

typedef struct cs_web_socket cs_web_socket;

struct cs_server {
  const cs_libraries *library;
  struct MHD_Daemon *daemon;
  cs_bounds bounds;
  cs_handlers handlers;
  cs_web_socket *sockets;
  int socket_count;
  uint64_t last_number;
};

struct cs_request {
  cs_server *server;
  struct MHD_Connection *connection;
  const char *method;
  char *path;
  uint8_t *body;
  size_t body_count, body_room;
  bool is_answered;
  uint64_t tag;
  int result;
};

// Takes a connection over that has become a web socket, with what was read of it already.
void cs_adopt(cs_server *server, int fd, struct MHD_UpgradeResponseHandle *handle,
              uint64_t tag, const char *extra, size_t extra_count);
// Reads and writes what can be, lets go of whoever is gone; then fills in what is to be waited for.
void cs_serve_sockets(cs_server *server);
// How many pollfds the web sockets need, and the pollfds.
struct pollfd;
int cs_poll_sockets(const cs_server *server, struct pollfd *polled);
void cs_forget_sockets(cs_server *server);
