#include <setjmp.h>
#include "internal.h"
#include <jpeglib.h>
#include <jerror.h>

// A progressive file may ask for any number of passes over the picture; honest ones need
// about ten.
enum { MOST_SCANS = 100 };

// libjpeg's error handler with a way out. Stays alive as long as the codec it serves.
typedef struct trouble {
  struct jpeg_error_mgr manager;
  jmp_buf out;
  int status;
  char *message;
} trouble;

static void leave(j_common_ptr jpeg, const char *text) {
  trouble *trouble = (struct trouble *)jpeg->err;
  snprintf(trouble->message, CODECS_MESSAGE_SIZE, "JPEG: %s", text);
  longjmp(trouble->out, 1);
}

static void on_error(j_common_ptr jpeg) {
  char text[JMSG_LENGTH_MAX];
  jpeg->err->format_message(jpeg, text);
  leave(jpeg, text);
}

// libjpeg only warns of missing data and paints grey; here that is an error. Its other
// warnings are about harmless leftovers.
static void on_message(j_common_ptr jpeg, int level) {
  if (level >= 0) return;
  int code = jpeg->err->msg_code;
  if (code == JWRN_JPEG_EOF || code == JWRN_HIT_MARKER) leave(jpeg, "the file ends too early");
}

static void catch_trouble(trouble *trouble, char *message) {
  jpeg_std_error(&trouble->manager);
  trouble->manager.error_exit = on_error;
  trouble->manager.emit_message = on_message;
  trouble->status = CODECS_DAMAGED;
  trouble->message = message;
}

static void on_progress(j_common_ptr jpeg) {
  if (!jpeg->is_decompressor) return;
  if (((j_decompress_ptr)jpeg)->input_scan_number > MOST_SCANS) leave(jpeg, "too many scans");
}

static void refuse_cmyk(j_decompress_ptr jpeg, trouble *trouble) {
  int space = jpeg->jpeg_color_space;
  if (space != JCS_CMYK && space != JCS_YCCK) return;
  trouble->status = CODECS_UNSUPPORTED;
  leave((j_common_ptr)jpeg, "CMYK is not supported");
}

static void read_header(j_decompress_ptr jpeg, trouble *trouble, const uint8_t *bytes,
                        size_t count) {
  jpeg_create_decompress(jpeg);
  if (count == 0) leave((j_common_ptr)jpeg, "the file ends too early");
  jpeg_mem_src(jpeg, bytes, count);
  jpeg_read_header(jpeg, TRUE);
  refuse_cmyk(jpeg, trouble);
}

int codecs_jpeg_size(const uint8_t *bytes, size_t count, codecs_size *size, char *message) {
  struct jpeg_decompress_struct jpeg = {0};
  trouble trouble;
  catch_trouble(&trouble, message);
  jpeg.err = &trouble.manager;
  if (setjmp(trouble.out)) {
    jpeg_destroy_decompress(&jpeg);
    return trouble.status;
  }
  read_header(&jpeg, &trouble, bytes, count);
  *size = (codecs_size){jpeg.image_width, jpeg.image_height};
  jpeg_destroy_decompress(&jpeg);
  return CODECS_OK;
}

// The slow integer transform is the one whose results do not depend on the processor.
static void read_rows(j_decompress_ptr jpeg, codecs_size size, uint8_t *pixels) {
  if (jpeg->image_width != size.width || jpeg->image_height != size.height) {
    leave((j_common_ptr)jpeg, "the size is not the one asked for");
  }
  jpeg->out_color_space = JCS_EXT_RGBA;
  jpeg->dct_method = JDCT_ISLOW;
  jpeg_start_decompress(jpeg);
  while (jpeg->output_scanline < jpeg->output_height) {
    JSAMPROW row = pixels + (size_t)jpeg->output_scanline * size.width * 4;
    jpeg_read_scanlines(jpeg, &row, 1);
  }
  jpeg_finish_decompress(jpeg);
}

int codecs_jpeg_decode(const uint8_t *bytes, size_t count, codecs_size size, uint8_t *pixels,
                       char *message) {
  struct jpeg_decompress_struct jpeg = {0};
  struct jpeg_progress_mgr progress = {.progress_monitor = on_progress};
  trouble trouble;
  catch_trouble(&trouble, message);
  jpeg.err = &trouble.manager;
  if (setjmp(trouble.out)) {
    jpeg_destroy_decompress(&jpeg);
    return trouble.status;
  }
  read_header(&jpeg, &trouble, bytes, count);
  jpeg.progress = &progress;
  read_rows(&jpeg, size, pixels);
  jpeg_destroy_decompress(&jpeg);
  return CODECS_OK;
}

static void write_all(j_compress_ptr jpeg, const uint8_t *opaque, size_t stride,
                      codecs_size size, int quality, int full_chroma, int is_fast) {
  jpeg->image_width = size.width;
  jpeg->image_height = size.height;
  jpeg->input_components = 4;
  jpeg->in_color_space = JCS_EXT_RGBX;
  jpeg_set_defaults(jpeg);
  jpeg_set_quality(jpeg, quality, TRUE);
  jpeg->dct_method = is_fast ? JDCT_IFAST : JDCT_ISLOW;
  jpeg->optimize_coding = !is_fast;
  jpeg->comp_info[0].h_samp_factor = full_chroma ? 1 : 2;
  jpeg->comp_info[0].v_samp_factor = full_chroma ? 1 : 2;
  jpeg_start_compress(jpeg, TRUE);
  while (jpeg->next_scanline < jpeg->image_height) {
    JSAMPROW row = (JSAMPROW)opaque + (size_t)jpeg->next_scanline * stride * 4;
    jpeg_write_scanlines(jpeg, &row, 1);
  }
  jpeg_finish_compress(jpeg);
}

// What libjpeg's memory destination has allocated; outlives a longjmp.
typedef struct written {
  unsigned char *bytes;
  unsigned long count;
} written;

static int compress(const uint8_t *opaque, size_t stride, codecs_size size, int quality,
                    int full_chroma, int is_fast, written *written, char *message) {
  struct jpeg_compress_struct jpeg = {0};
  trouble trouble;
  catch_trouble(&trouble, message);
  trouble.status = CODECS_FAILED;
  jpeg.err = &trouble.manager;
  if (setjmp(trouble.out)) {
    jpeg_destroy_compress(&jpeg);
    return trouble.status;
  }
  jpeg_create_compress(&jpeg);
  jpeg_mem_dest(&jpeg, &written->bytes, &written->count);
  write_all(&jpeg, opaque, stride, size, quality, full_chroma, is_fast);
  jpeg_destroy_compress(&jpeg);
  return CODECS_OK;
}

static int encode(const uint8_t *opaque, size_t stride, codecs_size size, int quality,
                  int full_chroma, int is_fast, codecs_buffer *out, char *message) {
  written written = {NULL, 0};
  int status = compress(opaque, stride, size, quality, full_chroma, is_fast, &written, message);
  if (!status && !codecs_buffer_append(out, written.bytes, written.count)) {
    status = codecs_fail(CODECS_MEMORY, message, "JPEG: no memory");
  }
  free(written.bytes);
  return status;
}

int codecs_jpeg_encode(const uint8_t *opaque, codecs_size size, int quality, int full_chroma,
                       codecs_buffer *out, char *message) {
  return encode(opaque, size.width, size, quality, full_chroma, 0, out, message);
}

int codecs_jpeg_encode_part(const uint8_t *opaque, size_t stride, codecs_size size, int quality,
                            codecs_buffer *out, char *message) {
  return encode(opaque, stride, size, quality, 0, 1, out, message);
}
