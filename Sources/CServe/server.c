#define _GNU_SOURCE
#include "server.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <time.h>

int cs_handle(void *owner, struct MHD_Connection *connection, const char *url, const char *method,
              const char *version, const char *upload, size_t *upload_size, void **place);
void cs_completed(void *owner, struct MHD_Connection *connection, void **place, int reason);

double cs_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

cs_server *cs_open(bool is_open_to_network, uint16_t port, cs_bounds bounds, cs_handlers handlers,
                   const char **reason) {
  const cs_libraries *library = cs_load(reason);
  if (!library) return NULL;
  cs_server *server = calloc(1, sizeof *server);
  *reason = "no memory";
  if (!server) return NULL;
  server->library = library;
  server->bounds = bounds;
  server->handlers = handlers;
  struct sockaddr_in address = {
      .sin_family = AF_INET,
      .sin_port = htons(port),
      .sin_addr.s_addr = htonl(is_open_to_network ? INADDR_ANY : INADDR_LOOPBACK)};
  server->daemon = library->start(
      HTTP_USE_EPOLL | HTTP_ALLOW_UPGRADE, port, NULL, NULL, cs_handle, server,
      HTTP_OPTION_MEMORY, bounds.head_bytes, HTTP_OPTION_CONNECTIONS, (unsigned)bounds.connections,
      HTTP_OPTION_TIMEOUT, (unsigned)bounds.idle_seconds, HTTP_OPTION_COMPLETED, cs_completed, NULL,
      HTTP_OPTION_ADDRESS, (struct sockaddr *)&address, HTTP_OPTION_REUSE, 1u, HTTP_OPTION_END);
  if (server->daemon) return server;
  free(server);
  *reason = "the port is taken, or may not be used";
  return NULL;
}

int cs_port(const cs_server *server) {
  const union http_info *info = server->library->info(server->daemon, HTTP_INFO_LISTENER);
  struct sockaddr_in address;
  socklen_t size = sizeof address;
  if (!info || getsockname(info->fd, (struct sockaddr *)&address, &size) != 0) return 0;
  return ntohs(address.sin_port);
}

void cs_close(cs_server *server) {
  if (!server) return;
  cs_forget_sockets(server);
  server->library->run(server->daemon);
  server->library->stop(server->daemon);
  free(server);
}

// How long may be waited.
static struct timespec patience(const cs_server *server, double seconds) {
  unsigned long long own;
  double wait = seconds > 0 ? seconds : 0;
  if (server->library->timeout(server->daemon, &own) && (double)own < 1000 * wait)
    wait = (double)own / 1000;
  if (wait > 1) wait = 1;
  return (struct timespec){.tv_sec = (time_t)wait, .tv_nsec = (long)((wait - (time_t)wait) * 1e9)};
}

void cs_poll(cs_server *server, double seconds) {
  const union http_info *info = server->library->info(server->daemon, HTTP_INFO_EPOLL);
  struct pollfd *polled = calloc((size_t)server->socket_count + 1, sizeof *polled);
  if (!info || !polled) {
    free(polled);
    return;
  }
  int count = cs_poll_sockets(server, polled);
  polled[count].fd = info->fd;
  polled[count].events = POLLIN;
  struct timespec wait = patience(server, seconds);
  ppoll(polled, (nfds_t)count + 1, &wait, NULL);
  free(polled);
  server->library->run(server->daemon);
  cs_serve_sockets(server);
}
