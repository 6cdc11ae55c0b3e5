import Hummingbird
import HummingbirdTesting
import Marquee
import MarqueeHummingbird
import MarqueeSandbox
import MarqueeTesting
import NIOCore
import Testing

struct VisitorContext: RequestContext, RemoteAddressRequestContext {
    var coreContext: CoreRequestContextStorage
    let remoteAddress: SocketAddress?

    init(source: ApplicationRequestContextSource) {
        coreContext = .init(source: source)
        remoteAddress = source.channel.remoteAddress
    }
}

extension Caller {
    /// The visitor at an address: one of IPv4, or the first 64 bits of one of IPv6.
    init?(_ address: SocketAddress?) {
        guard let address, let text = address.ipAddress else { return nil }
        // A listener of both kinds has 192.0.2.1 as ::ffff:192.0.2.1.
        guard case .v6 = address, !text.hasPrefix("::ffff:") else {
            self.init(text)
            return
        }
        // The 16 bytes of the address are behind the family, the port and the flow.
        let network = address.withSockAddr { start, size in Array(UnsafeRawBufferPointer(start: start, count: size)[8..<16]) }
        self.init("\(network)")
    }
}

func router(_ marquee: MarqueeClient) -> Router<VisitorContext> {
    let router = Router(context: VisitorContext.self)
    router.add(middleware: MarqueeErrors())
    router.get("movies/:id") { _, context in
        let view = Caller(context.remoteAddress).map { marquee.for(caller: $0) } ?? marquee
        return try await view.movies.details(context.parameters.require("id", as: Int.self)).value.title
    }
    return router
}

@Suite(.timeLimit(.minutes(30)))
struct VisitorTests {
    private func caller(_ address: String) throws -> Caller? { Caller(try SocketAddress(ipAddress: address, port: 80)) }

    @Test func `A caller is an address of IPv4, or a network of IPv6`() throws {
        let addresses = ["2001:db8::1", "2001:db8:0:0:ffff::2", "2001:db8:0:1::1", "192.0.2.1", "192.0.2.2"]
        let callers = try (addresses + ["::ffff:192.0.2.1", "::ffff:192.0.2.2"]).map { try #require(try caller($0)) }
        #expect(callers[0] == callers[1] && Set(callers).count == callers.count - 1)
        let socket = try SocketAddress(unixDomainSocketPath: "/tmp/socket")
        #expect(Caller(nil) == nil && Caller(socket) == nil)
    }

    @Test func `The context has the address of the connection`() async throws {
        let sandbox = try await Sandbox.start()
        let marquee = try await MarqueeClient.sandbox(sandbox)
        let router = router(marquee)
        router.get("address") { _, context in context.remoteAddress?.ipAddress ?? "none" }
        try await Application(router: router).test(.live) { client in
            try await client.execute(uri: "/address", method: .get) { answer in
                #expect(["127.0.0.1", "::1"].contains(String(buffer: answer.body)))
            }
            try await client.execute(uri: "/movies/550", method: .get) { #expect(String(buffer: $0.body) == "Fight Club") }
        }
        await marquee.shutdown()
        await sandbox.stop()
    }
}
