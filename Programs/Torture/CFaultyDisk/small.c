#define _GNU_SOURCE
#include "MarqueeCFaultyDisk.h"
#include <errno.h>

#ifdef __linux__
#include <sched.h>
#include <sys/mount.h>

int small_disk_mount(const char *folder, const char *size) {
    char options[64] = "size=";
    unsigned end = 5;
    while (*size && end < sizeof options - 1) options[end++] = *size++;
    if (unshare(CLONE_NEWNS) != 0) return errno;
    if (mount("none", "/", 0, MS_REC | MS_PRIVATE, 0) != 0) return errno;
    return mount("marquee", folder, "tmpfs", 0, options) == 0 ? 0 : errno;
}
#else
int small_disk_mount(const char *folder, const char *size) {
    (void)folder;
    (void)size;
    return ENOSYS;
}
#endif
