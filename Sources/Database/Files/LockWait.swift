#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The pauses of this layer while another connection or process holds a lock.
enum LockWait {
    /// Called before each pause: a test that claims that nothing waits counts them.
    @TaskLocal static var onPause: (@Sendable () -> Void)?

    static func pause(_ microseconds: UInt32) {
        onPause?()
        usleep(microseconds)
    }
}
