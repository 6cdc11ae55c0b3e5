import MarqueeDomain

extension MarqueeError {
    /// The policy excludes the network, and there is no cached value.
    static let notCached = MarqueeError(.offline, .init("read.notCached"))

    /// Whether the server gave no answer, so that local data may be served instead.
    var meansUnreachable: Bool {
        [.offline, .timeout, .server, .rateLimited].contains(code)
    }
}
