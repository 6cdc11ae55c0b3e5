import Foundation
import TestKit
import Testing

@testable import MarqueeNet
@testable import MarqueeURLSession

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("URLSessionTransport", .timeLimit(.minutes(5)))
struct URLSessionTests {
    #if os(Linux)
        @Test(
            "Everything that is asked of any transport holds, in a process of its own",
            arguments: ["TransportExchangeTests", "TransportLimitTests", "TransportCancellationTests", "FaultConformanceTests"])
        func subset(_ suite: String) async throws {
            let run = try await ChildRun.tests("NetTests.\(suite)/", [Carrier.variable: Carrier.urlSession.rawValue])
            #expect(run.passed, "\(run.tail)")
        }
    #endif

    @Test("What must not be sent is refused before anything is")
    func screening() async {
        let transport = URLSessionTransport(userAgent: "Scene/1")
        #expect(await transport.failure(of: TransportRequest(.get, "file:///etc/passwd"))?.kind == .badRequest)
        #expect(await transport.failure(of: TransportRequest(.get, "http://a.example/", headers: ["X": "a\r\nY: b"]))?.kind == .badRequest)
        #expect(await transport.failure(of: TransportRequest(.get, "http://a.example/", body: Data("x".utf8)))?.kind == .badRequest)
        #expect(
            await URLSessionTransport(userAgent: "a\r\nX: y").failure(of: TransportRequest(.get, "http://a.example/"))?.kind == .badRequest)
    }

    @Test("After its shutdown nothing is sent, however often it is asked for")
    func shutdown() async throws {
        let server = try LoopbackServer.answering { _, peer in peer.reply() }
        let transport = URLSessionTransport()
        await transport.shutdown()
        await transport.shutdown()
        #expect(await transport.failure(of: .patient(server.url()))?.kind == .closed)
        #expect(server.record.accepted == 0)
    }

    @Test func `both transports of the SDK end their requests at a shutdown, so the chain does not cancel them`() async {
        let transports: [any HTTPTransport] = [CurlTransport(), URLSessionTransport()]
        for transport in transports {
            #expect(transport is any RequestEndingTransport)
            await transport.shutdown()
        }
    }

    @Test("The configuration of a program is copied, not changed")
    func configuration() async {
        let configuration = URLSessionConfiguration.default
        configuration.httpMaximumConnectionsPerHost = 3
        await URLSessionTransport(configuration).shutdown()
        #expect(configuration.httpMaximumConnectionsPerHost == 3)
        #expect(configuration.httpCookieStorage != nil)
    }

    @Test(
        "Foundation's codes have one meaning each",
        arguments: [
            (.cannotFindHost, .lookup), (.dnsLookupFailed, .lookup), (.cannotConnectToHost, .connect), (.notConnectedToInternet, .connect),
            (.timedOut, .timeout), (.secureConnectionFailed, .tls), (.serverCertificateUntrusted, .tls),
            (.serverCertificateHasBadDate, .tls), (.dataLengthExceedsMaximum, .tooLarge), (.cannotParseResponse, .malformed),
            (.unsupportedURL, .malformed), (.badURL, .badRequest), (.networkConnectionLost, .lost), (.badServerResponse, .lost),
            (.unknown, .lost), (.cancelled, .lost),
        ] as [(URLError.Code, TransportError.Kind)])
    func failure(_ code: URLError.Code, _ kind: TransportError.Kind) {
        let address = ["NSErrorFailingURLStringKey": "http://a.example/?api_key=marker"]
        let failure = TransportError(URLError(code, userInfo: address))
        #expect(failure == TransportError(kind, "URLSession failed with code \(code.rawValue)"))
        #expect(TransportError(CocoaError(.fileNoSuchFile)) == TransportError(.lost, "URLSession failed"))
    }
}
