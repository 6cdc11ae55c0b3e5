/// The handler of the requests of a server.
protocol RequestHandler: Sendable {
    /// The usual answer; nil when the request had to wait and its connection was dropped meanwhile. It blocks the thread.
    func answer(_ request: Request, unless isDropped: () -> Bool) -> Reply?

    /// The outcome of a request that meets a fault; `usual` is its answer without the fault.
    func outcome(of request: Request, meeting fault: Sandbox.Fault, usual: Reply) -> Outcome

    /// Called after the last request; it may be called again.
    func end()
}

extension RequestHandler {
    func end() {}
}
