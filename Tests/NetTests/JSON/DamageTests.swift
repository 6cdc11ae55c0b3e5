import Foundation
import MarqueeData
import MarqueeDomain
@testable import MarqueeNet
import TestKit
import Testing

/// Answers of every operation, made from their shapes, with damaged values.
struct DamageTests {
    @Test(arguments: Operations.answering.map(\.route))
    func `a damaged value loses at most itself or its row`(_ route: Route) throws {
        let row = try #require(Operations.answering.first { $0.route == route })
        let breaches = try breaches(row)
        #expect(breaches == [], "\(breaches)")
    }

    private func breaches<Row: AnsweringOperation>(_ row: Row) throws -> [String] {
        try AnswerShape.mediaTypes(of: Row.Answer.self).flatMap { mediaType in
            let shape = try AnswerShape.whole(Row.Answer.self, mediaType: mediaType)
            var damage = try #require(try Damage<Row.Answer>(JSONTree(Data(shape.json.utf8))))
            return damage.breaches(count: Volume.rounds(3, of: 10), seed: 12)
        }
    }

    @Test func `a shape that loses more than it must is found`() throws {
        let body = Data(#"{"rows": [{"a": 1, "b": 2}, {"a": 3, "b": 4}], "note": "n"}"#.utf8)
        var strict = try #require(try Damage<Strict>(JSONTree(body)))
        let breaches = strict.breaches(count: 200, seed: 1)
        #expect(!breaches.isEmpty && breaches.allSatisfy { $0.contains("rows") && $0.contains("The answer is lost") }, "\(breaches)")
        var tolerant = try #require(try Damage<Tolerant>(JSONTree(body)))
        #expect(tolerant.breaches(count: 200, seed: 1) == [])
    }
}

private struct Row: ObjectShape {
    let a: Int
    let b: Int?

    init(_ row: TapeRow) throws {
        a = try row.required("a")
        b = row.optional("b")
    }
}

private struct Tolerant: DTO {
    let rows: [Row]
    let note: String?

    init(_ row: TapeRow) throws {
        rows = try row.list("rows")
        note = row.optional("note")
    }

    func adapted() -> Int { rows.count }
}

/// Loses all rows where one of them is broken.
private struct Strict: DTO {
    let rows: [Row]
    let note: String?

    init(_ row: TapeRow) throws {
        rows = try row.list("rows")
        guard row.tape.losses.rows == 0 else { throw UnknownForm() }
        note = row.optional("note")
    }

    func adapted() -> Int { rows.count }
}
