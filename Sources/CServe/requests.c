#include <stdlib.h>
#include <string.h>

#include "server.h"

static void free_request(cs_request *request) {
  if (!request) return;
  free(request->path);
  free(request->body);
  free(request);
}

static bool take(cs_request *request, const char *bytes, size_t count) {
  size_t most = request->server->bounds.body_bytes;
  if (count > most || request->body_count > most - count) return false;
  if (request->body_count + count > request->body_room) {
    size_t room = 2 * (request->body_count + count);
    uint8_t *larger = realloc(request->body, room);
    if (!larger) return false;
    request->body = larger;
    request->body_room = room;
  }
  memcpy(request->body + request->body_count, bytes, count);
  request->body_count += count;
  return true;
}

// Whether the head announces a body beyond the bounds.
static bool is_too_large(const cs_server *server, struct MHD_Connection *connection) {
  const char *length = server->library->lookup(connection, HTTP_HEADER, "Content-Length");
  return length && strtoull(length, NULL, 10) > server->bounds.body_bytes;
}

static int refuse(cs_request *request) {
  static const char words[] = "too large\n";
  cs_answer(request, 413, NULL, 0, (const uint8_t *)words, sizeof words - 1);
  return request->result;
}

int cs_handle(void *owner, struct MHD_Connection *connection, const char *url, const char *method,
              const char *version, const char *upload, size_t *upload_size, void **place) {
  (void)version;
  cs_server *server = owner;
  cs_request *request = *place;
  if (!request) {
    request = calloc(1, sizeof *request);
    if (!request) return 0;
    *place = request;
    request->server = server;
    request->connection = connection;
    request->path = strdup(url);
    if (!request->path) return 0;
    return is_too_large(server, connection) ? refuse(request) : 1;
  }
  if (*upload_size > 0) {
    bool is_taken = take(request, upload, *upload_size);
    *upload_size = 0;
    return is_taken;
  }
  if (request->is_answered) return 1;
  request->method = method;
  server->handlers.request(server->handlers.owner, request);
  return request->is_answered ? request->result : 0;
}

void cs_completed(void *owner, struct MHD_Connection *connection, void **place, int reason) {
  (void)owner;
  (void)connection;
  (void)reason;
  free_request(*place);
  *place = NULL;
}

const char *cs_method(const cs_request *request) { return request->method; }
const char *cs_path(const cs_request *request) { return request->path; }

const char *cs_header(const cs_request *request, const char *name) {
  return request->server->library->lookup(request->connection, HTTP_HEADER, name);
}

const char *cs_argument(const cs_request *request, const char *name) {
  return request->server->library->lookup(request->connection, HTTP_ARGUMENT, name);
}

const uint8_t *cs_body(const cs_request *request, size_t *count) {
  *count = request->body_count;
  return request->body;
}

static void queue(cs_request *request, int status, struct MHD_Response *response) {
  const cs_libraries *library = request->server->library;
  request->is_answered = true;
  request->result = response ? library->queue(request->connection, (unsigned)status, response) : 0;
  if (response) library->destroy(response);
}

void cs_answer(cs_request *request, int status, const cs_field *fields, size_t field_count,
               const uint8_t *bytes, size_t count) {
  const cs_libraries *library = request->server->library;
  struct MHD_Response *response =
      library->response(count, (void *)(uintptr_t)(count ? (const void *)bytes : ""), HTTP_COPY);
  for (size_t k = 0; response && k < field_count; k++)
    library->add_header(response, fields[k].name, fields[k].value);
  queue(request, status, response);
}

static void upgraded(void *owner, struct MHD_Connection *connection, void *request,
                     const char *extra, size_t extra_count, int fd,
                     struct MHD_UpgradeResponseHandle *handle) {
  (void)connection;
  cs_adopt(owner, fd, handle, ((cs_request *)request)->tag, extra, extra_count);
}

void cs_upgrade(cs_request *request, const char *accept, uint64_t tag) {
  cs_server *server = request->server;
  request->tag = tag;
  struct MHD_Response *response = server->library->upgrade(upgraded, server);
  if (response) {
    server->library->add_header(response, "Upgrade", "websocket");
    server->library->add_header(response, "Sec-WebSocket-Accept", accept);
  }
  queue(request, 101, response);
}
