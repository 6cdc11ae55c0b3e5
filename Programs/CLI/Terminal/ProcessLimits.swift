import Foundation

/// The limits that this process needs, checked before anything else begins. On Linux, libdispatch reads `/proc` once a second: if that
/// fails, also for lack of a descriptor, it stops the process without a message. Without threads it waits without end.
enum ProcessLimits {
    /// As many as a command uses at the same time on a machine with few processors.
    private static let (threads, descriptors) = (12, 24)

    /// Raises the limit of open files as far as the system allows, at most to the usual one.
    static func raise() {
        var limit = rlimit()
        guard getrlimit(fileLimit, &limit) == 0, limit.rlim_cur < min(limit.rlim_max, 1_024) else { return }
        limit.rlim_cur = min(limit.rlim_max, 1_024)
        setrlimit(fileLimit, &limit)
    }

    /// Why no command can run here; nil if each can.
    static func shortage() -> Failure? {
        #if os(Linux)
            guard access("/proc/self/stat", R_OK) == 0 else { return .other(Texts.noProcesses, hint: Texts.mountProcesses) }
        #endif
        guard hasDescriptors(descriptors) else { return .other(Texts.fewDescriptors, hint: Texts.raiseDescriptors(64)) }
        #if os(Linux)
            guard hasThreads(threads) else { return .other(Texts.fewThreads, hint: Texts.raiseThreads(64)) }
        #endif
        return nil
    }

    private static func hasDescriptors(_ count: Int) -> Bool {
        var open: [Int32] = []
        defer { for descriptor in open { close(descriptor) } }
        // Pipes need no file: a bare machine has no /dev/null.
        while open.count < count {
            var ends: [Int32] = [0, 0]
            guard pipe(&ends) == 0 else { return false }
            open += ends
        }
        return true
    }

    #if os(Linux)
        private static let fileLimit = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)

        /// Starts threads that wait for the end of a pipe, and ends them.
        private static func hasThreads(_ count: Int) -> Bool {
            var (ends, threads) = ([Int32](repeating: 0, count: 2), [pthread_t]())
            guard pipe(&ends) == 0 else { return false }
            defer {
                close(ends[1])
                for thread in threads { pthread_join(thread, nil) }
                close(ends[0])
            }
            var attributes = pthread_attr_t()
            pthread_attr_init(&attributes)
            defer { pthread_attr_destroy(&attributes) }
            // Enough for one call; the usual size would count against a limit of memory.
            pthread_attr_setstacksize(&attributes, 128 << 10)
            while threads.count < count {
                var thread = pthread_t()
                let end = UnsafeMutableRawPointer(bitPattern: Int(ends[0]))
                let body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { end in
                    var byte: UInt8 = 0
                    _ = read(Int32(Int(bitPattern: end)), &byte, 1)
                    return nil
                }
                guard pthread_create(&thread, &attributes, body, end) == 0 else { return false }
                threads.append(thread)
            }
            return true
        }
    #else
        private static let fileLimit = RLIMIT_NOFILE
    #endif
}
