#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The descriptors of this process. A Swift program that has none left ends: libdispatch looks into `/proc` and stops the process when it
/// cannot. So connections never get all of them.
enum Descriptors {
    /// The descriptors that are left for files, for requests to TMDb and for the system's libraries.
    static let reserve = 256
    private static let most = 16_384

    /// The present limit.
    static var limit: Int {
        var limit = rlimit()
        return getrlimit(resource, &limit) == 0 ? Int(clamping: limit.rlim_cur) : 1_024
    }

    /// Raises the limit as far as this user may. Returns the limit.
    static func raiseLimit() -> Int {
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else { return 1_024 }
        let wanted = min(limit.rlim_max, rlim_t(most))
        if limit.rlim_cur < wanted {
            limit.rlim_cur = wanted
            _ = setrlimit(resource, &limit)
            _ = getrlimit(resource, &limit)
        }
        return Int(min(limit.rlim_cur, rlim_t(most)))
    }

    /// How many connections a limit allows: with few descriptors, half of them stay in reserve.
    static func connections(within limit: Int) -> Int { max(1, limit - max(min(reserve, limit / 2), 16)) }

    #if canImport(Glibc)
        private static let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
        private static let resource = RLIMIT_NOFILE
    #endif
}
