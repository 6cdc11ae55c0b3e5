import Foundation

/// The limit of the size of a file of this process.
enum FileSizeLimit {
    /// Sets the limit in bytes, or takes it away.
    static func set(_ bytes: UInt?) throws {
        #if canImport(Glibc)
            let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
        #else
            let resource = RLIMIT_FSIZE
        #endif
        var limit = rlimit()
        getrlimit(resource, &limit)
        limit.rlim_cur = bytes.map { rlim_t($0) } ?? limit.rlim_max
        guard setrlimit(resource, &limit) == 0 else { throw Failed("the limit could not be set (errno \(errno))") }
    }
}
