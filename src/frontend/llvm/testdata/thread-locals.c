_Thread_local int tls = 3; static __thread int tls2; extern __thread int tls_ext;
int threads(void) { tls++; return tls + tls2++ + tls_ext; }
__attribute__((tls_model("initial-exec"))) __thread long ie;
long *address(void) { return &ie; }
