import Foundation
import Marquee
import TestKit
import Testing

#if canImport(Glibc)
    import Glibc
#endif

/// Faults between a program and a server: names, connections, certificates.
@Suite(.timeLimit(.minutes(5)))
struct OuterFaultTests {
    static let names = ["refused", "black-hole", "silent-resolver"] + Certificate.allCases.map(\.rawValue)

    /// The error in the server's certificate.
    enum Certificate: String, CaseIterable, Sendable {
        case expired = "tls-expired"
        case otherHost = "tls-wrong-host"
        case selfSigned = "tls-self-signed"
        case oldProtocol = "tls-old-protocol"

        func serve(_ openssl: String) throws -> TLSServer {
            switch self {
            case .expired: try TLSServer(openssl, hasExpired: true)
            case .otherHost: try TLSServer(openssl, host: "DNS:other.example")
            case .selfSigned: try TLSServer(openssl)
            case .oldProtocol: try TLSServer(openssl, ["-tls1_1", "-cipher", "DEFAULT@SECLEVEL=0"])
            }
        }
    }

    @Test(.enabled(if: TLSServer.openssl != nil, "the openssl program plays the server"), arguments: Certificate.allCases)
    func `a server that cannot prove itself is not spoken to`(certificate: Certificate) async throws {
        let expected = try #require(FaultTable.word(for: certificate.rawValue))
        let server = try certificate.serve(try #require(TLSServer.openssl))
        let client = try await Self.client("https://127.0.0.1:\(server.port)") {
            // Every certificate but the one is trusted, so that nothing else is wrong.
            if certificate != .selfSigned { $0.connections.caFile = server.certificate }
        }
        let failure = await failure { try await client.movies.details(550) }
        #expect(failure?.code.rawValue == expected)
        #expect(failure?.reason.key == "transport.tls")
        await client.shutdown()
    }

    @Test(.enabled(if: TLSServer.openssl != nil, "the openssl program plays the server"))
    func `a server that can prove itself is spoken to`() async throws {
        let server = try TLSServer(try #require(TLSServer.openssl))
        let client = try await Self.client("https://127.0.0.1:\(server.port)") { $0.connections.caFile = server.certificate }
        // It says something that is no film.
        #expect(await failure { try await client.movies.details(550) }?.reason.key.hasPrefix("transport.") == false)
        await client.shutdown()
    }

    @Test func `a port without a listener`() async throws {
        let client = try await Self.client("http://127.0.0.1:1")
        #expect(await outcome { try await client.movies.details(550) } == FaultTable.word(for: "refused"))
        await client.shutdown()
    }

    #if canImport(Glibc)
        @Test func `a connection that is never made ends at its deadline`() async throws {
            let hole = try BlackHole()
            let client = try await Self.client("http://127.0.0.1:\(hole.port)") { $0.limits.connect = .milliseconds(700) }
            #expect(await outcome { try await client.movies.details(550) } == FaultTable.word(for: "black-hole"))
            await client.shutdown()
        }

        @Test(.enabled(if: SilentResolver.isPossible, "a network of its own wants the right to make namespaces"))
        func `a name that is never looked up ends at its deadline`() async throws {
            let run = try await SilentResolver.run("LifeTests.SilentResolverTests/")
            #expect(run.passed, "\(run.tail)")
        }

        @Test(.enabled(if: SilentIPv6.isPossible, "a network of its own wants the right to make namespaces"))
        func `a broken IPv6 costs no request`() async throws {
            let run = try await SilentIPv6.run("LifeTests.SilentIPv6Tests/")
            #expect(run.passed, "\(run.tail)")
        }
    #endif

    static func client(
        _ baseURL: String, _ edit: (inout MarqueeClient.Configuration) -> Void = { _ in }
    ) async throws -> MarqueeClient {
        try await MarqueeClient(environment: [:]) {
            $0.credential = try .accessToken("head.body.tail")
            $0.baseURL = URL(string: baseURL)
            $0.storage = .memory
            $0.connections.usesEnvironmentProxies = false
            $0.retries = 0
            edit(&$0)
        }
    }
}
