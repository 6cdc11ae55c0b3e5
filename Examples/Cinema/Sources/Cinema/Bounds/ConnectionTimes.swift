import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Ends a connection that takes too long in any of its states: without a head, with half a body, with an answer that is not read, silent
/// after an answer, and open when the site ends. Ends it at once if its address has too many.
final class ConnectionTimes: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let bounds: Bounds
    private let connections: ConnectionCount
    private var key: AddressKey?
    private var hasBegun = false
    private var deadline: Scheduled<Void>?
    /// How many requests have no complete answer yet.
    private var unanswered = 0
    private var isReading = false
    /// Whether the client reads until the connection ends: only HTTP/1.0 has requests without a host.
    private var isOfOneRequest = false
    private var isEnding = false

    init(_ bounds: Bounds, _ connections: ConnectionCount) { (self.bounds, self.connections) = (bounds, connections) }

    func handlerAdded(context: ChannelHandlerContext) {
        AbsoluteTargets.watch(context.pipeline)
        if context.channel.isActive { begin(context) }
    }

    func handlerRemoved(context: ChannelHandlerContext) { end() }

    func channelActive(context: ChannelHandlerContext) {
        begin(context)
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        end()
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            (unanswered, isReading) = (unanswered + 1, true)
            if head.authority == nil { isOfOneRequest = true }
            allow(head.isUpload ? bounds.upload : bounds.body, context)
        case .body: break
        case .end:
            isReading = false
            allow(bounds.answer, context)
        }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        guard case .end = unwrapOutboundIn(data) else { return context.write(data, promise: promise) }
        // An answer ends when its last byte has left, not when it waits in a buffer.
        let written = promise ?? context.eventLoop.makePromise()
        written.futureResult.assumeIsolated().whenComplete { _ in
            self.unanswered -= 1
            if self.unanswered == 0, !self.isReading { self.allow(self.isOfOneRequest ? .zero : self.bounds.head, context) }
        }
        context.write(data, promise: written)
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is ChannelShouldQuiesceEvent {
            allow(bounds.end, context)
            isEnding = true
        }
        context.fireUserInboundEventTriggered(event)
    }

    private func begin(_ context: ChannelHandlerContext) {
        guard !hasBegun else { return }
        hasBegun = true
        if let key = context.remoteAddress?.ipAddress.flatMap({ AddressKey($0) }) {
            // The pipeline is still being made, so the connection is closed after that.
            guard connections.enter(key) else { return allow(.zero, context) }
            self.key = key
        }
        allow(bounds.head, context)
    }

    private func end() {
        deadline?.cancel()
        deadline = nil
        if let key { connections.leave(key) }
        key = nil
    }

    /// Gives the connection the time limit of its present state. Once the site ends, it gets no more.
    private func allow(_ time: Duration, _ context: ChannelHandlerContext) {
        guard !isEnding, context.channel.isActive else { return }
        deadline?.cancel()
        deadline = context.eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(time)) { context.close(promise: nil) }
    }
}

extension HTTPRequest {
    /// Whether the body is a file of a member.
    fileprivate var isUpload: Bool { method == .post && path?.prefix { $0 != "?" } == "/account/library" }
}
