import TestKit
import Testing

/// Every reason that the layers give has a text in the tables of Domain, with the same values, and no text is left over.
@Suite(.ownThread)
struct ReasonTextTests {
    @Test func `Every reason has a text with its values, and every text has a reason`() throws {
        let given = try Set(ReasonRule.layers().flatMap { ReasonRule.given(in: $0.text) })
        let rows = try Project.files(below: "Sources/Domain/Texts").flatMap { ReasonRule.rows(in: $0.text) }
        #expect(rows.count > 150)
        // TMDb's codes are numbers in the source.
        let named = Set(rows.filter { $0.key.firstMatch(of: #/^tmdb\.[0-9]+$/#) == nil })
        let problem = "a row of ReasonText is missing in Sources/Domain/Texts or is left over, or its values are others"
        #expect(given.symmetricDifference(named).sorted { $0.key < $1.key } == [], "\(problem)")
    }

    @Test func `No layer writes a sentence where it gives a reason`() throws {
        for file in try ReasonRule.layers() { #expect(ReasonRule.sentences(in: file.text) == [], "\(file.path)") }
    }

    @Test func `A planted reason is found with its values`() {
        let text = """
            MarqueeError(.server, .init("a.one")), Reason(
                "b.two", ["code": "\\(code)", "name": name(of: a)]), static let x = Self("cancelled"), Self("other"), .init("c.own", "Own.")
            /// Reason("d.comment")
            """
        #expect(
            ReasonRule.given(in: text) == [
                .init(key: "a.one", values: []), .init(key: "b.two", values: ["code", "name"]), .init(key: "cancelled", values: []),
            ])
        #expect(ReasonRule.sentences(in: text) == ["c.own"])
    }
}
