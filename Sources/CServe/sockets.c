#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

#include "server.h"

// What one socket may read at a time, so that the others have their turn.
enum { BYTES_A_TURN = 256 * 1024 };

struct cs_web_socket {
  cs_web_socket *next;
  cs_server *server;
  uint64_t number;
  int fd;
  struct MHD_UpgradeResponseHandle *handle;
  ws_context context;
  // Read before it was a web socket.
  uint8_t *early;
  size_t early_count, early_taken;
  size_t read_this_turn;
  // Queued, and handed to the system so far.
  size_t queued, sent;
  double heard_at, pinged_at, second_began;
  int messages_this_second;
  bool is_over;
};

static ssize_t receive(ws_context context, uint8_t *bytes, size_t count, int flags, void *place) {
  (void)flags;
  cs_web_socket *socket = place;
  size_t early = socket->early_count - socket->early_taken;
  if (early > 0) {
    size_t taken = early < count ? early : count;
    memcpy(bytes, socket->early + socket->early_taken, taken);
    socket->early_taken += taken;
    return (ssize_t)taken;
  }
  ssize_t got = -1;
  bool has_turn = socket->read_this_turn < BYTES_A_TURN;
  errno = EAGAIN;
  if (has_turn) do got = recv(socket->fd, bytes, count, MSG_DONTWAIT);
    while (got < 0 && errno == EINTR);
  if (got > 0) {
    socket->read_this_turn += (size_t)got;
    socket->heard_at = cs_now();
    return got;
  }
  bool is_patient = got < 0 && (errno == EAGAIN || errno == EWOULDBLOCK);
  socket->server->library->ws_error(context, is_patient ? WS_WOULD_BLOCK : WS_CALLBACK_FAILURE);
  return -1;
}

static ssize_t hand_on(
    ws_context context, const uint8_t *bytes, size_t count, int flags, void *place) {
  (void)flags;
  cs_web_socket *socket = place;
  ssize_t sent;
  do sent = send(socket->fd, bytes, count, MSG_DONTWAIT | MSG_NOSIGNAL);
  while (sent < 0 && errno == EINTR);
  if (sent >= 0) {
    socket->sent += (size_t)sent;
    return sent;
  }
  bool is_patient = errno == EAGAIN || errno == EWOULDBLOCK;
  socket->server->library->ws_error(context, is_patient ? WS_WOULD_BLOCK : WS_CALLBACK_FAILURE);
  return -1;
}

static void goodbye(cs_web_socket *socket, int code) {
  socket->server->library->ws_goodbye(socket->context, (uint16_t)code, NULL, 0);
  socket->server->library->ws_send(socket->context);
  socket->is_over = true;
}

static void heard(ws_context context, const struct ws_received *message, void *place) {
  (void)context;
  cs_web_socket *socket = place;
  cs_server *server = socket->server;
  if (socket->is_over) return;
  double now = cs_now();
  if (now - socket->second_began >= 1) {
    socket->second_began = now;
    socket->messages_this_second = 0;
  }
  if (++socket->messages_this_second > server->bounds.messages_a_second)
    return goodbye(socket, 1008);
  if (message->opcode != WS_TEXT && message->opcode != WS_BINARY) return;
  server->handlers.message(server->handlers.owner, socket->number, message->opcode == WS_TEXT,
                           message->bytes, message->count);
}

static void let_go(cs_server *server, struct MHD_UpgradeResponseHandle *handle) {
  server->library->upgrade_action(handle, HTTP_UPGRADE_CLOSE);
}

static void release(cs_web_socket *socket) {
  cs_server *server = socket->server;
  server->library->ws_free(socket->context);
  let_go(server, socket->handle);
  free(socket->early);
  free(socket);
}

