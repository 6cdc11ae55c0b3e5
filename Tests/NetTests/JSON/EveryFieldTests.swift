import Foundation
import MarqueeData
import MarqueeDomain
@testable import MarqueeNet
import Testing

/// The rule of tolerance, held against every field of every operation's answer.
struct EveryFieldTests {
    private static let values = ["5", #""x""#, "true", "{}", "[]", "null", #""\ud834""#]

    @Test(arguments: Operations.all.map(\.route))
    func `an optional field of another type is lost at most itself, and counted`(_ route: Route) throws {
        let row = try #require(Operations.all.first { $0.route == route })
        try check(row)
    }

    @Test(arguments: Operations.all.map(\.route))
    func `a list of the answer with rows of which none can be read breaks the answer`(_ route: Route) throws {
        let row = try #require(Operations.all.first { $0.route == route })
        try checkLists(row)
    }

    @Test(arguments: Operations.all.map(\.route))
    func `an object without any field of the answer is no answer`(_ route: Route) throws {
        let row = try #require(Operations.all.first { $0.route == route })
        try checkEmpty(row)
    }

    @Test func `the fields of an answer are found at any depth`() throws {
        let details = try AnswerShape(of: MovieDetailsDTO.self)
        #expect(details.members.map(\.key).contains("imdb_id") && details.members.map(\.key).contains("title"))
        #expect(details.allMembers.filter(\.isOptional).count > 100)
        #expect(details.allMembers.map(\.key).filter { $0 == "iso_639_1" }.count > 3)
    }

    private func check<Row: OperationRow>(_ row: Row) throws {
        let shape = try whole(Row.Answer.self)
        let (whole, nothing) = try decoded(Row.Answer.self, shape)
        try #require(nothing == DecodingLosses(), "\(shape.json)")
        for member in shape.allMembers where member.isOptional {
            for value in Self.values {
                member.shape.replacement = value
                defer { member.shape.replacement = nil }
                let (answer, losses) = try decoded(Row.Answer.self, shape)
                #expect(losses.rows == 0 && losses.fields <= 1, "\(member.key): \(value)")
                guard shape.members.contains(where: { $0.shape === member.shape }) else { continue }
                let changed = Self.changed(whole, answer)
                #expect(changed.count <= 1, "\(member.key): \(value) changes \(changed)")
                let isLost = changed.contains { $0.value == "nil" } && value != "null"
                #expect(!isLost || losses.fields == 1, "\(member.key): \(value) is lost and not counted")
            }
        }
    }

    private func checkLists<Row: OperationRow>(_ row: Row) throws {
        let shape = try whole(Row.Answer.self)
        for member in shape.members where member.shape.kind == .list {
            member.shape.replacement = "[false, null]"
            defer { member.shape.replacement = nil }
            #expect(code(Row.Answer.self, shape.json) == .unreadable, "\(member.key)")
        }
    }

    private func checkEmpty<Row: OperationRow>(_ row: Row) throws {
        #expect(code(Row.Answer.self, "{}") == .unreadable)
        // What only acknowledges is written so.
        if Row.Answer.self != StatusDTO.self { #expect(code(Row.Answer.self, #"{"success": true}"#) == .unreadable) }
    }

    /// A shape whose texts are days where days are wanted, and paths where paths are.
    private func whole<Answer: Decodable>(_ answer: Answer.Type) throws -> AnswerShape {
        let shape = try AnswerShape(of: answer)
        for member in shape.allMembers where member.shape.kind == .text && member.shape.sample == AnswerShape.day {
            let losses = try decoded(answer, shape).losses
            let sample = member.shape.sample
            member.shape.sample = #""/a.jpg""#
            let isBetter = try code(answer, shape.json) == nil && decoded(answer, shape).losses.fields < losses.fields
            if !isBetter { member.shape.sample = sample }
        }
        return shape
    }

    private func decoded<Answer: Decodable>(
        _ answer: Answer.Type, _ shape: AnswerShape
    ) throws(MarqueeError) -> (answer: Answer, losses: DecodingLosses) {
        try Decoding.decode(answer, from: Data(shape.json.utf8), operation: "")
    }

    private func code<Answer: Decodable>(_ answer: Answer.Type, _ json: String) -> MarqueeError.Code? {
        do throws(MarqueeError) {
            _ = try Decoding.decode(answer, from: Data(json.utf8), operation: "")
            return nil
        } catch {
            return error.code
        }
    }

    /// The fields that differ, those of embedded rows among them.
    private static func changed(_ a: Any, _ b: Any) -> [(key: String, value: String)] {
        zip(fields(a), fields(b)).filter { $0.value != $1.value }.map { $1 }
    }

    private static func fields(_ value: Any) -> [(key: String, value: String)] {
        Mirror(reflecting: value).children.flatMap { child -> [(key: String, value: String)] in
            let isEmbedded = child.label?.hasPrefix("_") == true
            guard !isEmbedded else { return Mirror(reflecting: child.value).children.flatMap { fields($0.value) } }
            return [(child.label ?? "", "\(child.value)")]
        }
    }
}
