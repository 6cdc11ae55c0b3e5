import Foundation
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
        let told = try names(#/: "([a-z]+\.[a-zA-Z]+)"/#, in: "Sources/Domain/Kernel/EventName.swift")
        #expect(told.count >= 20)
        #expect(try rows(#/\n\| `([a-z]+\.[a-zA-Z]+)` \|/#) == told)
    }

    @Test func `the attributes of the document are those of the code`() throws {
        let given = try names(#/all\["([a-z_]+)"\]/#, in: "Sources/Domain/Kernel/EventAttributes.swift")
        let text = try Project.file("Docs/Service.md").text
        #expect(given.count >= 15)
        #expect(given.filter { !text.contains("`\($0)`") } == [])
    }

    @Test func `the metrics of the document are those of the code`() throws {
        let counted = try names(#/"(marquee_[a-z_]+)"/#, in: "Sources/App/Stats+Prometheus.swift")
        #expect(counted.count >= 15)
        #expect(try rows(#/\n\| `(marquee_[a-z_]+)` \|/#) == counted)
    }
}