static bool prepare(cs_web_socket *socket, const char *extra, size_t extra_count) {
  static const struct ws_callbacks callbacks = {
      .receive = receive, .send = hand_on, .message = heard};
  const cs_libraries *library = socket->server->library;
  int yes = 1;
  setsockopt(socket->fd, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  if (extra_count > 0) {
    socket->early = malloc(extra_count);
    if (!socket->early) return false;
    memcpy(socket->early, extra, extra_count);
    socket->early_count = extra_count;
  }
  if (library->ws_init(&socket->context, &callbacks, socket) != 0) return false;
  library->ws_limit(socket->context, socket->server->bounds.message_bytes);
  return true;
}

void cs_adopt(cs_server *server, int fd, struct MHD_UpgradeResponseHandle *handle,
              uint64_t tag, const char *extra, size_t extra_count) {
  cs_web_socket *socket = calloc(1, sizeof *socket);
  if (!socket) return let_go(server, handle);
  socket->server = server;
  socket->fd = fd;
  socket->handle = handle;
  socket->heard_at = socket->pinged_at = socket->second_began = cs_now();
  if (!prepare(socket, extra, extra_count)) {
    free(socket->early);
    free(socket);
    return let_go(server, handle);
  }
  socket->number = ++server->last_number;
  socket->next = server->sockets;
  server->sockets = socket;
  server->socket_count++;
  if (server->socket_count > server->bounds.web_sockets) return goodbye(socket, 1013);
  server->handlers.opened(server->handlers.owner, socket->number, tag);
}

// Asks whoever is silent whether it lives.
static void look_after(cs_web_socket *socket) {
  const cs_bounds *bounds = &socket->server->bounds;
  double now = cs_now();
  if (now - socket->heard_at > bounds->dead_seconds) {
    socket->is_over = true;
  } else if (now - socket->heard_at > bounds->ping_seconds &&
             now - socket->pinged_at > bounds->ping_seconds) {
    socket->pinged_at = now;
    struct ws_message ping = {.opcode = WS_PING};
    socket->server->library->ws_queue(socket->context, &ping);
  }
}

static void serve(cs_web_socket *socket) {
  const cs_libraries *library = socket->server->library;
  socket->read_this_turn = 0;
  if (!socket->is_over && library->ws_receive(socket->context) != 0) socket->is_over = true;
  if (!socket->is_over) look_after(socket);
  if (!socket->is_over && library->ws_send(socket->context) != 0) socket->is_over = true;
  // Both have said goodbye.
  if (!library->ws_wants_read(socket->context) && !library->ws_wants_write(socket->context))
    socket->is_over = true;
}

void cs_serve_sockets(cs_server *server) {
  for (cs_web_socket *socket = server->sockets; socket; socket = socket->next) serve(socket);
  cs_web_socket **place = &server->sockets;
  while (*place) {
    cs_web_socket *socket = *place;
    if (!socket->is_over) {
      place = &socket->next;
      continue;
    }
    *place = socket->next;
    server->socket_count--;
    uint64_t number = socket->number;
    release(socket);
    server->handlers.closed(server->handlers.owner, number);
    place = &server->sockets;
  }
}

int cs_poll_sockets(const cs_server *server, struct pollfd *polled) {
  int count = 0;
  for (cs_web_socket *socket = server->sockets; socket; socket = socket->next, count++) {
    bool writes = server->library->ws_wants_write(socket->context);
    polled[count].fd = socket->fd;
    polled[count].events = (short)(POLLIN | (writes ? POLLOUT : 0));
  }
  return count;
}

void cs_forget_sockets(cs_server *server) {
  while (server->sockets) {
    cs_web_socket *socket = server->sockets;
    server->sockets = socket->next;
    if (!socket->is_over) goodbye(socket, 1001);
    release(socket);
  }
  server->socket_count = 0;
}

static cs_web_socket *numbered(const cs_server *server, uint64_t number) {
  for (cs_web_socket *socket = server->sockets; socket; socket = socket->next)
    if (socket->number == number) return socket->is_over ? NULL : socket;
  return NULL;
}

bool cs_send(cs_server *server, uint64_t number, bool is_text, const uint8_t *bytes, size_t count) {
  cs_web_socket *socket = numbered(server, number);
  if (!socket) return false;
  struct ws_message message = {
      .opcode = is_text ? WS_TEXT : WS_BINARY, .bytes = bytes, .count = count};
  if (server->library->ws_queue(socket->context, &message) != 0) return false;
  socket->queued += count;
  if (server->library->ws_send(socket->context) != 0) socket->is_over = true;
  return !socket->is_over;
}

size_t cs_unsent(const cs_server *server, uint64_t number) {
  cs_web_socket *socket = numbered(server, number);
  return socket && socket->queued > socket->sent ? socket->queued - socket->sent : 0;
}
