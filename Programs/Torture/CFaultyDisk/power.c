#include "disk.h"
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// A change that no sync has made certain yet; a negative count stands for cutting the file at the offset.
struct edit {
    struct edit *next;
    sqlite3_int64 offset;
    int count;
    unsigned char bytes[];
};

struct image {
    unsigned char *bytes;
    sqlite3_int64 size;
};

// What is certain of a file, and what has been asked for since.
struct track {
    struct track *next;
    char *path;
    struct image durable;
    int is_durable;
    // Deleted, or deleted and created anew, without a sync: the old file may come back as a whole.
    int is_gone;
    int is_another;
    struct edit *first;
    struct edit **last;
};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct track *tracks;
static long remaining;
static const char *target;
static unsigned long long state;

static unsigned long long draw(void) {
    state += 0x9E3779B97F4A7C15ULL;
    unsigned long long mixed = state;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9ULL;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBULL;
    return mixed ^ (mixed >> 31);
}

// Whatever goes wrong in the model itself must not look like a finding.
static void *required(void *memory) {
    if (!memory) _exit(78);
    return memory;
}

static void resize(struct image *image, sqlite3_int64 size) {
    if (size > image->size) {
        image->bytes = required(realloc(image->bytes, (size_t)size));
        memset(image->bytes + image->size, 0, (size_t)(size - image->size));
    }
    image->size = size;
}

static void put(struct image *image, const unsigned char *bytes, sqlite3_int64 count, sqlite3_int64 offset) {
    if (image->size < offset + count) resize(image, offset + count);
    memcpy(image->bytes + offset, bytes, (size_t)count);
}

static void forget_edits(struct track *track) {
    while (track->first) {
        struct edit *edit = track->first;
        track->first = edit->next;
        free(edit);
    }
    track->last = &track->first;
}

static void note(struct track *track, const void *bytes, int count, sqlite3_int64 offset) {
    struct edit *edit = required(malloc(sizeof *edit + (size_t)(count > 0 ? count : 0)));
    *edit = (struct edit){.offset = offset, .count = count};
    if (count > 0) memcpy(edit->bytes, bytes, (size_t)count);
    *track->last = edit;
    track->last = &edit->next;
}

// The disk writes sectors in any order, some not at all, and one under way when the power goes may hold anything.
static void apply_some(struct image *image, const struct edit *edit, int kept, int garbled) {
    for (int done = 0; done < edit->count;) {
        int piece = 512 - (int)((edit->offset + done) % 512);
        if (piece > edit->count - done) piece = edit->count - done;
        int luck = (int)(draw() % 100);
        if (luck < kept) {
            put(image, edit->bytes + done, piece, edit->offset + done);
        } else if (luck < kept + garbled) {
            unsigned char noise[512];
            for (int i = 0; i < piece; i++) noise[i] = (unsigned char)draw();
            put(image, noise, piece, edit->offset + done);
        }
        done += piece;
    }
}

static void write_image(const char *path, const struct image *image) {
    char name[4096];
    const char *slash = strrchr(path, '/');
    snprintf(name, sizeof name, "%s/%s", target, slash ? slash + 1 : path);
    int file = open(name, O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0600);
    if (file < 0) _exit(78);
    for (sqlite3_int64 done = 0; done < image->size;) {
        ssize_t count = write(file, image->bytes + done, (size_t)(image->size - done));
        if (count <= 0) _exit(78);
        done += count;
    }
    close(file);
}

static void cut(void) {
    // Sometimes the disk had time for nothing, sometimes for all, mostly for something in between.
    static const int moods[][2] = {{0, 0}, {100, 0}, {50, 0}, {90, 5}, {30, 20}};
    const int *mood = moods[draw() % 5];
    for (struct track *track = tracks; track; track = track->next) {
        int is_old = track->is_durable && (track->is_gone || track->is_another) && draw() % 2;
        if (track->is_gone && !is_old) continue;
        if (!track->is_durable && draw() % 2) continue;
        struct image image = is_old || (track->is_durable && !track->is_another) ? track->durable : (struct image){0};
        for (struct edit *edit = is_old ? 0 : track->first; edit; edit = edit->next) {
            if (edit->count >= 0) {
                apply_some(&image, edit, mood[0], mood[1]);
            } else if ((int)(draw() % 100) < mood[0] && edit->offset < image.size) {
                resize(&image, edit->offset);
            }
        }
        write_image(track->path, &image);
    }
    _exit(77);
}

static void operate(void) {
    if (remaining > 0 && --remaining == 0) cut();
}

static struct track *find(const char *path) {
    struct track *track = tracks;
    while (track && strcmp(track->path, path) != 0) track = track->next;
    return track;
}

struct track *power_opened(const char *path, sqlite3_file *file, int is_new) {
    if (!target) return 0;
    pthread_mutex_lock(&mutex);
    struct track *track = find(path);
    if (!track) {
        track = required(calloc(1, sizeof *track));
        track->path = required(strdup(path));
        track->last = &track->first;
        track->next = tracks;
        tracks = track;
        if (!is_new) {
            sqlite3_int64 size = 0;
            file->pMethods->xFileSize(file, &size);
            resize(&track->durable, size);
            if (size > 0 && file->pMethods->xRead(file, track->durable.bytes, (int)size, 0) != SQLITE_OK) _exit(78);
            track->is_durable = 1;
        }
    } else if (is_new) {
        forget_edits(track);
        track->is_another = 1;
    }
    track->is_gone = 0;
    pthread_mutex_unlock(&mutex);
    return track;
}

void power_wrote(struct track *track, const void *bytes, int count, sqlite3_int64 offset) {
    pthread_mutex_lock(&mutex);
    note(track, bytes, count, offset);
    operate();
    pthread_mutex_unlock(&mutex);
}

void power_truncated(struct track *track, sqlite3_int64 size) {
    pthread_mutex_lock(&mutex);
    note(track, 0, -1, size);
    operate();
    pthread_mutex_unlock(&mutex);
}

void power_synced(struct track *track) {
    pthread_mutex_lock(&mutex);
    operate();
    if (track->is_another) resize(&track->durable, 0);
    track->is_another = 0;
    track->is_durable = 1;
    for (struct edit *edit = track->first; edit; edit = edit->next) {
        if (edit->count >= 0) {
            put(&track->durable, edit->bytes, edit->count, edit->offset);
        } else {
            resize(&track->durable, edit->offset);
        }
    }
    forget_edits(track);
    pthread_mutex_unlock(&mutex);
}

void power_deleted(const char *path, int folder_is_synced) {
    pthread_mutex_lock(&mutex);
    struct track *track = find(path);
    if (track) {
        forget_edits(track);
        track->is_gone = 1;
        if (folder_is_synced) {
            track->is_durable = 0;
            resize(&track->durable, 0);
        }
        operate();
    }
    pthread_mutex_unlock(&mutex);
}

int power_cut_after(long operations, const char *folder, unsigned long long seed) {
    target = required(strdup(folder));
    state = seed;
    remaining = operations;
    return disk_install();
}
