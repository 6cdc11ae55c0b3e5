#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A thread of the system, because sockets that block must not hold a thread of Swift's own pool.
struct Worker: Sendable {
    // pthread_t is a number on Linux and a pointer on Apple platforms; as a number it may cross threads.
    private let handle: UInt

    /// Runs the job on a new thread, or returns nil when the system has none to give.
    static func start(_ run: @escaping @Sendable () -> Void) -> Worker? {
        let job = Unmanaged.passRetained(ThreadBody(run))
        guard let handle = spawn(job.toOpaque()) else {
            job.release()
            return nil
        }
        return Worker(handle: handle)
    }

    /// Runs the job on a new, detached thread; returns false when the system has none to give.
    static func detach(_ run: @escaping @Sendable () -> Void) -> Bool {
        guard let thread = start(run)?.thread else { return false }
        pthread_detach(thread)
        return true
    }

    /// Waits until the thread has ended; to be called once, and never from the thread itself.
    func join() { if let thread { pthread_join(thread, nil) } }

    #if canImport(Darwin)
        private var thread: pthread_t? { pthread_t(bitPattern: handle) }

        private static func spawn(_ job: UnsafeMutableRawPointer) -> UInt? {
            var thread: pthread_t?
            guard pthread_create(&thread, nil, { perform($0) }, job) == 0 else { return nil }
            return thread.map { UInt(bitPattern: $0) }
        }
    #else
        private var thread: pthread_t? { pthread_t(handle) }

        private static func spawn(_ job: UnsafeMutableRawPointer) -> UInt? {
            var thread = pthread_t()
            guard pthread_create(&thread, nil, { perform($0) }, job) == 0 else { return nil }
            return UInt(thread)
        }
    #endif
}

private final class ThreadBody: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
}

private func perform(_ job: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let job { Unmanaged<ThreadBody>.fromOpaque(job).takeRetainedValue().run() }
    return nil
}
