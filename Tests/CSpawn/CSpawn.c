#define _GNU_SOURCE
#include "MarqueeCSpawn.h"

int spawn_in_folder(posix_spawn_file_actions_t *actions, const char *path) {
    return posix_spawn_file_actions_addchdir_np(actions, path);
}

int spawn_without_descriptors_from(posix_spawn_file_actions_t *actions, int first) {
#ifdef __APPLE__
    return 0;
#else
    return posix_spawn_file_actions_addclosefrom_np(actions, first);
#endif
}
