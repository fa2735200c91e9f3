/* ISO C 7.21. Output goes into the trace; there is no input and there are no files (those calls are reported). */
#ifndef __HEDDLE_STDIO_H
#define __HEDDLE_STDIO_H
#include <__heddle/basic.h>
#include <stdarg.h>

typedef struct __heddle_file FILE;
typedef long fpos_t;
typedef long ssize_t;
typedef long off_t;
/* Constant, so that reading them is no access to shared memory. */
extern FILE *const stdin;
extern FILE *const stdout;
extern FILE *const stderr;
#define stdin stdin
#define stdout stdout
#define stderr stderr
#define EOF (-1)
#define BUFSIZ 8192
#define FILENAME_MAX 4096
#define FOPEN_MAX 16
#define L_tmpnam 20
#define _IOFBF 0
#define _IOLBF 1
#define _IONBF 2
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2

__HEDDLE_BEGIN
int printf(const char *__heddle_restrict __format, ...) __heddle_format(__printf__, 1, 2);
int fprintf(FILE *__heddle_restrict __stream, const char *__heddle_restrict __format, ...) __heddle_format(__printf__, 2, 3);
int dprintf(int __fd, const char *__heddle_restrict __format, ...) __heddle_format(__printf__, 2, 3);
int vprintf(const char *__heddle_restrict __format, va_list __args) __heddle_format(__printf__, 1, 0);
int vfprintf(FILE *__heddle_restrict __stream, const char *__heddle_restrict __format, va_list __args) __heddle_format(__printf__, 2, 0);
int sprintf(char *__heddle_restrict __to, const char *__heddle_restrict __format, ...) __heddle_format(__printf__, 2, 3);
int snprintf(char *__heddle_restrict __to, size_t __n, const char *__heddle_restrict __format, ...) __heddle_format(__printf__, 3, 4);
int vsprintf(char *__heddle_restrict __to, const char *__heddle_restrict __format, va_list __args) __heddle_format(__printf__, 2, 0);
int vsnprintf(char *__heddle_restrict __to, size_t __n, const char *__heddle_restrict __format, va_list __args) __heddle_format(__printf__, 3, 0);
int puts(const char *__s);
int putchar(int __c);
int fputs(const char *__heddle_restrict __s, FILE *__heddle_restrict __stream);
int fputc(int __c, FILE *__stream);
int putc(int __c, FILE *__stream);
size_t fwrite(const void *__heddle_restrict __p, size_t __size, size_t __n, FILE *__heddle_restrict __stream);
int fflush(FILE *__stream);
void perror(const char *__s);
int setvbuf(FILE *__heddle_restrict __stream, char *__heddle_restrict __buffer, int __mode, size_t __size);
void setbuf(FILE *__heddle_restrict __stream, char *__heddle_restrict __buffer);
void setlinebuf(FILE *__stream);
int ferror(FILE *__stream);
int fileno(FILE *__stream);

FILE *fopen(const char *__heddle_restrict __name, const char *__heddle_restrict __mode);
FILE *freopen(const char *__heddle_restrict __name, const char *__heddle_restrict __mode, FILE *__heddle_restrict __stream);
int fclose(FILE *__stream);
size_t fread(void *__heddle_restrict __p, size_t __size, size_t __n, FILE *__heddle_restrict __stream);
int fscanf(FILE *__heddle_restrict __stream, const char *__heddle_restrict __format, ...) __heddle_format(__scanf__, 2, 3);
int scanf(const char *__heddle_restrict __format, ...) __heddle_format(__scanf__, 1, 2);
int sscanf(const char *__heddle_restrict __s, const char *__heddle_restrict __format, ...) __heddle_format(__scanf__, 2, 3);
int fgetc(FILE *__stream);
int getc(FILE *__stream);
int getchar(void);
char *fgets(char *__heddle_restrict __to, int __n, FILE *__heddle_restrict __stream);
ssize_t getline(char **__heddle_restrict __line, size_t *__heddle_restrict __n, FILE *__heddle_restrict __stream);
int ungetc(int __c, FILE *__stream);
int feof(FILE *__stream);
void clearerr(FILE *__stream);
int fseek(FILE *__stream, long __offset, int __whence);
long ftell(FILE *__stream);
void rewind(FILE *__stream);
int remove(const char *__name);
int rename(const char *__old, const char *__new);
FILE *tmpfile(void);
__HEDDLE_END
#endif
