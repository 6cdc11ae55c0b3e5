#ifndef CSPAWN_H
#define CSPAWN_H

#include <spawn.h>

/* What glibc declares for GNU programs alone, so that its Swift module lacks it. */

/* Makes the program start in a folder. */
int spawn_in_folder(posix_spawn_file_actions_t *actions, const char *path);

/* Makes the program start without the descriptors from a number on. On Darwin an attribute does that. */
int spawn_without_descriptors_from(posix_spawn_file_actions_t *actions, int first);

#endif
