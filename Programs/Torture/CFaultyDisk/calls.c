#define _GNU_SOURCE
#include "disk.h"
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static atomic_long counted;
static atomic_long chosen;
static atomic_int fault;

static int error_of(int kind) {
    return kind == FAULTY_EIO ? EIO : kind == FAULTY_EINTR ? EINTR : ENOSPC;
}

// Whether this call is to fail, and with what.
static int fails(void) {
    long number = atomic_fetch_add(&counted, 1) + 1;
    long wanted = atomic_load(&chosen);
    int kind = atomic_load(&fault);
    if (wanted == 0 || number < wanted) return 0;
    int stays = kind == FAULTY_ENOSPC || kind == FAULTY_SHORT_WRITE;
    if (number > wanted && !stays) return 0;
    errno = error_of(kind);
    return kind;
}

// A full disk refuses what needs room; everything else goes on.
static int fails_unless_full(void) {
    int kind = fails();
    return kind == FAULTY_EIO || kind == FAULTY_EINTR;
}

int faulty_sync(void) { return fails_unless_full(); }

static int is_first(void) { return atomic_load(&counted) == atomic_load(&chosen); }

static int faulty_open(const char *path, int flags, int mode) {
    int kind = fails();
    if (kind == FAULTY_EIO || kind == FAULTY_EINTR || (kind && (flags & O_CREAT) && access(path, F_OK) != 0)) return -1;
    return open(path, flags | O_CLOEXEC, mode);
}

static int faulty_access(const char *path, int mode) { return fails_unless_full() ? -1 : access(path, mode); }

static int faulty_stat(const char *path, struct stat *status) { return fails_unless_full() ? -1 : stat(path, status); }

static int faulty_lstat(const char *path, struct stat *status) { return fails_unless_full() ? -1 : lstat(path, status); }

static int faulty_fstat(int file, struct stat *status) { return fails_unless_full() ? -1 : fstat(file, status); }

static int faulty_ftruncate(int file, off_t size) { return fails_unless_full() ? -1 : ftruncate(file, size); }

static int faulty_unlink(const char *path) { return fails_unless_full() ? -1 : unlink(path); }

static ssize_t faulty_read(int file, void *bytes, size_t count) { return fails_unless_full() ? -1 : read(file, bytes, count); }

static ssize_t faulty_pread(int file, void *bytes, size_t count, off_t offset) {
    return fails_unless_full() ? -1 : pread(file, bytes, count, offset);
}

static ssize_t faulty_write(int file, const void *bytes, size_t count) {
    int kind = fails();
    if (kind == FAULTY_SHORT_WRITE && is_first() && count > 1) return write(file, bytes, count / 2);
    return kind ? -1 : write(file, bytes, count);
}

static ssize_t faulty_pwrite(int file, const void *bytes, size_t count, off_t offset) {
    int kind = fails();
    if (kind == FAULTY_SHORT_WRITE && is_first() && count > 1) return pwrite(file, bytes, count / 2, offset);
    return kind ? -1 : pwrite(file, bytes, count, offset);
}

static int faulty_fcntl(int file, int command, ...) {
    va_list rest;
    va_start(rest, command);
    void *argument = va_arg(rest, void *);
    va_end(rest);
    // To let go of a lock is nothing that a disk could refuse.
    int is_release = command == F_SETLK && ((struct flock *)argument)->l_type == F_UNLCK;
    if (is_release) return fcntl(file, command, argument);
    return fails_unless_full() ? -1 : fcntl(file, command, argument);
}

static void *faulty_mmap(void *address, size_t size, int protection, int flags, int file, off_t offset) {
    return fails_unless_full() ? MAP_FAILED : mmap(address, size, protection, flags, file, offset);
}

int faulty_calls_install(void) {
    static const struct {
        const char *name;
        sqlite3_syscall_ptr call;
    } calls[] = {
        {"open", (sqlite3_syscall_ptr)faulty_open},       {"access", (sqlite3_syscall_ptr)faulty_access},
        {"stat", (sqlite3_syscall_ptr)faulty_stat},       {"fstat", (sqlite3_syscall_ptr)faulty_fstat},
        {"lstat", (sqlite3_syscall_ptr)faulty_lstat},     {"ftruncate", (sqlite3_syscall_ptr)faulty_ftruncate},
        {"unlink", (sqlite3_syscall_ptr)faulty_unlink},   {"read", (sqlite3_syscall_ptr)faulty_read},
        {"pread", (sqlite3_syscall_ptr)faulty_pread},     {"pread64", (sqlite3_syscall_ptr)faulty_pread},
        {"write", (sqlite3_syscall_ptr)faulty_write},     {"pwrite", (sqlite3_syscall_ptr)faulty_pwrite},
        {"pwrite64", (sqlite3_syscall_ptr)faulty_pwrite}, {"fcntl", (sqlite3_syscall_ptr)faulty_fcntl},
        {"mmap", (sqlite3_syscall_ptr)faulty_mmap},
    };
    sqlite3_vfs *vfs = sqlite3_vfs_find(0);
    if (!vfs || vfs->iVersion < 3 || !vfs->xSetSystemCall) return SQLITE_NOTFOUND;
    for (unsigned i = 0; i < sizeof calls / sizeof *calls; i++) {
        int code = vfs->xSetSystemCall(vfs, calls[i].name, calls[i].call);
        if (code != SQLITE_OK) return code;
    }
    return disk_install();
}

void faulty_calls_arm(long number, int kind) {
    atomic_store(&chosen, 0);
    atomic_store(&counted, 0);
    atomic_store(&fault, kind);
    atomic_store(&chosen, number);
}

long faulty_calls_disarm(void) {
    atomic_store(&chosen, 0);
    return atomic_load(&counted);
}
