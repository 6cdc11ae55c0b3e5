#ifndef MARQUEE_CFAULTYDISK_H
#define MARQUEE_CFAULTYDISK_H

// A disk that fails when told to, for the SQLite of this process. See Docs/Decisions/0020-faulty-disk.md.

// What a failing system call answers.
enum faulty_call {
    FAULTY_EIO = 1,
    // From the chosen call on, until it is disarmed: a full disk stays full.
    FAULTY_ENOSPC = 2,
    FAULTY_EINTR = 3,
    // Half of the bytes are written; the next write finds the disk full.
    FAULTY_SHORT_WRITE = 4
};

// Puts system calls that can fail in the place of those that SQLite uses. To be called once, before any file is opened.
int faulty_calls_install(void);

// From now on the chosen call (1 is the next one) fails; with 0 none does, and calls are only counted.
void faulty_calls_arm(long chosen, int fault);

// No call fails any more. Answers how many were made since it was armed.
long faulty_calls_disarm(void);

// Lets the power fail at the chosen operation: what is then certain to be on the disk, and some of what is not, is written to files of
// the same names in another folder, and the process ends with status 77. To be called once, before any file is opened.
int power_cut_after(long operations, const char *folder, unsigned long long seed);

// Puts a disk of a size such as "2m" in the place of a folder, for this process only. Answers an errno, as where the right to is missing.
int small_disk_mount(const char *folder, const char *size);

#endif
