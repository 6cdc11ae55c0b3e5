import Foundation
import TestKit
import Testing

/// `Docs/Service.md` names every event and every metric, and no other.
@Suite(.ownThread)
struct ServiceDocumentTests {
    private func rows(_ pattern: Regex<(Substring, Substring)>) throws -> Set<String> {
        Set(try Project.file("Docs/Service.md").text.matches(of: pattern).map { String($0.output.1) })
    }

    private func names(_ pattern: Regex<(Substring, Substring)>, in path: String) throws -> Set<String> {
        Set(try Project.file(path).text.matches(of: pattern).map { String($0.output.1) })
    }

    @Test func `the events of the document are those of the code`() throws {
        let told = try names(#/: "([a-z]+\.[a-zA-Z]+)"/#, in: "Sources/Domain/Kernel/MarqueeEvent+Name.swift")
        #expect(told.count >= 20)
        #expect(try rows(#/\n\| `([a-z]+\.[a-zA-Z]+)` \|/#) == told)
    }

    @Test func `the attributes of the document are those of the code`() throws {
        let given = try names(#/all\["([a-z_]+)"\]/#, in: "Sources/Domain/Kernel/MarqueeEvent+Attributes.swift")
        let text = try Project.file("Docs/Service.md").text
        #expect(given.count >= 15)
        #expect(given.filter { !text.contains("`\($0)`") } == [])
    }

    private func metrics() throws -> Set<String> {
        try ["Stats+Prometheus", "Stats+StoreMetrics"].reduce(into: []) { found, file in
            found.formUnion(try names(#/"(marquee_[a-z_]+)"/#, in: "Sources/App/Stats/\(file).swift"))
        }
    }

    @Test func `the metrics of the document are those of the code`() throws {
        let counted = try metrics()
        #expect(counted.count >= 40)
        #expect(try rows(#/\n\| `(marquee_[a-z_]+)` \|/#) == counted)
    }

    @Test func `the types of the metrics in the document are those of the code, and durations are in seconds`() throws {
        func types(_ pattern: Regex<(Substring, Substring, Substring)>, in path: String) throws -> [String: String] {
            let found = try Project.file(path).text.matches(of: pattern).map { (String($0.output.1), String($0.output.2)) }
            return Dictionary(found) { first, _ in first }
        }
        let given = try ["Stats+Prometheus", "Stats+StoreMetrics"].reduce(into: [:]) { all, file in
            all.merge(try types(#/"(marquee_[a-z_]+)",\s+\.([a-z]+)/#, in: "Sources/App/Stats/\(file).swift")) { $1 }
        }
        #expect(given.count >= 38)
        let told = try types(#/\n\| `(marquee_[a-z_]+)` \| ([a-z]+) \|/#, in: "Docs/Service.md")
        // Two counters with a label are added by a function of their own.
        #expect(told.filter { $0.value != given[$0.key] ?? "counter" } == [:])
        #expect(given.filter { $0.value == "histogram" }.keys.allSatisfy { $0.hasSuffix("_seconds") })
    }

    @Test(arguments: ["Examples/Fleet/alerts.yml", "Examples/Fleet/dashboard.json", "Docs/Fleet.md"])
    func `Rules, dashboard and runbooks name only metrics of the page`(path: String) throws {
        let page = try metrics()
        let named = Set(
            try names(#/(marquee_[a-z_]+)/#, in: path).filter { $0 != "marquee_now" }.map { $0.replacing(/_(?:bucket|count)$/, with: "") })
        #expect(named.count >= 12)
        #expect(named.subtracting(page) == [])
        if path.hasSuffix("dashboard.json") {
            // Every figure is somewhere on the dashboard, but those of single connections to TMDb.
            let hidden = page.subtracting(named).filter { !$0.contains("_connection_") && !$0.contains("_connections_") }
            let known: Set = [
                "marquee_retries_total", "marquee_received_bytes_total", "marquee_permit_waits_total", "marquee_undeclared_gzip_total",
            ]
            #expect(hidden == known)
            _ = try JSONSerialization.jsonObject(with: Data(try Project.file(path).text.utf8))
        }
    }

    @Test func `Each alert leads to a section of the runbooks`() throws {
        let rules = try Project.file("Examples/Fleet/alerts.yml").text
        let headings = try Project.file("Docs/Fleet.md").lines.map(\.text).filter { $0.hasPrefix("### ") }.map {
            $0.dropFirst(4).lowercased().replacing(" ", with: "-")
        }
        let links = rules.matches(of: /runbook: Docs\/Fleet.md#([a-z-]+)\n/).map { String($0.output.1) }
        #expect(links.count == rules.matches(of: #/- alert: /#).count && links.count >= 15)
        #expect(links.filter { !headings.contains($0) } == [])
        let alerts = Set(rules.matches(of: /- alert: (\w+)\n/).map { String($0.output.1) })
        let text = try Project.file("Docs/Fleet.md").text
        #expect(
            text.matches(of: /`(Marquee[A-Z]\w+)`/).map { String($0.output.1) }.filter { !alerts.contains($0) } == ["MarqueePostgreSQL"])
    }
}
