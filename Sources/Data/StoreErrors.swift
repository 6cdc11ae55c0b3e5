public import MarqueeDomain

extension MarqueeError {
    /// The server of a store cannot be reached now, or has no connection free: later it may work.
    public static let storeUnreachable = MarqueeError(.storage, .init("store.unreachable"))
    /// Others kept a store busy for longer than its limit: nothing was changed, and the call can be made again.
    public static let storeBusy = MarqueeError(.storage, .init("store.busy"))
}
