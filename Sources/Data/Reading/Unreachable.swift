import MarqueeDomain

extension MarqueeError {
    /// Whether the server had no say, so that what is at hand locally may answer in its place.
    var meansUnreachable: Bool {
        [.offline, .timeout, .server, .rateLimited].contains(code)
    }
}
