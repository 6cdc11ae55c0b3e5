#include "disk.h"
#include <string.h>
#include <sys/stat.h>

// A file of ours, followed in memory by the file of the VFS below.
struct disk_file {
    sqlite3_file base;
    struct track *track;
};

static sqlite3_vfs *below;
static sqlite3_vfs ours;

static sqlite3_file *real(sqlite3_file *file) { return (sqlite3_file *)((struct disk_file *)file + 1); }

static struct track *track_of(sqlite3_file *file) { return ((struct disk_file *)file)->track; }

static int disk_close(sqlite3_file *file) { return real(file)->pMethods->xClose(real(file)); }

static int disk_read(sqlite3_file *file, void *bytes, int count, sqlite3_int64 offset) {
    return real(file)->pMethods->xRead(real(file), bytes, count, offset);
}

static int disk_write(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset) {
    if (track_of(file)) power_wrote(track_of(file), bytes, count, offset);
    return real(file)->pMethods->xWrite(real(file), bytes, count, offset);
}

static int disk_truncate(sqlite3_file *file, sqlite3_int64 size) {
    if (track_of(file)) power_truncated(track_of(file), size);
    return real(file)->pMethods->xTruncate(real(file), size);
}

static int disk_sync(sqlite3_file *file, int flags) {
    if (faulty_sync()) return SQLITE_IOERR_FSYNC;
    int code = real(file)->pMethods->xSync(real(file), flags);
    if (code == SQLITE_OK && track_of(file)) power_synced(track_of(file));
    return code;
}

static int disk_size(sqlite3_file *file, sqlite3_int64 *size) { return real(file)->pMethods->xFileSize(real(file), size); }

static int disk_lock(sqlite3_file *file, int lock) { return real(file)->pMethods->xLock(real(file), lock); }

static int disk_unlock(sqlite3_file *file, int lock) { return real(file)->pMethods->xUnlock(real(file), lock); }

static int disk_is_reserved(sqlite3_file *file, int *is_reserved) {
    return real(file)->pMethods->xCheckReservedLock(real(file), is_reserved);
}

static int disk_control(sqlite3_file *file, int operation, void *argument) {
    return real(file)->pMethods->xFileControl(real(file), operation, argument);
}

static int disk_sector(sqlite3_file *file) { return real(file)->pMethods->xSectorSize(real(file)); }

static int disk_traits(sqlite3_file *file) { return real(file)->pMethods->xDeviceCharacteristics(real(file)); }

static int disk_shm_map(sqlite3_file *file, int region, int size, int extends, void volatile **memory) {
    return real(file)->pMethods->xShmMap(real(file), region, size, extends, memory);
}

static int disk_shm_lock(sqlite3_file *file, int offset, int count, int flags) {
    return real(file)->pMethods->xShmLock(real(file), offset, count, flags);
}

static void disk_shm_barrier(sqlite3_file *file) { real(file)->pMethods->xShmBarrier(real(file)); }

static int disk_shm_unmap(sqlite3_file *file, int deletes) { return real(file)->pMethods->xShmUnmap(real(file), deletes); }

// Version 2: without memory-mapped reading, which would go around this layer.
static const sqlite3_io_methods methods = {
    2,           disk_close,    disk_read,        disk_write,   disk_truncate, disk_sync,    disk_size,     disk_lock,        disk_unlock,
    disk_is_reserved, disk_control, disk_sector, disk_traits, disk_shm_map, disk_shm_lock, disk_shm_barrier, disk_shm_unmap, 0, 0,
};

static int disk_open(sqlite3_vfs *vfs, const char *path, sqlite3_file *file, int flags, int *given) {
    (void)vfs;
    struct disk_file *opened = (struct disk_file *)file;
    memset(opened, 0, sizeof *opened);
    // SQLite's own way to ask takes an empty file for none.
    struct stat status;
    int was_there = path && lstat(path, &status) == 0;
    int code = below->xOpen(below, path, real(file), flags, given);
    if (!real(file)->pMethods) return code;
    file->pMethods = &methods;
    if (code == SQLITE_OK && path) opened->track = power_opened(path, real(file), !was_there);
    return code;
}

static int disk_delete(sqlite3_vfs *vfs, const char *path, int syncs_folder) {
    (void)vfs;
    int code = below->xDelete(below, path, syncs_folder);
    if (code == SQLITE_OK) power_deleted(path, syncs_folder);
    return code;
}

int disk_install(void) {
    if (below) return SQLITE_OK;
    below = sqlite3_vfs_find(0);
    if (!below) return SQLITE_NOTFOUND;
    ours = *below;
    ours.zName = "marquee-faulty-disk";
    ours.szOsFile = (int)sizeof(struct disk_file) + below->szOsFile;
    ours.pNext = 0;
    ours.xOpen = disk_open;
    ours.xDelete = disk_delete;
    return sqlite3_vfs_register(&ours, 1);
}
