import MarqueeCCurl

/// The thread of a ``CurlLoop``.
enum CurlThread {
    /// Starts a thread with a function and its argument, and returns 0 if that succeeded.
    typealias Starter =
        @Sendable (
            @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?, UnsafeMutableRawPointer
        ) -> Int32

    /// Starts the thread of a mailbox that has none. If the system has no thread left for this process, the calls that came meanwhile fail,
    /// and can be tried again. A network or a load balancer forgets connections after a minute or more, so connections are closed before
    /// that.
    static func start(
        _ configuration: CurlTransport.Configuration, _ mailbox: CurlMailbox, idleLimit: Duration = .seconds(60),
        by start: Starter = { marquee_start_thread($0, $1) }
    ) {
        guard mailbox.mayStartThread() else { return }
        guard CurlProcess.isReady else { return mailbox.noteNoThread() }
        CurlProcess.enter(mailbox.waker)
        // The thread takes over the reference.
        let arguments = Unmanaged.passRetained(StartArguments(configuration, mailbox, idleLimit))
        let code = start(
            { arguments in
                arguments.map { Unmanaged<StartArguments>.fromOpaque($0).takeRetainedValue().run() }
                return nil
            }, arguments.toOpaque())
        if code != 0 {
            arguments.release()
            CurlProcess.withdraw(mailbox.waker)
            mailbox.noteNoThread()
        }
    }

    /// The arguments of the new thread.
    private final class StartArguments {
        private let configuration: CurlTransport.Configuration
        private let mailbox: CurlMailbox
        private let idleLimit: Duration

        init(_ configuration: CurlTransport.Configuration, _ mailbox: CurlMailbox, _ idleLimit: Duration) {
            self.configuration = configuration
            self.mailbox = mailbox
            self.idleLimit = idleLimit
        }

        func run() {
            marquee_name_thread("marquee-curl")
            while true {
                CurlProcess.parkIfExiting(mailbox.waker)
                if !serve() {
                    for call in mailbox.collect().arrivals {
                        call.answer(.failure(TransportError(.connect, "no file descriptors are free for the transport")))
                    }
                }
                if mailbox.isClosing { break }
                // A message that came before the loop had ended has not signaled the semaphore.
                if !mailbox.hasMessages { mailbox.waker.wait() }
            }
            CurlProcess.leave(mailbox.waker)
            mailbox.end()
        }

        /// Runs the loop until the transport is shut down or idle; false if there are no descriptors for it. Each request tries again.
        private func serve() -> Bool {
            guard let multi = curl_multi_init() else { return false }
            guard mailbox.waker.attach(multi) else {
                curl_multi_cleanup(multi)
                return false
            }
            CurlLoop(configuration, mailbox, multi, idleLimit: idleLimit).run()
            return true
        }
    }
}
