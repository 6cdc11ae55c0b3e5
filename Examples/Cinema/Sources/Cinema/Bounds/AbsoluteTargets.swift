import NIOCore
import NIOHTTP1
import NIOHTTPTypesHTTP1

/// Keeps the host of a target such as `http://localhost:8080/trending`, which the next handler would drop: unless the `Host` field has the same
/// one, the request has two hosts then, and ``RequestBounds`` refuses it.
final class AbsoluteTargets: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    /// Puts a handler where targets are still whole.
    static func watch(_ pipeline: ChannelPipeline) {
        let operations = pipeline.syncOperations
        guard let codec = try? operations.handler(type: HTTP1ToHTTPServerCodec.self) else { return }
        try? operations.addHandler(AbsoluteTargets(), position: .before(codec))
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .head(var head) = unwrapInboundIn(data), let host = Self.host(in: head.uri),
            head.headers["Host"].first?.lowercased() != host
        else { return context.fireChannelRead(data) }
        head.headers.add(name: "Host", value: host)
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }

    /// The host of a target with a scheme; nil for a path.
    static func host(in target: String) -> String? {
        guard !target.hasPrefix("/"), let scheme = target.firstRange(of: "://") else { return nil }
        return target[scheme.upperBound...].prefix { !"/?#".contains($0) }.lowercased()
    }
}
