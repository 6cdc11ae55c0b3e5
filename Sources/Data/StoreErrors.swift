public import MarqueeDomain

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension MarqueeError {
    /// The server of a store cannot be reached now, or has no connection free: later it may work.
    public static let storeUnreachable = MarqueeError(.storage, .init("store.unreachable"))
    /// Others kept a store busy for longer than its limit: nothing was changed, and the call can be made again.
    public static let storeBusy = MarqueeError(.storage, .init("store.busy"))

    /// The error of a system call on a file, by its number.
    package init(systemCall code: Int32) {
        self = Self.meansNoSpace(code) ? Self(.storageFull, .storeFull) : Self(.storage, .storeSystem(code))
    }

    /// Whether a system call failed because the disk, the quota or the limit of a file's size leaves no space.
    package static func meansNoSpace(_ code: Int32) -> Bool { [ENOSPC, EDQUOT, EFBIG].contains(code) }
}
