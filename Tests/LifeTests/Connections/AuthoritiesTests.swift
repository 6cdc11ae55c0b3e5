import Foundation
import Marquee
import MarqueeSandbox
import TestKit
import Testing

/// Whom a client trusts that takes its files of authorities from the environment.
@Suite(.timeLimit(.minutes(5)), .enabled(if: NginxServer.isAvailable, "nginx plays the server"))
struct AuthoritiesTests {
    /// The key of the reason why a read through TLS fails; nil when it does not.
    private func failure(_ tls: NginxServer, _ environment: [String: String]) async throws -> String? {
        let variables = ["TMDB_ACCESS_TOKEN": Sandbox.accessToken, "TMDB_BASE_URL": "https://127.0.0.1:\(tls.port)"]
        let client = try await MarqueeClient(environment: variables.merging(environment) { $1 }) {
            $0.storage = .none
            $0.retries = 0
            $0.limits = TransportLimits(total: .seconds(600), connect: .seconds(600), firstByte: .seconds(600))
        }
        var failure: MarqueeError?
        do {
            _ = try await client.movies.details(550)
        } catch {
            failure = error
        }
        await client.shutdown(deadline: .zero)
        return failure?.reason.key
    }

    @Test func `TMDB_CA_FILE comes before SSL_CERT_FILE, and that before the authorities of the system`() async throws {
        let sandbox = try await Sandbox.start()
        let tls = try await NginxServer.start(.http1(port: sandbox.port))
        let folder = try TemporaryFolder()
        let (right, other) = (tls.certificate, folder.path("other.pem"))
        try TLSServer.makeCertificate(try #require(TLSServer.openssl), other, key: folder.path("key.pem"), host: "IP:127.0.0.1")
        #expect(try await failure(tls, [:]) == "transport.tls")
        #expect(try await failure(tls, ["TMDB_CA_FILE": right]) == nil)
        #expect(try await failure(tls, ["SSL_CERT_FILE": right]) == nil)
        #expect(try await failure(tls, ["TMDB_CA_FILE": right, "SSL_CERT_FILE": other]) == nil)
        #expect(try await failure(tls, ["TMDB_CA_FILE": other, "SSL_CERT_FILE": right]) == "transport.tls")
        #expect(try await failure(tls, ["TMDB_CA_FILE": "", "SSL_CERT_FILE": right]) == nil)
        await sandbox.stop()
    }

    @Test(arguments: ["TMDB_CA_FILE", "SSL_CERT_FILE"])
    func `authorities that are not there are told as such, and not as a network that fails`(_ name: String) async throws {
        let sandbox = try await Sandbox.start()
        let tls = try await NginxServer.start(.http1(port: sandbox.port))
        let folder = try TemporaryFolder()
        #expect(try await failure(tls, [name: folder.path("missing.pem")]) == "transport.authorities")
        await sandbox.stop()
    }
}
