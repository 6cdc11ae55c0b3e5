import Foundation
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeNet

/// Connections that cannot be made, with the right errors, over real sockets.
@Suite("CurlTransport: refusals", .timeLimit(.minutes(5)))
struct RefusalTests {
    private func failure(of url: String, proxy: String? = nil, caFile: String? = nil) async throws -> TransportError? {
        var configuration = CurlTransport.Configuration(caFile: caFile, usesEnvironmentProxies: false)
        configuration.proxy = proxy
        let transport = CurlTransport(configuration)
        let failure = await transport.failure(of: .patient(url))
        await transport.shutdown()
        return failure
    }

    @Test(arguments: [
        ("407 Proxy Authentication Required", TransportError.Kind.proxyAuthentication), ("403 Forbidden", .proxyRefused),
        ("502 Bad Gateway", .proxyRefused), ("302 Found", .proxyRefused),
    ])
    func `a proxy that does not connect`(_ status: String, _ kind: TransportError.Kind) async throws {
        let proxy = try LoopbackServer.answering { request, peer in
            peer.send("HTTP/1.1 \(status)\r\nProxy-Authenticate: Basic realm=\"m4rker\"\r\nContent-Length: 0\r\n\r\n")
        }
        let failure = try await failure(of: "https://tmdb.example/3", proxy: "http://127.0.0.1:\(proxy.port)")
        #expect(failure?.kind == kind && failure?.detail.contains("m4rker") == false)
        let error = WireError.error(of: try #require(failure), operation: nil)
        #expect(error.code == .offline && error.isUnsent && error.reason.key == "transport.\(kind)")
    }

    @Test func `a proxy that loses the connection later is not to blame`() async throws {
        let proxy = try LoopbackServer { peer in
            guard peer.nextRequest() != nil else { return }
            peer.send("HTTP/1.1 200 OK\r\n\r\n")
        }
        let failure = try await failure(of: "https://tmdb.example/3", proxy: "http://127.0.0.1:\(proxy.port)")
        #expect([.tls, .lost].contains(failure?.kind))
    }

    @Test(arguments: ["https://blocked.localhost:1/3", "http://blocked.localhost:1/3", "https://0.0.0.0:1/3", "https://[::]:1/3"])
    func `a name that leads to this machine or to none is blocked`(_ url: String) async throws {
        let failure = try await failure(of: url)
        #expect(failure?.kind == .blockedName)
        #expect(WireError.error(of: try #require(failure), operation: nil).reason.key == "transport.blockedName")
    }

    @Test func `a name that leads to a proxy on this machine is not blocked, and neither is this machine itself`() async throws {
        #expect(try await failure(of: "https://127.0.0.1:1/3")?.kind == .connect)
        #expect(try await failure(of: "https://localhost:1/3")?.kind == .connect)
        #expect(try await failure(of: "https://tmdb.example/3", proxy: "http://127.0.0.1:1")?.kind == .connect)
    }

    @Test(.enabled(if: TLSServer.openssl != nil, "the openssl program plays the server"))
    func `a server that asks for a client certificate`() async throws {
        let server = try TLSServer(try #require(TLSServer.openssl), ["-Verify", "1", "-tls1_3"])
        let failure = try await failure(of: "https://127.0.0.1:\(server.port)/", caFile: server.certificate)
        #expect(failure?.kind == .clientCertificate)
        #expect(WireError.error(of: try #require(failure), operation: nil).reason.key == "transport.clientCertificate")
    }

    @Test(
        .enabled(if: TLSServer.openssl != nil && CurlNotes.checksNames, "libcurl uses OpenSSL"),
        arguments: [(nil, TransportError.Kind?.some(.tls)), ("email:a@b.example", .tls), ("IP:127.0.0.1", nil), ("DNS:127.0.0.1", .tls)])
    func `a certificate that names the server only as its common name is refused`(
        _ alternative: String?, _ kind: TransportError.Kind?
    ) async throws {
        let server = try TLSServer(
            try #require(TLSServer.openssl), host: alternative, commonName: "127.0.0.1", ["-alpn", "http/1.1"])
        #expect(try await failure(of: "https://127.0.0.1:\(server.port)/", caFile: server.certificate)?.kind == kind)
    }

    @Test(.enabled(if: TLSServer.openssl != nil && CurlNotes.checksNames, "libcurl uses OpenSSL"))
    func `the same holds for names, whose wildcards still count`() async throws {
        let openssl = try #require(TLSServer.openssl)
        for (alternative, kind) in [
            (String?.none, TransportError.Kind?.some(.tls)), ("DNS:localhost", nil), ("DNS:a.localhost", .tls),
        ] {
            let server = try TLSServer(openssl, host: alternative, commonName: "localhost")
            #expect(try await failure(of: "https://localhost:\(server.port)/", caFile: server.certificate)?.kind == kind)
        }
        let server = try TLSServer(openssl, host: "DNS:*.a.localhost", commonName: "scene")
        #expect(try await failure(of: "https://b.a.localhost:\(server.port)/", caFile: server.certificate)?.kind == nil)
    }

    @Test func `the host of a key has neither port nor brackets`() {
        for (key, host) in [
            ("https://api.example.com", "api.example.com"), ("https://api.example.com:8443", "api.example.com"),
            ("https://[::1]:8443", "::1"), ("https://[::1]", "::1"), ("https://127.0.0.1:1", "127.0.0.1"),
            ("https://a.example.", "a.example"),
        ] {
            #expect(CurlNotes.host(of: key) == host)
        }
    }
}
