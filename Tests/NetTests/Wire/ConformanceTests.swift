import Foundation
import MarqueeDomain
@testable import MarqueeNet
import Testing

/// TMDb's own example answers, read from its OpenAPI file if there is one at hand: they are TMDb's and not part of this package.
struct ConformanceTests {
    private static let recordings = ProcessInfo.processInfo.environment["MARQUEE_RECORDINGS"]

    @Test(
        .enabled(if: recordings != nil, "MARQUEE_RECORDINGS names no folder with TMDb's openapi.json."),
        arguments: Operations.all.map(\.route))
    func `TMDb's own example of every operation is read without loss`(_ route: Route) throws {
        let file = URL(fileURLWithPath: try #require(Self.recordings)).appendingPathComponent("openapi.json")
        let specification = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
        let answer = ["responses", "200", "content", "application/json", "examples"]
        let found = value(at: ["paths", route.template, route.method.rawValue.lowercased()] + answer, in: specification)
        let examples = try #require(found as? [String: [String: Any]], "The file has no example of \(route).")
        #expect(!examples.isEmpty)

        let row = try #require(Operations.all.first { $0.route == route })
        for example in examples.values.compactMap({ $0["value"] }) {
            let body = try (example as? String).map { Data($0.utf8) } ?? JSONSerialization.data(withJSONObject: example)
            try check(row, body)
        }
    }

    private func check<Row: OperationRow>(_ row: Row, _ body: Data) throws {
        do throws(MarqueeError) {
            let (answer, dropped) = try Decoding.decode(Row.Answer.self, from: body, operation: row.route.description)
            let entity = answer.adapted()
            #expect(dropped == 0, "\(dropped) rows of the example of \(row.route) were left out of \(type(of: entity)).")
        } catch {
            // A few examples are empty objects; those are no answers.
            let isEmpty = String(decoding: body, as: UTF8.self).filter { !$0.isWhitespace } == "{}"
            #expect(isEmpty && error.code == .unreadable, "\(error)")
        }
    }

    private func value(at path: [String], in json: Any) -> Any? {
        path.reduce(json as Any?) { ($0 as? [String: Any])?[$1] }
    }
}
