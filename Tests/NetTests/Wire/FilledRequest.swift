import Foundation
import MarqueeData
import MarqueeDomain
@testable import MarqueeNet
import Testing

/// A request of an operation: every variable of its route has a value, every read asks for a page, and a person is signed in where there
/// must be one.
struct FilledRequest: Sendable, CustomTestStringConvertible {
    static let all = Operations.all.compactMap { ($0 as? any RuledRow).map(filled) }

    let line: RequestLine
    /// An answer in which everything is there, with ones for numbers.
    let answer: @Sendable () throws -> String
    private let decode: @Sendable (Data, AnswerIdentity) throws(MarqueeError) -> Void

    init<Answer>(_ operation: MarqueeNet.Operation<Answer>) {
        let query = operation.route.method == .get ? [SnapshotKey.Argument("page", "2")] : []
        line = RequestLine(
            operation.rules, of: nil, path: Self.path(of: operation.route), query: query, as: Self.authorization(of: operation),
            refusal: nil)
        answer = { try AnswerShape(of: Answer.self).json }
        decode = { (body, identity) throws(MarqueeError) in
            _ = try Decoding.decode(Answer.self, from: body, about: identity, operation: operation.route.description)
        }
    }

    var route: Route { line.operation.route }

    /// The subject of the answer.
    var identity: AnswerIdentity { AnswerIdentity(of: line) }

    /// Reads an answer as the one to this request.
    func read(_ body: Data) throws(MarqueeError) { try decode(body, identity) }

    var testDescription: String { route.description }

    private static func filled(_ row: any RuledRow) -> FilledRequest { row.filled }

    /// Numbers that differ from each other and from the ones of the answer.
    private static func path(of route: Route) -> [SnapshotKey.Argument] {
        let persons = ["account_id", "account_object_id", "guest_session_id"]
        let texts = [
            "review_id": "5b1c13b9c3a36848f2026384", "credit_id": "52fe4250c3a36847f80149f3", "external_id": "tt0137523",
            "tv_episode_group_id": "5acf93e60e0a26346d0000ce", "time_window": "day",
        ]
        return route.variables.filter { !persons.contains($0) }.enumerated().map { index, name in
            SnapshotKey.Argument(name, texts[name] ?? String(550 + index))
        }
    }

    private static func authorization(of row: any OperationRow) -> Authorization {
        let variables = row.route.variables
        if variables.contains("guest_session_id") { return .guest(.guest) }
        if variables.contains("account_object_id") { return .userToken(.person) }
        if variables.contains("account_id") { return .account(.person) }
        return row.isPrivate ? .anyone(.person) : .program
    }
}

/// A row of the table of operations with its rules.
private protocol RuledRow: OperationRow {
    var filled: FilledRequest { get }
}

extension MarqueeNet.Operation: RuledRow {
    fileprivate var filled: FilledRequest { FilledRequest(self) }
}
