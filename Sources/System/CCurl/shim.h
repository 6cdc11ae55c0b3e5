#ifndef MARQUEE_CCURL_H
#define MARQUEE_CCURL_H

// The type checks are macros for C callers with constant options; the functions below are typed themselves.
#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
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

enum {
    MARQUEE_ADDRESS_UNSPECIFIED = 1,
    MARQUEE_ADDRESS_LOOPBACK = 2,
    MARQUEE_ADDRESS_OTHER = 4,
};

/// What a transfer notes while libcurl works for it. It must live as long as the transfer.
typedef struct {
    /// The kinds of addresses to which connections were tried.
    int addresses;
    /// libcurl's text for the failure. It can quote the server, so it is never shown.
    char error[CURL_ERROR_SIZE];
} marquee_curl_notes;

static inline int marquee_address_kind(const struct sockaddr *address) {
    if (address->sa_family == AF_INET) {
        uint32_t host = ntohl(((const struct sockaddr_in *)(const void *)address)->sin_addr.s_addr);
        return host >> 24 == 0 ? MARQUEE_ADDRESS_UNSPECIFIED : host >> 24 == 127 ? MARQUEE_ADDRESS_LOOPBACK : MARQUEE_ADDRESS_OTHER;
    }
    if (address->sa_family == AF_INET6) {
        const struct in6_addr *host = &((const struct sockaddr_in6 *)(const void *)address)->sin6_addr;
        return IN6_IS_ADDR_UNSPECIFIED(host) ? MARQUEE_ADDRESS_UNSPECIFIED
            : IN6_IS_ADDR_LOOPBACK(host)     ? MARQUEE_ADDRESS_LOOPBACK
                                             : MARQUEE_ADDRESS_OTHER;
    }
    return MARQUEE_ADDRESS_OTHER;
}

static inline curl_socket_t marquee_curl_open_socket(void *notes, curlsocktype purpose, struct curl_sockaddr *address) {
    (void)purpose;
    ((marquee_curl_notes *)notes)->addresses |= marquee_address_kind(&address->addr);
    return socket(address->family, address->socktype, address->protocol);
}

/// Notes the addresses to which connections are tried, and the text for a failure.
static inline CURLcode marquee_curl_set_notes(CURL *easy, marquee_curl_notes *notes) {
    CURLcode code = curl_easy_setopt(easy, CURLOPT_ERRORBUFFER, notes->error);
    if (code == CURLE_OK) code = curl_easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, marquee_curl_open_socket);
    if (code == CURLE_OK) code = curl_easy_setopt(easy, CURLOPT_OPENSOCKETDATA, notes);
    return code;
}

static inline int marquee_curl_notes_contain(const marquee_curl_notes *notes, const char *text) {
    return strstr(notes->error, text) != NULL;
}

/// Whether an address of a proxy for https in the environment begins so; any address does with an empty text.
static inline int marquee_environment_has_proxy(const char *beginning) {
    const char *names[] = {"https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"};
    for (size_t index = 0; index < sizeof names / sizeof *names; index++) {
        const char *value = getenv(names[index]);
        if (value && *value && strncasecmp(value, beginning, strlen(beginning)) == 0) return 1;
    }
    return 0;
}

// libcurl with OpenSSL accepts the common name of a certificate that has no subject alternative name. OpenSSL itself can refuse such a
// certificate during the handshake, before anything is sent. Its functions are looked up in the libssl that libcurl has loaded, because
// linking libssl would be a further dependency.

static inline void *marquee_openssl(const char *name) {
#ifdef RTLD_DEFAULT
    return dlsym(RTLD_DEFAULT, name);
#else
    return dlsym(NULL, name);
#endif
}

/// Whether libcurl uses OpenSSL, and the OpenSSL that is found is of the same version.
static inline int marquee_curl_can_check_names(void) {
    const char *ssl = curl_version_info(CURLVERSION_NOW)->ssl_version;
    const char *(*version)(int) = (const char *(*)(int))marquee_openssl("OpenSSL_version");
    if (!ssl || strncmp(ssl, "OpenSSL/", 8) != 0 || !version) return 0;
    const char *found = version(0);
    size_t length = strcspn(ssl + 8, " ");
    if (!found || strncmp(found, "OpenSSL ", 8) != 0 || strncmp(found + 8, ssl + 8, length) != 0) return 0;
    return marquee_openssl("SSL_CTX_get0_param") && marquee_openssl("X509_VERIFY_PARAM_set_hostflags")
        && marquee_openssl("X509_VERIFY_PARAM_set1_host") && marquee_openssl("X509_VERIFY_PARAM_set1_ip_asc");
}

/// Lets OpenSSL check the name of the server, without the common name. Any failure ends the connection.
static inline CURLcode marquee_curl_check_name(CURL *easy, void *context, void *host) {
    (void)easy;
    void *(*get_param)(void *) = (void *(*)(void *))marquee_openssl("SSL_CTX_get0_param");
    void (*set_flags)(void *, unsigned int) = (void (*)(void *, unsigned int))marquee_openssl("X509_VERIFY_PARAM_set_hostflags");
    int (*set_host)(void *, const char *, size_t) =
        (int (*)(void *, const char *, size_t))marquee_openssl("X509_VERIFY_PARAM_set1_host");
    int (*set_address)(void *, const char *) = (int (*)(void *, const char *))marquee_openssl("X509_VERIFY_PARAM_set1_ip_asc");
    if (!get_param || !set_flags || !set_host || !set_address) return CURLE_SSL_CERTPROBLEM;
    void *param = get_param(context);
    if (!param) return CURLE_SSL_CERTPROBLEM;
    // X509_CHECK_FLAG_NEVER_CHECK_SUBJECT
    set_flags(param, 0x20);
    if (set_address(param, (const char *)host) == 1) return CURLE_OK;
    return set_host(param, (const char *)host, 0) == 1 ? CURLE_OK : CURLE_SSL_CERTPROBLEM;
}

/// Refuses certificates without a subject alternative name. The host must live as long as the transfer.
static inline CURLcode marquee_curl_set_name_check(CURL *easy, char *host) {
    CURLcode code = curl_easy_setopt(easy, CURLOPT_SSL_CTX_FUNCTION, marquee_curl_check_name);
    return code == CURLE_OK ? curl_easy_setopt(easy, CURLOPT_SSL_CTX_DATA, host) : code;
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
