#include "internal.h"
#include "webp_planes.h"
#include <webp/decode.h>
#include <webp/encode.h>

static int refused(int status, char *message, const char *what, const char *text) {
  snprintf(message, CODECS_MESSAGE_SIZE, "WebP: %s%s", what, text);
  return status;
}

// What the decoder's status means to people.
static int decoding_failed(VP8StatusCode code, char *message) {
  switch (code) {
    case VP8_STATUS_OUT_OF_MEMORY: return refused(CODECS_MEMORY, message, "", "no memory");
    case VP8_STATUS_UNSUPPORTED_FEATURE:
      return refused(CODECS_UNSUPPORTED, message, "", "an unsupported feature");
    case VP8_STATUS_NOT_ENOUGH_DATA:
    case VP8_STATUS_SUSPENDED:
      return refused(CODECS_DAMAGED, message, "", "the file ends too early");
    default: return refused(CODECS_DAMAGED, message, "", "the data is damaged");
  }
}

int codecs_webp_size(const uint8_t *bytes, size_t count, codecs_size *size, char *message) {
  WebPBitstreamFeatures features;
  VP8StatusCode code = WebPGetFeatures(bytes, count, &features);
  if (code != VP8_STATUS_OK) return decoding_failed(code, message);
  if (features.has_animation) {
    return refused(CODECS_UNSUPPORTED, message, "", "animations are not supported");
  }
  *size = (codecs_size){(uint32_t)features.width, (uint32_t)features.height};
  return CODECS_OK;
}

int codecs_webp_decode(const uint8_t *bytes, size_t count, codecs_size size, uint8_t *pixels,
                       char *message) {
  WebPDecoderConfig config;
  if (!WebPInitDecoderConfig(&config)) {
    return refused(CODECS_UNSUPPORTED, message, "", "the library is of another version");
  }
  config.output.colorspace = MODE_RGBA;
  config.output.is_external_memory = 1;
  config.output.u.RGBA.rgba = pixels;
  config.output.u.RGBA.stride = (int)(size.width * 4);
  config.output.u.RGBA.size = (size_t)size.width * size.height * 4;
  VP8StatusCode code = WebPDecode(bytes, count, &config);
  WebPFreeDecBuffer(&config.output);
  if (code != VP8_STATUS_OK) return decoding_failed(code, message);
  codecs_premultiply(pixels, (size_t)size.width * size.height);
  return CODECS_OK;
}

// One thread always: frames are encoded side by side instead.
static int configure(WebPConfig *config, codecs_webp_options options) {
  if (!WebPConfigInit(config)) return 0;
  config->lossless = options.lossless;
  config->quality = options.lossless ? 75 : options.quality;
  config->method = options.effort;
  config->exact = options.lossless;
  // Smoothing between blocks softens the edges that screens are made of, and saves nothing.
  config->filter_strength = 0;
  config->segments = options.segments;
  if (options.segments == 1) config->sns_strength = 0;
  config->thread_level = 0;
  return WebPValidateConfig(config);
}

static int import(WebPPicture *picture, const uint8_t *pixels, codecs_size size) {
  if (!WebPPictureInit(picture)) return 0;
  size_t count = (size_t)size.width * size.height;
  uint8_t *straight = malloc(count * 4);
  if (!straight) return 0;
  codecs_unpremultiply(pixels, straight, count);
  picture->use_argb = 1;
  picture->width = (int)size.width;
  picture->height = (int)size.height;
  int taken = WebPPictureImportRGBA(picture, straight, (int)size.width * 4);
  free(straight);
  if (!taken) WebPPictureFree(picture);
  return taken;
}

static int on_write(const uint8_t *bytes, size_t count, const WebPPicture *picture) {
  return codecs_buffer_append(picture->custom_ptr, bytes, count);
}

static int encoding_failed(const WebPPicture *picture, char *message) {
  char text[32];
  snprintf(text, sizeof text, "%d", (int)picture->error_code);
  return refused(CODECS_FAILED, message, "libwebp's encoder stopped with code ", text);
}

static int encode(const WebPConfig *config, WebPPicture *picture, codecs_buffer *out,
                  char *message) {
  picture->writer = on_write;
  picture->custom_ptr = out;
  int done = WebPEncode(config, picture);
  int status = done ? CODECS_OK : encoding_failed(picture, message);
  WebPPictureFree(picture);
  return status;
}

int codecs_webp_encode(const uint8_t *pixels, codecs_size size, codecs_webp_options options,
                       codecs_buffer *out, char *message) {
  WebPConfig config;
  WebPPicture picture;
  if (!configure(&config, options)) {
    return refused(CODECS_FAILED, message, "", "libwebp refuses the options");
  }
  if (!import(&picture, pixels, size)) {
    return refused(CODECS_MEMORY, message, "", "no memory");
  }
  return encode(&config, &picture, out, message);
}

// A picture of planes, with none for alpha unless asked for.
static int make_planes(WebPPicture *picture, codecs_size size, WebPEncCSP kind) {
  if (!WebPPictureInit(picture)) return 0;
  picture->use_argb = 0;
  picture->colorspace = kind;
  picture->width = (int)size.width;
  picture->height = (int)size.height;
  return WebPPictureAlloc(picture);
}

int codecs_webp_encode_colours(const uint8_t *pixels, codecs_size size,
                               codecs_webp_options options, codecs_buffer *out, char *message) {
  WebPConfig config;
  WebPPicture picture;
  if (options.lossless || !configure(&config, options)) {
    return refused(CODECS_FAILED, message, "", "libwebp refuses the options");
  }
  if (!make_planes(&picture, size, WEBP_YUV420)) {
    return refused(CODECS_MEMORY, message, "", "no memory");
  }
  codecs_planes planes = {picture.y, picture.u, picture.v, (size_t)picture.y_stride,
                          (size_t)picture.uv_stride};
  if (!codecs_fill_planes(pixels, size, planes)) {
    WebPPictureFree(&picture);
    return refused(CODECS_MEMORY, message, "", "no memory");
  }
  return encode(&config, &picture, out, message);
}

int codecs_webp_encode_alpha(const uint8_t *alpha, codecs_size size, codecs_buffer *out,
                             char *message) {
  WebPConfig config;
  WebPPicture picture;
  if (!configure(&config, (codecs_webp_options){0, 0, 2, 1})) {
    return refused(CODECS_FAILED, message, "", "libwebp refuses the options");
  }
  if (!make_planes(&picture, size, WEBP_YUV420A)) {
    return refused(CODECS_MEMORY, message, "", "no memory");
  }
  size_t rows = size.height, half = (rows + 1) / 2;
  memset(picture.y, 16, (size_t)picture.y_stride * rows);
  memset(picture.u, 128, (size_t)picture.uv_stride * half);
  memset(picture.v, 128, (size_t)picture.uv_stride * half);
  for (size_t y = 0; y < rows; y++) {
    memcpy(picture.a + y * (size_t)picture.a_stride, alpha + y * size.width, size.width);
  }
  // Alpha on screens is edges and corners: what stands beside a pixel foretells nothing of it, and the
  // search for a way to foretell it takes as long as the rest.
  config.alpha_filtering = 0;
  return encode(&config, &picture, out, message);
}

int codecs_alpha_plane(const uint8_t *pixels, size_t count, uint8_t *alpha) {
  uint8_t all = 255;
  for (size_t i = 0; i < count; i++) all &= alpha[i] = pixels[4 * i + 3];
  return all == 255;
}
