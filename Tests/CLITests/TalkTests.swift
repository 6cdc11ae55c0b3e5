import Foundation
import Marquee
import MarqueeSandbox
import TestKit
import Testing

@testable import MarqueeCLI

/// Standard error: more with `--verbose`, nothing but errors with `--quiet`.
@Suite(.timeLimit(.minutes(5)))
struct TalkTests {
    private func withServer(_ faults: [Sandbox.Behavior] = [], _ body: (Shell) async throws -> Void) async throws {
        let server = try await Sandbox.start(Sandbox.Options(accessToken: Marker.accessToken.text, faults: faults))
        try await body(
            Shell(
                ["TMDB_BASE_URL": server.baseURL.absoluteString, "TMDB_ACCESS_TOKEN": Marker.accessToken.text],
                time: ManualTime(jumps: true, dice: 0).source))
        await server.stop()
    }

    @Test func `verbose tells of requests, retries and where answers came from, and of no secret`() async throws {
        try await withServer([.status(503), .rateLimited(retryAfter: 2)]) { shell in
            let outcome = await shell.run("show movie 550 --verbose")
            let lines = outcome.err.split(separator: "\n").map {
                $0.replacing(/\d+ ms/, with: "N ms").replacing(/bytes: \d+/, with: "bytes: N")
            }
            #expect(
                lines.prefix(5) == [
                    "GET /3/movie/{movie_id}: request sent", "GET /3/movie/{movie_id}: retry in N ms. TMDb is temporarily offline.",
                    "GET /3/movie/{movie_id}: retry in 2.0 s. TMDb received too many requests from this program.",
                    "GET /3/movie/{movie_id}: status 200, bytes: N, 2.0 s", "GET /3/movie/{movie_id}: served from the server",
                ])
            #expect(await shell.run("show movie 550 --verbose").err.contains("GET /3/movie/{movie_id}: served from the store\n"))
            #expect(!Marker.accessToken.isIn(outcome.err) && !outcome.err.contains("127.0.0.1"))
            #expect(outcome.status == .success && !outcome.out.contains("request sent"))
        }
    }

    @Test func `every kind of event has its line`() {
        let reason = MarqueeError.Reason("key", "It is so.")
        let kinds: [(MarqueeEvent.Kind, String)] = [
            (.requestFailed(MarqueeError(.offline, reason), duration: .milliseconds(1_250)), "no answer after 1.2 s. It is so."),
            (.throttled(for: .milliseconds(40)), "waiting 40 ms for the rate limit"),
            (.circuitOpened, "the circuit breaker is open: the server failed too often"),
            (.circuitHalfOpened, "the circuit breaker is half open: one request tests the server"),
            (.circuitClosed, "the circuit breaker is closed: the server works again"),
            (.operationCircuitOpened, "the circuit breaker of this operation is open: it failed too often"),
            (.operationCircuitClosed, "the circuit breaker of this operation is closed: it works again"),
            (.imageServerIgnored, "the image server in TMDb's configuration is not trusted: the default one is used"),
            (.readServed(.titleIndex, isStale: true), "served from the index of seen titles, stale"),
            (.readServed(.memory, isStale: false), "served from memory"),
            (.valuesDropped(rows: 3, fields: 0), "3 entries could not be read"),
            (.storeFailed(.cache, MarqueeError(.storage, reason)), "the store failed. It is so."),
            (.storeRecovered(.cache), "the store works again"),
            (.updateFailed(MarqueeError(.storage, reason)), "the update failed. It is so."),
            (.credentialMissing, "no credential is set: only cached answers can be read"),
            (.storeRebuilt(reason), "the store was rebuilt. It is so."),
            (.storeEvicted(snapshots: 2, bytes: 9), "cache eviction; answers: 2, bytes: 9"),
        ]
        for (kind, text) in kinds {
            #expect(MarqueeEvent(kind).line.text == text)
            #expect(MarqueeEvent(kind, operation: "GET /3/a").line.text == "GET /3/a: " + text)
        }
    }

    @Test func `quiet says nothing but errors`() async throws {
        let shell = try Shell()
        for line in ["home --quiet", "search fight --quiet --offline", "history clear --quiet", "cache clear --quiet"] {
            let outcome = await shell.run(line)
            #expect(outcome.status == .success && outcome.err.isEmpty, "\(line)")
        }
        let failed = await shell.run("show movie 424242 --quiet")
        #expect(failed.status == .notFound && failed.err.hasPrefix("marquee: TMDb has no such title.") && failed.err.contains("hint: "))
        #expect(await shell.run("home --quiet --verbose").status == .usage)
    }
}
