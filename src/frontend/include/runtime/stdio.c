/* Output: all of it becomes output events. */
#include <__heddle/intrinsics.h>
#include <errno.h>
#include <stdio.h>
#include <string.h>

struct __heddle_file {
  int fd;
};

static const struct __heddle_file files[3] = {{0}, {1}, {2}};
#undef stdin
#undef stdout
#undef stderr
FILE *const stdin = (FILE *)&files[0];
FILE *const stdout = (FILE *)&files[1];
FILE *const stderr = (FILE *)&files[2];

int fprintf(FILE *restrict stream, const char *restrict format, ...) {
  va_list args;
  va_start(args, format);
  int n = __heddle_vprintf(stream->fd, format, args);
  va_end(args);
  return n;
}

int dprintf(int fd, const char *restrict format, ...) {
  va_list args;
  va_start(args, format);
  int n = __heddle_vprintf(fd, format, args);
  va_end(args);
  return n;
}

int vprintf(const char *restrict format, va_list args) { return __heddle_vprintf(1, format, args); }

int vfprintf(FILE *restrict stream, const char *restrict format, va_list args) {
  return __heddle_vprintf(stream->fd, format, args);
}

int fputs(const char *restrict s, FILE *restrict stream) { return __heddle_printf(stream->fd, "%s", s); }

int fputc(int c, FILE *stream) {
  __heddle_printf(stream->fd, "%c", c);
  return (unsigned char)c;
}

int putc(int c, FILE *stream) { return fputc(c, stream); }

size_t fwrite(const void *restrict p, size_t size, size_t n, FILE *restrict stream) {
  if (size != 0 && n != 0) __heddle_printf(stream->fd, "%.*s", (int)(size * n), (const char *)p);
  return size == 0 ? 0 : n;
}

int fflush(FILE *stream) {
  (void)stream;
  return 0;
}

void perror(const char *s) {
  const char *error = strerror(errno);
  if (s != NULL && *s != 0)
    __heddle_printf(2, "%s: %s\n", s, error);
  else
    __heddle_printf(2, "%s\n", error);
}

int setvbuf(FILE *restrict stream, char *restrict buffer, int mode, size_t size) {
  (void)stream;
  (void)buffer;
  (void)mode;
  (void)size;
  return 0;
}

void setbuf(FILE *restrict stream, char *restrict buffer) {
  (void)stream;
  (void)buffer;
}

void setlinebuf(FILE *stream) { (void)stream; }

int ferror(FILE *stream) {
  (void)stream;
  return 0;
}

int fileno(FILE *stream) { return stream->fd; }
