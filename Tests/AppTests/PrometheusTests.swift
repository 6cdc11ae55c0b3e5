import MarqueeData
import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import Marquee

/// The metrics of a client as Prometheus reads them.
struct PrometheusTests {
    @Test func `every figure is on the page`() throws {
        let meter = Meter(time: ManualTime().source)
        for _ in 0..<3 { meter.note(MarqueeEvent(.requestStarted)) }
        meter.note(MarqueeEvent(.requestFinished(status: 200, bytes: 1_000, duration: .milliseconds(40))))
        meter.note(MarqueeEvent(.requestFinished(status: 200, bytes: 24, duration: .seconds(60))))
        meter.note(MarqueeEvent(.requestFailed(MarqueeError(.timeout, .init("transport.timeout", "Late.")), duration: .seconds(2))))
        meter.note(MarqueeEvent(.retryScheduled(after: .zero, reason: .cancelled)))
        meter.note(MarqueeEvent(.throttled(for: .zero)))
        for origin in [Origin.memory, .store] { meter.note(MarqueeEvent(.readServed(origin, isStale: true))) }
        var stats = meter.stats(attempts: 4, undeclaredGzip: 6, servedFromMemory: 2)
        stats.permitWaits = 7
        stats.connections = MarqueeClient.Connections(opened: 2, reused: 9, waits: 1)
        let page = try MetricsPage(stats.prometheus)
        #expect(page.value("marquee_requests_total") == 3 && page.value("marquee_attempts_total") == 4)
        #expect(page.value("marquee_retries_total") == 1 && page.value("marquee_failures_total") == 1)
        #expect(page.value("marquee_received_bytes_total") == 1_024 && page.value("marquee_undeclared_gzip_total") == 6)
        #expect(page.value("marquee_answers_total", ["class": "2xx"]) == 2)
        #expect(page.value("marquee_reads_total", ["origin": "memory"]) == 2)
        #expect(page.value("marquee_reads_total", ["origin": "store"]) == 1 && page.value("marquee_stale_reads_total") == 2)
        #expect(page.value("marquee_rate_limit_waits_total") == 1 && page.value("marquee_permit_waits_total") == 7)
        #expect(page.value("marquee_connections_opened_total") == 2 && page.value("marquee_connections_reused_total") == 9)
        #expect(page.value("marquee_connection_waits_total") == 1)
        let name = "marquee_request_duration_seconds"
        #expect(page.types[name] == "histogram")
        #expect(page.value(name + "_bucket", ["outcome": "success", "le": "0.025"]) == 0)
        #expect(page.value(name + "_bucket", ["outcome": "success", "le": "0.05"]) == 1)
        #expect(page.value(name + "_bucket", ["outcome": "success", "le": "30.0"]) == 1)
        #expect(page.value(name + "_bucket", ["outcome": "success", "le": "+Inf"]) == 2)
        #expect(page.value(name + "_count", ["outcome": "success"]) == 2)
        #expect(page.value(name + "_sum", ["outcome": "success"]) == 60.04)
        #expect(page.value(name + "_bucket", ["outcome": "failure", "le": "2.5"]) == 1)
    }

