import Foundation
import MarqueeNet
import TestKit
import Testing

@Suite(
    "CurlTransport: TLS", .serialized, .timeLimit(.minutes(5)),
    .enabled(if: TLSServer.openssl != nil, "the openssl program plays the server"))
struct CurlTLSTests {
    @Test("A certificate of an unknown authority is refused; with its own file of authorities it is accepted")
    func selfSigned() async throws {
        let server = try TLSServer(try #require(TLSServer.openssl))
        let request = TransportRequest(.get, "https://127.0.0.1:\(server.port)/", limits: .patient)
        #expect(try await withCurl { await $0.failure(of: request) }?.kind == .tls)
        #expect(try await withCurl(caFile: server.certificate) { try await $0.send(request) }.status == 200)
    }

    @Test("A certificate for another host is refused")
    func otherHost() async throws {
        let server = try TLSServer(try #require(TLSServer.openssl), host: "DNS:other.example")
        let request = TransportRequest(.get, "https://127.0.0.1:\(server.port)/", limits: .patient)
        #expect(try await withCurl(caFile: server.certificate) { await $0.failure(of: request) }?.kind == .tls)
    }

    @Test("A file of authorities that does not exist")
    func missingFile() async throws {
        let server = try TLSServer(try #require(TLSServer.openssl))
        let request = TransportRequest(.get, "https://127.0.0.1:\(server.port)/", limits: .patient)
        #expect(try await withCurl(caFile: "/nowhere/authorities.pem") { await $0.failure(of: request) }?.kind == .authorities)
    }
}
