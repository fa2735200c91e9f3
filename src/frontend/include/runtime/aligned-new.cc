// operator new with an alignment that is computed: an allocation's own is a constant. Larger ones are reported.
#include <new>

extern "C" {
void *heddle_new_with_an_alignment_above_4096(void);

#define ALLOCATE(function, name) \
  void *name(std::size_t size, std::size_t alignment) { \
    switch (alignment) { \
      case 1: \
      case 2: \
      case 4: \
      case 8: \
      case 16: return function(size, std::align_val_t(16)); \
      case 32: return function(size, std::align_val_t(32)); \
      case 64: return function(size, std::align_val_t(64)); \
      case 128: return function(size, std::align_val_t(128)); \
      case 256: return function(size, std::align_val_t(256)); \
      case 512: return function(size, std::align_val_t(512)); \
      case 1024: return function(size, std::align_val_t(1024)); \
      case 2048: return function(size, std::align_val_t(2048)); \
      case 4096: return function(size, std::align_val_t(4096)); \
      default: return heddle_new_with_an_alignment_above_4096(); \
    } \
  }
ALLOCATE(::operator new, __heddle_aligned_new)
ALLOCATE(::operator new[], __heddle_aligned_new_array)
}