    @Test func `The figures of changes, of the store and of its connections are on the page`() throws {
        let meter = Meter(time: ManualTime().source)
        let error = MarqueeError(.server, .init("server.failed", ""))
        for _ in 1...2 { meter.note(MarqueeEvent(.changeSent(.favorite))) }
        meter.note(MarqueeEvent(.changeDelayed(.favorite, error)))
        meter.note(MarqueeEvent(.changeRejected(.rating, MarqueeError(.notFound, .init("tmdb.34", "")))))
        meter.note(MarqueeEvent(.changesExpired(rejected: 3, suspended: 4)))
        meter.note(MarqueeEvent(.marksLost(items: 5)))
        for ages in [[.seconds(3), .seconds(700)], nil, [.seconds(100_000)]] as [[Duration]?] { meter.noteLease(ages) }
        meter.noteStoreFailure(MarqueeError(.storage, .init("database.credentials")), of: .user, isOfWriting: false)
        var (outbox, connections) = (OutboxFigures(), ConnectionFigures())
        (outbox.pending, outbox.rejected, outbox.suspended, outbox.schemaVersion) = (6, 7, 8, 9)
        outbox.oldestPending = .seconds(61.5)
        (connections.limit, connections.inUse, connections.waiting, connections.waits, connections.exhaustions) = (10, 11, 12, 13, 14)
        (connections.connects, connections.failedConnects, connections.retriedTransactions) = (15, 16, 17)
        (connections.unknownOutcomes, connections.isListening, connections.sentNotes, connections.heardNotes) = (18, true, 19, 20)
        (connections.wonClaims, connections.lostClaims, connections.waitingNotes) = (21, 22, 23)
        var stats = meter.stats()
        (stats.outbox, stats.database) = (.init(outbox), .init(connections))
        stats.changes.comparisons = 24
        stats.health = meter.health([:])
        let page = try MetricsPage(stats.prometheus)
        let wanted: [(String, [String: String], Double)] = [
            ("changes_sent_total", [:], 2), ("changes_delayed_total", ["code": "server"], 1),
            ("changes_rejected_total", ["code": "notFound"], 1), ("changes_expired_total", ["state": "rejected"], 3),
            ("changes_expired_total", ["state": "suspended"], 4), ("marks_lost_total", [:], 5), ("leases_total", [:], 3),
            ("lease_failures_total", [:], 1), ("outbox_pending", [:], 6), ("outbox_rejected", [:], 7), ("outbox_suspended", [:], 8),
            ("schema_version", [:], 9), ("outbox_oldest_pending_seconds", [:], 61), ("database_connections_limit", [:], 10),
            ("database_connections_in_use", [:], 11), ("database_calls_waiting", [:], 12), ("database_waits_total", [:], 13),
            ("database_exhaustions_total", [:], 14), ("database_connects_total", ["result": "success"], 15),
            ("database_connects_total", ["result": "failure"], 16), ("database_transactions_retried_total", [:], 17),
            ("database_unknown_outcomes_total", [:], 18), ("database_listener_connected", [:], 1),
            ("database_notes_total", ["direction": "sent"], 19), ("database_notes_total", ["direction": "heard"], 20),
            ("database_notes_waiting", [:], 23), ("marks_comparisons_total", [:], 24),
            ("database_claims_total", ["outcome": "won"], 21), ("database_claims_total", ["outcome": "lost"], 22),
            ("state", ["state": "unready"], 1), ("state", ["state": "ready"], 0),
            ("store_failing", ["part": "user", "reason": "database.credentials"], 1),
        ]
        let age = "marquee_change_age_seconds"
        #expect(page.types[age] == "histogram" && page.value(age + "_count") == 3 && page.value(age + "_sum") == 100_703)
        for (bound, count) in [("1.0", 0.0), ("5.0", 1), ("900.0", 2), ("86400.0", 2), ("+Inf", 3)] {
            #expect(page.value(age + "_bucket", ["le": bound]) == count, "\(bound)")
        }
        for (name, labels, value) in wanted { #expect(page.value("marquee_" + name, labels) == value, "\(name) \(labels)") }
    }

    @Test func `a client that has done nothing has a page too`() throws {
        let page = try MetricsPage(MarqueeClient.Stats().prometheus)
        #expect(page.value("marquee_requests_total") == 0 && page.value("marquee_connections_opened_total") == nil)
    }

    @Test func `the page does not grow with what is asked for`() throws {
        let meter = Meter(time: ManualTime().source)
        func lines() -> Int { meter.stats().prometheus.count { $0 == "\n" } }
        func ask(_ operation: String) {
            for status in [200, 301, 404, 500, 999, 100_000] {
                meter.note(MarqueeEvent(.requestFinished(status: status, bytes: 1, duration: .zero), operation: operation))
            }
            for error in [
                MarqueeError(.offline, .circuitOpen), MarqueeError(.cancelled, .cancelled), MarqueeError(.offline, .clientClosed),
            ] {
                meter.note(MarqueeEvent(.requestFailed(error, duration: .zero), operation: operation))
            }
        }
        ask("GET /3/a")
        let before = lines()
        for number in 1...1_000 { ask("GET /3/\(number)") }
        #expect(lines() == before)
    }

    @Test func `labels and help texts are escaped`() throws {
        var text = PrometheusText()
        text.begin("a_total", .counter, "One\nline, one \\ and \"quotes\".")
        text.add("a_total", ["label": "a \"b\"\\\n,c=\"d\"}"], "1")
        text.add("a_total", [:], "2")
        let page = try MetricsPage(text.text)
        #expect(
            page.samples == [
                .init(name: "a_total", labels: ["label": "a \"b\"\\\n,c=\"d\"}"], value: 1), .init(name: "a_total", value: 2),
            ])
    }

    @Test(arguments: [
        "a 1", "a 1\n", "# TYPE a counter\na{b=\"c} 1\n", "# TYPE a counter\na 1\na 2\n", "# TYPE a counter\n# TYPE a counter\n",
        "# TYPE a counter\na{b=\"\\x\"} 1\n", "# TYPE a sum\n", "# TYPE a counter\na one\n", "# TYPE a counter\n\na 1\n",
    ])
    func `a page that breaks a rule is not read`(_ text: String) {
        #expect(throws: MetricsPage.Broken.self) { try MetricsPage(text) }
    }
}
