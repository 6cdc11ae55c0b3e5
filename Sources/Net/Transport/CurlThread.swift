import CCurl

/// The thread of a ``CurlLoop``.
enum CurlThread {
    /// Starts the thread; if it cannot be started, the mailbox ends at once. What a network or a load balancer forgets is forgotten after a
    /// minute or more, so connections are closed before that.
    static func start(_ configuration: CurlTransport.Configuration, _ mailbox: CurlMailbox, idleLimit: Duration = .seconds(60)) {
        guard CurlProcess.isReady else { return mailbox.end() }
        CurlProcess.enter(mailbox.waker)
        // The thread takes over the reference.
        let arguments = Unmanaged.passRetained(StartArguments(configuration, mailbox, idleLimit))
        let code = marquee_start_thread(
            { arguments in
                arguments.map { Unmanaged<StartArguments>.fromOpaque($0).takeRetainedValue().run() }
                return nil
            }, arguments.toOpaque())
        if code != 0 {
            arguments.release()
            CurlProcess.withdraw(mailbox.waker)
            mailbox.end()
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
