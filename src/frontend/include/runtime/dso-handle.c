/* Which library a destructor belongs to: there is one. */
char __dso_handle;
