// GIF's variable-length LZW (GIF89a, appendix F), written as it is specified.
#include "internal.h"

enum { MOST_CODES = 4096, SLOTS = 1 << 14 };

// Codes leave as bits, lowest first, in sub-blocks of at most 255 bytes.
typedef struct bits {
  codecs_buffer *out;
  uint32_t pending;
  int count;
  uint8_t block[256];  // length, then bytes
  int failed;
} bits;

static void end_block(bits *bits) {
  if (bits->block[0] == 0) return;
  if (!codecs_buffer_append(bits->out, bits->block, (size_t)bits->block[0] + 1)) bits->failed = 1;
  bits->block[0] = 0;
}

static void put_byte(bits *bits) {
  bits->block[++bits->block[0]] = (uint8_t)bits->pending;
  bits->pending >>= 8;
  bits->count -= 8;
  if (bits->block[0] == 255) end_block(bits);
}

static void put_code(bits *bits, unsigned code, int size) {
  bits->pending |= (uint32_t)code << bits->count;
  bits->count += size;
  while (bits->count >= 8) put_byte(bits);
}

static void finish(bits *bits) {
  if (bits->count > 0) {
    bits->count = 8;
    put_byte(bits);
  }
  end_block(bits);
  if (!codecs_buffer_append(bits->out, &(uint8_t){0}, 1)) bits->failed = 1;
}

// Strings seen so far: (code of all but the last index, last index) to code.
typedef struct dictionary {
  uint32_t keys[SLOTS];  // pair + 1; 0 is empty
  uint16_t codes[SLOTS];
  unsigned next;
  int code_size;
} dictionary;

static void forget(dictionary *dictionary, int index_size) {
  memset(dictionary->keys, 0, sizeof dictionary->keys);
  dictionary->next = (1u << index_size) + 2;
  dictionary->code_size = index_size + 1;
}

// The slot of a pair: the one that holds it, or the empty one where it belongs.
static uint32_t slot_of(const dictionary *dictionary, uint32_t pair) {
  uint32_t slot = (pair * 2654435761u) >> 18;
  while (dictionary->keys[slot] && dictionary->keys[slot] != pair + 1) {
    slot = (slot + 1) & (SLOTS - 1);
  }
  return slot;
}

static void remember(dictionary *dictionary, uint32_t slot, uint32_t pair) {
  dictionary->keys[slot] = pair + 1;
  dictionary->codes[slot] = (uint16_t)dictionary->next;
  if (dictionary->next == 1u << dictionary->code_size) dictionary->code_size++;
  dictionary->next++;
}

static void compress(const uint8_t *indices, size_t count, int index_size,
                     dictionary *dictionary, bits *bits) {
  unsigned clear = 1u << index_size;
  forget(dictionary, index_size);
  put_code(bits, clear, dictionary->code_size);
  unsigned code = indices[0];
  for (size_t i = 1; i < count; i++) {
    uint32_t pair = code << 8 | indices[i];
    uint32_t slot = slot_of(dictionary, pair);
    if (dictionary->keys[slot]) {
      code = dictionary->codes[slot];
      continue;
    }
    put_code(bits, code, dictionary->code_size);
    code = indices[i];
    if (dictionary->next < MOST_CODES) {
      remember(dictionary, slot, pair);
    } else {
      put_code(bits, clear, dictionary->code_size);
      forget(dictionary, index_size);
    }
  }
  put_code(bits, code, dictionary->code_size);
  // The reader takes in one more string after that code, which may lengthen what follows.
  int grows = dictionary->next == 1u << dictionary->code_size && dictionary->code_size < 12;
  put_code(bits, clear + 1, dictionary->code_size + grows);
}

int codecs_gif_compress(const uint8_t *indices, size_t count, int code_size,
                        codecs_buffer *out) {
  dictionary *dictionary = calloc(1, sizeof *dictionary);
  if (!dictionary) return CODECS_MEMORY;
  bits bits = {.out = out};
  uint8_t first = (uint8_t)code_size;
  bits.failed = !codecs_buffer_append(out, &first, 1);
  if (count > 0) compress(indices, count, code_size, dictionary, &bits);
  finish(&bits);
  free(dictionary);
  return bits.failed ? CODECS_MEMORY : CODECS_OK;
}
