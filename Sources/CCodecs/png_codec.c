#include "internal.h"
#include <png.h>

// Where libpng reads from and complains to.
typedef struct source {
  const uint8_t *bytes;
  size_t left;
  char *message;
} source;

static void on_error(png_structp png, png_const_charp text) {
  char *message = png_get_error_ptr(png);
  snprintf(message, CODECS_MESSAGE_SIZE, "PNG: %s", text);
  png_longjmp(png, 1);
}

// Oddities in chunks that pictures do not need are passed over in silence.
static void on_warning(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

static void on_read(png_structp png, png_bytep into, size_t count) {
  source *from = png_get_io_ptr(png);
  if (count > from->left) png_error(png, "the file ends too early");
  memcpy(into, from->bytes, count);
  from->bytes += count;
  from->left -= count;
}

typedef struct reader {
  png_structp png;
  png_infop info;
  png_bytep *rows;
} reader;

static int reader_open(reader *reader, source *from) {
  reader->rows = NULL;
  reader->info = NULL;
  reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, from->message, on_error, on_warning);
  if (reader->png) reader->info = png_create_info_struct(reader->png);
  if (reader->info) return CODECS_OK;
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
  return codecs_fail(CODECS_MEMORY, from->message, "PNG: no memory");
}

static void reader_close(reader *reader) {
  free(reader->rows);
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
}

// Reads up to the pixels. Sizes are the caller's to limit; side chunks are limited here.
static void read_header(reader *reader, source *from) {
  png_set_read_fn(reader->png, from, on_read);
  png_set_user_limits(reader->png, 0x7fffffff, 0x7fffffff);
  png_set_chunk_malloc_max(reader->png, 4u << 20);
  png_set_chunk_cache_max(reader->png, 64);
  png_read_info(reader->png, reader->info);
}

int codecs_png_size(const uint8_t *bytes, size_t count, codecs_size *size, char *message) {
  source from = {bytes, count, message};
  reader reader;
  int status = reader_open(&reader, &from);
  if (status) return status;
  if (setjmp(png_jmpbuf(reader.png))) {
    reader_close(&reader);
    return CODECS_DAMAGED;
  }
  read_header(&reader, &from);
  size->width = png_get_image_width(reader.png, reader.info);
  size->height = png_get_image_height(reader.png, reader.info);
  reader_close(&reader);
  return CODECS_OK;
}

// Whatever the file holds (grey, palette, 1 to 16 bits, with or without alpha) becomes RGBA8.
static void ask_for_rgba(png_structp png, png_infop info) {
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
  png_set_interlace_handling(png);
  png_read_update_info(png, info);
}

static void read_rows(reader *reader, codecs_size size, uint8_t *pixels) {
  png_structp png = reader->png;
  if (png_get_image_width(png, reader->info) != size.width
      || png_get_image_height(png, reader->info) != size.height) {
    png_error(png, "the size is not the one asked for");
  }
  ask_for_rgba(png, reader->info);
  if (png_get_rowbytes(png, reader->info) != (size_t)size.width * 4) {
    png_error(png, "an unknown pixel format");
  }
  reader->rows = malloc(sizeof(png_bytep) * size.height);
  if (!reader->rows) png_error(png, "no memory");
  for (uint32_t y = 0; y < size.height; y++) {
    reader->rows[y] = pixels + (size_t)y * size.width * 4;
  }
  png_read_image(png, reader->rows);
  png_read_end(png, NULL);
}

int codecs_png_decode(const uint8_t *bytes, size_t count, codecs_size size, uint8_t *pixels,
                      char *message) {
  source from = {bytes, count, message};
  reader reader;
  int status = reader_open(&reader, &from);
  if (status) return status;
  if (setjmp(png_jmpbuf(reader.png))) {
    reader_close(&reader);
    return CODECS_DAMAGED;
  }
  read_header(&reader, &from);
  read_rows(&reader, size, pixels);
  reader_close(&reader);
  codecs_premultiply(pixels, (size_t)size.width * size.height);
  return CODECS_OK;
}

static void on_write(png_structp png, png_bytep bytes, size_t count) {
  if (!codecs_buffer_append(png_get_io_ptr(png), bytes, count)) png_error(png, "no memory");
}

static void on_flush(png_structp png) { (void)png; }

// How much time compression may take.
typedef struct effort {
  int level, filters;
} effort;

static void write_all(png_structp png, png_infop info, const uint8_t *straight, size_t stride,
                      codecs_size size, int opaque, effort effort) {
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  png_set_compression_level(png, effort.level);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, effort.filters);
  png_set_IHDR(png, info, size.width, size.height, 8,
               opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGBA, PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_write_info(png, info);
  if (opaque) png_set_filler(png, 0, PNG_FILLER_AFTER);
  for (uint32_t y = 0; y < size.height; y++) {
    png_write_row(png, straight + (size_t)y * stride * 4);
  }
  png_write_end(png, NULL);
}

static int encode(const uint8_t *straight, size_t stride, codecs_size size, int opaque,
                  effort effort, codecs_buffer *out, char *message) {
  png_structp png =
      png_create_write_struct(PNG_LIBPNG_VER_STRING, message, on_error, on_warning);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!info) {
    png_destroy_write_struct(&png, NULL);
    return codecs_fail(CODECS_MEMORY, message, "PNG: no memory");
  }
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    return CODECS_FAILED;
  }
  png_set_write_fn(png, out, on_write, on_flush);
  write_all(png, info, straight, stride, size, opaque, effort);
  png_destroy_write_struct(&png, &info);
  return CODECS_OK;
}

int codecs_png_encode(const uint8_t *straight, codecs_size size, int opaque,
                      codecs_buffer *out, char *message) {
  effort best = {.level = 6, .filters = PNG_ALL_FILTERS};
  return encode(straight, size.width, size, opaque, best, out, message);
}

int codecs_png_encode_part(const uint8_t *opaque, size_t stride, codecs_size size,
                           codecs_buffer *out, char *message) {
  effort least = {.level = 1, .filters = PNG_FILTER_UP};
  return encode(opaque, stride, size, 1, least, out, message);
}
