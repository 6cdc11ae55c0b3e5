import MarqueeCCurl
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// libcurl's state for the whole process: its one initialization, and its end.
enum CurlProcess {
    private struct Threads {
        var running: [ObjectIdentifier: CurlWaker] = [:]
        var ended: [UInt] = []
    }

    private static let threads = Mutex(Threads())
    private static let isExiting = Atomic(false)

    /// Whether libcurl could be initialized; the first to ask initializes it.
    static let isReady: Bool = {
        guard curl_global_init(Int(CURL_GLOBAL_ALL)) == CURLE_OK else { return false }
        // Handlers run in reverse order: this one, registered later, runs before those with which the TLS library frees memory that a
        // loop thread may be using.
        return atexit { CurlProcess.park() } == 0
    }()

    /// Whether a handle may be used for a second transfer. Before 8.1.1, libcurl kept a pointer to the last header of the first one, and a
    /// folded first header line of the second one wrote to that freed memory: <https://github.com/curl/curl/issues/11101>.
    static let canReuseHandles = curl_version_info(CURLVERSION_FIRST).map { $0.pointee.version_num >= 0x08_01_01 } ?? false

    /// Notes a thread that is about to start.
    static func enter(_ waker: CurlWaker) {
        reap()
        threads.withLock { $0.running[ObjectIdentifier(waker)] = waker }
    }

    /// Notes that a start came to nothing.
    static func withdraw(_ waker: CurlWaker) {
        threads.withLock { $0.running[ObjectIdentifier(waker)] = nil }
    }

    /// Notes that the calling thread no longer uses libcurl and is about to return.
    static func leave(_ waker: CurlWaker) {
        threads.withLock { threads in
            threads.running[ObjectIdentifier(waker)] = nil
            threads.ended.append(UInt(marquee_this_thread()))
        }
    }

    /// Called by a loop thread while it uses no resource; does not return if the process is exiting.
    static func parkIfExiting(_ waker: CurlWaker) {
        guard isExiting.load(ordering: .acquiring) else { return }
        withdraw(waker)
        while true { pause() }
    }

    /// Waits, for a limited time, until no loop thread uses libcurl any more.
    private static func park() {
        isExiting.store(true, ordering: .releasing)
        for _ in 0..<2_000 {
            let running = threads.withLock { Array($0.running.values) }
            if running.isEmpty { break }
            for waker in running { waker.wake() }
            usleep(1_000)
        }
        reap()
    }

    /// Joins the threads that have ended. They have only to return, so this takes almost no time.
    private static func reap() {
        let ended = threads.withLock { threads in
            defer { threads.ended = [] }
            return threads.ended
        }
        for thread in ended { marquee_join_thread(thread) }
    }
}
