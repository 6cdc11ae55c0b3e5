import Foundation
import MarqueeDomain
import Testing

/// The events for loggers, metrics and traces.
struct EventTests {
    private static let late = MarqueeError(
        .timeout, .init("transport.timeout", "The answer took too long."), operation: "GET /3/secret", status: 504, tmdbCode: 24)

    /// Every kind, with its name, its level and its attributes.
    private static let all: [(MarqueeEvent.Kind, String, MarqueeEvent.Level, [String: String])] = [
        (.requestStarted, "request.started", .trace, [:]),
        (
            .requestFinished(status: 200, bytes: 12, duration: .milliseconds(1_250)), "request.finished", .debug,
            ["status": "200", "bytes": "12", "duration_ms": "1250"]
        ),
        (
            .requestFinished(status: 404, bytes: 0, duration: .zero), "request.finished", .debug,
            ["status": "404", "bytes": "0", "duration_ms": "0"]
        ),
        (
            .requestFinished(status: 429, bytes: 0, duration: .zero), "request.finished", .warning,
            ["status": "429", "bytes": "0", "duration_ms": "0"]
        ),
        (
            .requestFinished(status: 502, bytes: 0, duration: .zero), "request.finished", .warning,
            ["status": "502", "bytes": "0", "duration_ms": "0"]
        ),
        (
            .requestFailed(late, duration: .seconds(2)), "request.failed", .warning,
            ["duration_ms": "2000", "code": "timeout", "reason": "transport.timeout", "status": "504", "tmdb_code": "24"]
        ),
        (
            .requestFailed(MarqueeError(.offline, .circuitOpen), duration: .zero), "request.failed", .debug,
            ["duration_ms": "0", "code": "offline", "reason": "transport.suspended"]
        ),
        (
            .requestFailed(MarqueeError(.cancelled, .cancelled), duration: .zero), "request.failed", .debug,
            ["duration_ms": "0", "code": "cancelled", "reason": "cancelled"]
        ),
        (
            .requestFailed(MarqueeError(.closed, .clientClosed), duration: .zero), "request.failed", .debug,
            ["duration_ms": "0", "code": "closed", "reason": "client.closed"]
        ),
        (
            .retryScheduled(after: .milliseconds(40), reason: late.reason), "request.retried", .info,
            ["wait_ms": "40", "reason": "transport.timeout"]
        ),
        (.throttled(for: .milliseconds(9)), "request.throttled", .debug, ["wait_ms": "9"]),
        (.circuitOpened, "circuit.opened", .warning, [:]),
        (.circuitHalfOpened, "circuit.halfOpened", .info, [:]),
        (.circuitClosed, "circuit.closed", .notice, [:]),
        (.operationCircuitOpened, "circuit.operationOpened", .warning, [:]),
        (.operationCircuitClosed, "circuit.operationClosed", .notice, [:]),
        (.imageServerIgnored, "image.serverIgnored", .warning, [:]),
        (.readServed(.titleIndex, isStale: true), "read.served", .trace, ["origin": "titleIndex", "is_stale": "true"]),
        (.valuesDropped(rows: 2, fields: 1), "values.dropped", .info, ["rows": "2", "fields": "1"]),
        (
            .storeFailed(.user, MarqueeError(.storage, .init("store.engine", "It failed."))), "store.failed", .error,
            ["part": "user", "code": "storage", "reason": "store.engine"]
        ),
        (
            .storeFailed(.cache, MarqueeError(.closed, .clientClosed)), "store.failed", .debug,
            ["part": "cache", "code": "closed", "reason": "client.closed"]
        ),
        (.storeRecovered(.cache), "store.recovered", .notice, ["part": "cache"]),
        (
            .updateFailed(MarqueeError(.notFound, .init("catalog.noExport"))), "update.failed", .warning,
            ["code": "notFound", "reason": "catalog.noExport"]
        ),
        (.storeRebuilt(.init("store.damaged", "Damaged.")), "store.rebuilt", .warning, ["reason": "store.damaged"]),
        (.storeEvicted(snapshots: 3, bytes: 4), "store.evicted", .debug, ["snapshots": "3", "bytes": "4"]),
        (.changeSent(.favorite), "change.sent", .debug, ["mark": "favorite"]),
        (
            .changeDelayed(.rating, late), "change.delayed", .info,
            ["mark": "rating", "code": "timeout", "reason": "transport.timeout", "status": "504", "tmdb_code": "24"]
        ),
        (
            .changeDelayed(.rating, MarqueeError(.offline, .circuitOpen)), "change.delayed", .debug,
            ["mark": "rating", "code": "offline", "reason": "transport.suspended"]
        ),
        (
            .changeRejected(.watchlist, late), "change.rejected", .notice,
            ["mark": "watchlist", "code": "timeout", "reason": "transport.timeout", "status": "504", "tmdb_code": "24"]
        ),
        (.marksLost(items: 3), "marks.lost", .warning, ["items": "3"]),
        (.changesExpired(rejected: 5, suspended: 6), "change.expired", .notice, ["rejected": "5", "suspended": "6"]),
        (.conflictResolved(.favorite, .server), "conflict.resolved", .info, ["mark": "favorite", "winner": "server"]),
        (
            .sessionRevoked(MarqueeError(.unauthorized, .init("tmdb.3", "No."))), "session.revoked", .notice,
            ["code": "unauthorized", "reason": "tmdb.3"]
        ),
        (.credentialMissing, "credential.missing", .warning, [:]),
    ]

    @Test(arguments: all) func `each kind has a name, a level and its attributes`(
        _ kind: MarqueeEvent.Kind, _ name: String, _ level: MarqueeEvent.Level, _ attributes: [String: String]
    ) {
        let event = MarqueeEvent(kind)
        #expect(event.name == name && event.level == level && event.attributes == attributes)
        let named = MarqueeEvent(kind, operation: "GET /3/movie/{movie_id}", exchange: 7)
        #expect(named.attributes == attributes.merging(["operation": "GET /3/movie/{movie_id}", "exchange": "7"]) { own, _ in own })
    }

    @Test func `the table of the document has the levels and the attributes of each kind`() throws {
        let file = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Docs/Service.md").standardized
        let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("| `") }
            .map { $0.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) } }
        for (name, kinds) in Dictionary(grouping: Self.all, by: \.1) {
            let row = try #require(rows.first { $0[1] == "`\(name)`" })
            let levels = Set(kinds.map(\.2))
            #expect(Set(MarqueeEvent.Level.allCases.filter { row[2].contains($0.rawValue) }) == levels, "\(name)")
            // The status and TMDb's code come with any error.
            let ofErrors: Set = name == "request.finished" ? [] : ["status", "tmdb_code"]
            let attributes = Set(kinds.flatMap { $0.3.keys }).subtracting(ofErrors)
            #expect(Set(row[3].matches(of: #/`([a-z_]+)`/#).map { String($0.output.1) }) == attributes, "\(name)")
        }
    }

    @Test func `levels are ordered, and have the names of swift-log`() {
        #expect(MarqueeEvent.Level.allCases.sorted() == [.trace, .debug, .info, .notice, .warning, .error])
        #expect(MarqueeEvent.Level.allCases.map(\.rawValue) == ["trace", "debug", "info", "notice", "warning", "error"])
    }
}
