#ifndef MARQUEE_CCURL_H
#define MARQUEE_CCURL_H

// The type checks are macros for C callers with constant options; the functions below are typed themselves.
#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/socket.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

// Swift cannot call variadic C functions: one wrapper for each type of option.

typedef size_t (*marquee_curl_sink)(char *bytes, size_t size, size_t count, void *context);

static inline CURLcode marquee_curl_set_long(CURL *easy, CURLoption option, long value) {
    return curl_easy_setopt(easy, option, value);
}

static inline CURLcode marquee_curl_set_large(CURL *easy, CURLoption option, curl_off_t value) {
    return curl_easy_setopt(easy, option, value);
}

static inline CURLcode marquee_curl_set_string(CURL *easy, CURLoption option, const char *value) {
    return curl_easy_setopt(easy, option, value);
}

static inline CURLcode marquee_curl_set_pointer(CURL *easy, CURLoption option, const void *value) {
    return curl_easy_setopt(easy, option, value);
}

static inline CURLcode marquee_curl_set_sink(CURL *easy, CURLoption option, marquee_curl_sink value) {
    return curl_easy_setopt(easy, option, value);
}

static inline CURLcode marquee_curl_set_list(CURL *easy, CURLoption option, struct curl_slist *value) {
    return curl_easy_setopt(easy, option, value);
}

#if LIBCURL_VERSION_NUM < 0x074c00
#error "libcurl 7.76 or later is needed."
#endif

static inline CURLcode marquee_curl_set_protocols(CURL *easy) {
#if LIBCURL_VERSION_NUM >= 0x075500
    return curl_easy_setopt(easy, CURLOPT_PROTOCOLS_STR, "http,https");
#else
    return curl_easy_setopt(easy, CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
#endif
}

/// Ends a request whose name lookup hangs without waiting for the lookup. Before 7.87, such a request holds up all others meanwhile.
static inline CURLcode marquee_curl_set_quick_exit(CURL *easy) {
#if LIBCURL_VERSION_NUM >= 0x075700
    return curl_easy_setopt(easy, CURLOPT_QUICK_EXIT, 1L);
#else
    (void)easy;
    return CURLE_OK;
#endif
}

/// Forbids reused connections that are older than so many seconds; without the option, all of them.
static inline CURLcode marquee_curl_set_maximum_age(CURL *easy, long seconds) {
#if LIBCURL_VERSION_NUM >= 0x075000
    return curl_easy_setopt(easy, CURLOPT_MAXLIFETIME_CONN, seconds);
#else
    (void)seconds;
    return curl_easy_setopt(easy, CURLOPT_FRESH_CONNECT, 1L);
#endif
}

static inline CURLcode marquee_curl_get_long(CURL *easy, CURLINFO info, long *value) {
    return curl_easy_getinfo(easy, info, value);
}

static inline CURLMcode marquee_curl_multi_set_long(CURLM *multi, CURLMoption option, long value) {
    return curl_multi_setopt(multi, option, value);
}

static inline void marquee_set_tcp(curl_socket_t socket, int option, int value) {
    setsockopt(socket, IPPROTO_TCP, option, &value, sizeof value);
}

static inline int marquee_curl_prepare_socket(void *context, curl_socket_t socket, curlsocktype purpose) {
    (void)context;
    (void)purpose;
    int on = 1;
    fcntl(socket, F_SETFD, FD_CLOEXEC);
    setsockopt(socket, SOL_SOCKET, SO_KEEPALIVE, &on, sizeof on);
#ifdef __linux__
    // A peer that acknowledges nothing for so long is gone: 20 s while idle, then 3 probes; 15 s while data waits to be acknowledged.
    marquee_set_tcp(socket, TCP_KEEPIDLE, 20);
    marquee_set_tcp(socket, TCP_KEEPINTVL, 5);
    marquee_set_tcp(socket, TCP_KEEPCNT, 3);
    marquee_set_tcp(socket, TCP_USER_TIMEOUT, 15000);
#endif
    return CURL_SOCKOPT_OK;
}

/// Keeps the transfer's sockets out of the programs that this one starts, and lets the system end connections to peers that are gone.
static inline CURLcode marquee_curl_set_socket_options(CURL *easy) {
    return curl_easy_setopt(easy, CURLOPT_SOCKOPTFUNCTION, marquee_curl_prepare_socket);
}

/// The owner (`CURLOPT_PRIVATE`) and the code of a finished transfer; 0 for any other message, whose union must not be read.
static inline int marquee_curl_done(const CURLMsg *message, void **owner, CURLcode *code) {
    char *stored = NULL;
    if (message->msg != CURLMSG_DONE) return 0;
    if (curl_easy_getinfo(message->easy_handle, CURLINFO_PRIVATE, &stored) != CURLE_OK) return 0;
    *owner = stored;
    *code = message->data.result;
    return 1;
}

// Threads travel as numbers: `pthread_t` is a number on one platform and a pointer on another.

/// Starts a thread with every signal blocked from its first instruction: the mask is inherited, so it is set here. Signals of a crash are
/// not blocked, because a blocked one would end the process without a backtrace.
static inline int marquee_start_thread(void *(*body)(void *), void *context) {
    sigset_t every, before;
    pthread_t thread;
    sigfillset(&every);
    const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGABRT, SIGSYS, SIGPROF};
    for (size_t index = 0; index < sizeof crashes / sizeof *crashes; index++) sigdelset(&every, crashes[index]);
    pthread_sigmask(SIG_SETMASK, &every, &before);
    int code = pthread_create(&thread, NULL, body, context);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return code;
}

static inline uintptr_t marquee_this_thread(void) {
    return (uintptr_t)pthread_self();
}

/// Waits until a thread that is about to return has returned.
static inline void marquee_join_thread(uintptr_t thread) {
    pthread_join((pthread_t)thread, NULL);
}

/// Names the calling thread, for debuggers and `top`.
static inline void marquee_name_thread(const char *name) {
#ifdef __linux__
    prctl(PR_SET_NAME, name);
#else
    pthread_setname_np(name);
#endif
}

#endif
