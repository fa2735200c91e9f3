#include <errno.h>
#include <string.h>

char *strerror(int error) {
  switch (error) {
    case 0: return (char *)"Success";
    case EPERM: return (char *)"Operation not permitted";
    case ENOENT: return (char *)"No such file or directory";
    case ESRCH: return (char *)"No such process";
    case EINTR: return (char *)"Interrupted system call";
    case EAGAIN: return (char *)"Resource temporarily unavailable";
    case ENOMEM: return (char *)"Cannot allocate memory";
    case EBUSY: return (char *)"Device or resource busy";
    case EINVAL: return (char *)"Invalid argument";
    case EDOM: return (char *)"Numerical argument out of domain";
    case ERANGE: return (char *)"Numerical result out of range";
    case EDEADLK: return (char *)"Resource deadlock avoided";
    case ENOSYS: return (char *)"Function not implemented";
    case ENOTSUP: return (char *)"Operation not supported";
    case ETIMEDOUT: return (char *)"Connection timed out";
    default: return (char *)"Unknown error";
  }
}
