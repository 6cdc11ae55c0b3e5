// Tells ThreadSanitizer about the slow paths of Swift's Synchronization.Mutex.
//
// The fast path is compiled into our code, where the sanitizer sees its atomics. A contended lock is taken inside of
// libswiftSynchronization, which is not instrumented, so that everything the lock guards would look like a race. This library is
// preloaded by Scripts/sanitize: it stands before the two functions, calls them, and says what they mean. Nothing is suppressed.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"
#define SELF __attribute__((swift_context)) void *self
#define SWIFT __attribute__((swiftcall))

// Weak, because the processes that start the tests have no sanitizer.
__attribute__((weak)) void __tsan_acquire(void *address);
__attribute__((weak)) void __tsan_release(void *address);

SWIFT void lock(uint32_t seen, SELF) __asm__(LOCK);
SWIFT bool try_lock(SELF) __asm__(TRY);
SWIFT void unlock(SELF) __asm__(UNLOCK);

SWIFT void lock(uint32_t seen, SELF) {
    static SWIFT void (*next)(uint32_t, SELF);
    if (!next) next = dlsym(RTLD_NEXT, LOCK);
    next(seen, self);
    if (__tsan_acquire) __tsan_acquire(self);
}

SWIFT bool try_lock(SELF) {
    static SWIFT bool (*next)(SELF);
    if (!next) next = dlsym(RTLD_NEXT, TRY);
    bool taken = next(self);
    if (taken && __tsan_acquire) __tsan_acquire(self);
    return taken;
}

SWIFT void unlock(SELF) {
    static SWIFT void (*next)(SELF);
    if (!next) next = dlsym(RTLD_NEXT, UNLOCK);
    if (__tsan_release) __tsan_release(self);
    next(self);
}
