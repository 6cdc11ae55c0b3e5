import Foundation
import MarqueeData
import MarqueeDomain
@testable import MarqueeDrift
@testable import MarqueeNet
import TestKit
import Testing

/// TMDb's own example answers, read from its OpenAPI file if there is one at hand: they are TMDb's and not part of this package.
struct ConformanceTests {
    private static let isAtHand = ConditionTrait.enabled(
        if: DocumentedAnswers.isAtHand, "MARQUEE_RECORDINGS names no folder with TMDb's openapi.json.")

    @Test(isAtHand, arguments: Operations.answering.map(\.route))
    func `TMDb's own example of every operation is read without loss`(_ route: Route) throws {
        let row = try #require(Operations.answering.first { $0.route == route })
        for body in try examples(of: route) { try check(row, body) }
    }

    /// Long lists say the same many times, and are cut to a few rows.
    @Test(isAtHand, arguments: Operations.answering.map(\.route))
    func `the examples are read as Foundation reads them, whole and damaged`(_ route: Route) throws {
        var maker = JSONMaker(seed: 7)
        for example in try examples(of: route) {
            let body = try JSONTree(example).thinned(to: 2).body
            let mutated = (0..<Volume.rounds(4, of: 20)).map { _ in maker.mutated(body) }
            for body in [body] + mutated { #expect(Agreement.breaches(body) == []) }
        }
    }

    @Test(isAtHand, arguments: Operations.answering.map(\.route))
    func `a damaged value of an example loses at most itself or the row in which it stands`(_ route: Route) throws {
        let row = try #require(Operations.answering.first { $0.route == route })
        for body in try examples(of: route) {
            let breaches = try breaches(row, body)
            #expect(breaches == [], "\(breaches)")
        }
    }

    private func breaches<Row: AnsweringOperation>(_ row: Row, _ body: Data) throws -> [String] {
        guard var damage = try Damage<Row.Answer>(JSONTree(body).thinned(to: 3)) else {
            #expect(Self.isEmpty(body), "The example of \(row.route) has nothing to damage.")
            return []
        }
        return damage.breaches(count: Volume.rounds(8, of: 50), seed: 12)
    }

    @Test(isAtHand)
    func `the list has exactly the unread keys, each with its reason`() throws {
        var unread: Set<String> = []
        for row in Operations.answering {
            for body in try examples(of: row.route) where !Self.isEmpty(body) { unread.formUnion(paths(unreadBy: row, body)) }
        }
        let reasons = unread.map { path in (path, UnreadKeys.reason(for: path)) }
        #expect(reasons.filter { $0.1 == nil }.map(\.0).sorted() == [], "Nobody reads these keys, and no reason is written down.")
        #expect(UnreadKeys.inExamples.map(\.key).filter { key in !unread.contains { UnreadKeys.matches($0, key) } } == [])
    }

    /// The keys that no shape asks for, as `operation: path.*.key`.
    private func paths<Row: AnsweringOperation>(unreadBy row: Row, _ body: Data) -> Set<String> {
        let operation = row.route.description
        return Set(
            Decoding.trace(Row.Answer.self, in: body).trace.unread.keys.map { "\(operation): \($0)" })
    }

    /// A few examples are empty objects; those are no answers.
    private static func isEmpty(_ body: Data) -> Bool { String(decoding: body, as: UTF8.self).filter { !$0.isWhitespace } == "{}" }

    /// The file is of version 3 only, and does not know some operations that the service has.
    private func isDocumented(_ route: Route) -> Bool {
        let unknown = [
            "GET /3/account", "GET /3/company/{company_id}/movies", "GET /3/movie/{movie_id}/releases",
            "GET /3/authentication/session/new",
        ]
        return !unknown.contains(route.description) && !route.template.hasPrefix("/4/")
    }

    private func examples(of route: Route) throws -> [Data] {
        guard isDocumented(route) else { return [] }
        let examples = DocumentedAnswers.examples(of: route)
        #expect(!examples.isEmpty, "The file has no example of \(route).")
        return examples
    }

    private func check<Row: AnsweringOperation>(_ row: Row, _ body: Data) throws {
        do throws(MarqueeError) {
            let (answer, losses) = try Decoding.decode(
                Row.Answer.self, from: body, about: identity(of: body, row.route), operation: row.route.description)
            let entity = answer.adapted()
            #expect(losses == DecodingLosses(), "\(losses) in the example of \(row.route), read as \(type(of: entity)).")
        } catch {
            #expect(Self.isEmpty(body) && error.code == .unreadable, "\(error)")
        }
    }

    /// The subject of an example, as its request must have named it.
    private func identity(of body: Data, _ route: Route) -> AnswerIdentity {
        let members = (try? JSONSerialization.jsonObject(with: body)) as? [String: Any] ?? [:]
        var identity = AnswerIdentity()
        for key in Array(route.answerKeys.values) + ["page"] { identity.numbers[key] = members[key].flatMap { Int("\($0)") } }
        return identity
    }
}
