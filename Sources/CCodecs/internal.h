// Shared by the C files of this folder only.
#pragma once
#include "codecs.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Writes a one-line message and hands the status back, so that a failure is one statement.
static inline int codecs_fail(int status, char *message, const char *text) {
  snprintf(message, CODECS_MESSAGE_SIZE, "%s", text);
  return status;
}
