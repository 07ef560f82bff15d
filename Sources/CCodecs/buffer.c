#include "internal.h"

// Makes room for more bytes by doubling. 0 when there is no memory.
static int reserve(codecs_buffer *buffer, size_t more) {
  if (more <= buffer->capacity - buffer->count) return 1;
  size_t capacity = buffer->capacity ? buffer->capacity : 4096;
  while (capacity - buffer->count < more) {
    if (capacity > SIZE_MAX / 2) return 0;
    capacity *= 2;
  }
  uint8_t *bytes = realloc(buffer->bytes, capacity);
  if (!bytes) return 0;
  buffer->bytes = bytes;
  buffer->capacity = capacity;
  return 1;
}

int codecs_buffer_append(codecs_buffer *buffer, const void *bytes, size_t count) {
  if (!reserve(buffer, count)) return 0;
  if (count) memcpy(buffer->bytes + buffer->count, bytes, count);
  buffer->count += count;
  return 1;
}

void codecs_buffer_free(codecs_buffer *buffer) {
  free(buffer->bytes);
  *buffer = (codecs_buffer){0};
}
