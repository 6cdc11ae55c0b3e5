#ifndef MARQUEE_DISK_H
#define MARQUEE_DISK_H
#include "MarqueeCFaultyDisk.h"
#include <sqlite3.h>

// Puts a layer in front of the files of SQLite's own VFS, which every later connection of this process goes through.
int disk_install(void);

// Whether a sync, which is no system call that SQLite lets others replace, is to fail.
int faulty_sync(void);

// What the power model is told, before the disk is. A track is a file by its name, however many connections have it open.
struct track;
struct track *power_opened(const char *path, sqlite3_file *file, int is_new);
void power_wrote(struct track *track, const void *bytes, int count, sqlite3_int64 offset);
void power_truncated(struct track *track, sqlite3_int64 size);
void power_synced(struct track *track);
void power_deleted(const char *path, int folder_is_synced);

#endif
