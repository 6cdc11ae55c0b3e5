import Foundation
import MarqueeData
import MarqueeDomain
@testable import MarqueeNet
import MarqueeSandbox
import TestKit
import Testing

/// Recorded answers of the real service. They are other people's data: the folder is named by `MARQUEE_RECORDINGS`.
struct RecordingTests {
    private static let isAtHand = ConditionTrait.enabled(
        if: !RecordedAnswers.exchanges.isEmpty, "MARQUEE_RECORDINGS names no folder with recorded answers.")

    @Test(isAtHand, arguments: RecordedAnswers.routes)
    func `every recorded answer is read, and each value has its documented place`(_ route: Route) throws {
        let row = try #require(Operations.answering.first { $0.route == route })
        let shape = try #require(AnswerMeaning.shape(of: route.description), "\(route) has no shape in AnswerMeaning.")
        var comparison = AnswerComparison()
        for answer in RecordedAnswers.answers where answer.route == route && answer.status == 200 {
            try check(row, answer, shape, &comparison)
        }
        #expect(comparison.differences.prefix(10) == [])
        #expect(comparison.unknown.sorted() == [], "AnswerMeaning has no rule for these keys.")
    }

    @Test(isAtHand)
    func `a recorded error is read as the error that it is`() {
        for answer in RecordedAnswers.answers where answer.status >= 400 {
            let error = WireError.error(
                of: TransportResponse(status: answer.status, headers: [:], body: answer.body), operation: answer.route.description)
            #expect(error.status == answer.status, "\(answer.url)")
            #expect(error.code != .unreadable, "\(answer.url): \(error)")
        }
    }

    @Test(isAtHand)
    func `an exchange without an operation is on the list`() throws {
        let patterns = try RecordingLosses.unmatched.map { try Regex($0.pattern) }
        let others = RecordedAnswers.unmatched.map(\.url).filter { url in !patterns.contains { url.contains($0) } }
        #expect(others == [])
    }

    /// Each changed leaf of an answer differs from the entity of the unchanged one, so the comparison sees every value.
    @Test(isAtHand, arguments: RecordedAnswers.routes)
    func `the comparison notices one changed value`(_ route: Route) throws {
        let row = try #require(Operations.answering.first { $0.route == route })
        let shape = try #require(AnswerMeaning.shape(of: route.description))
        guard let answer = RecordedAnswers.answers.first(where: { $0.route == route && $0.status == 200 && $0.body.count > 400 }),
            let entity = try entity(row, answer)
        else { return }
        let tree = try JSONTree(answer.body)
        let places = tree.places
        var generator = SplitMix64(seed: 32)
        for _ in 0..<Volume.rounds(10, of: 40) {
            let place = places[Int(generator.next() % UInt64(places.count))]
            guard let changed = tree.changed(place) else { continue }
            var comparison = AnswerComparison()
            comparison.compare(try JSONSerialization.jsonObject(with: changed.body), with: entity, as: shape)
            let key = place.last.map { "\($0)" } ?? ""
            let isUnread = comparison.unread.contains { $0.hasSuffix("." + key) } || key == "media_type"
            #expect(!comparison.differences.isEmpty || isUnread, "\(place)")
        }
    }

    private func check(
        _ row: some AnsweringOperation, _ answer: RecordedAnswers.Answer, _ shape: String, _ comparison: inout AnswerComparison
    ) throws {
        do throws(MarqueeError) {
            let (value, losses) = try decoded(row, answer)
            let isListed = RecordingLosses.all.contains { answer.url.contains($0.path) }
            #expect(losses == DecodingLosses() || isListed, "\(losses) in \(answer.url)")
            guard losses == DecodingLosses() else { return }
            if let json = json(of: value), let raw = try? JSONSerialization.jsonObject(with: answer.body) {
                comparison.compare(raw, with: json, as: shape)
            } else {
                Issue.record("\(answer.url) has no documented JSON")
            }
        } catch {
            Issue.record("\(answer.url): \(error)")
        }
    }

    private func entity(_ row: some AnsweringOperation, _ answer: RecordedAnswers.Answer) throws -> Any? {
        json(of: try decoded(row, answer).value)
    }

    private func decoded<Row: AnsweringOperation>(
        _ row: Row, _ answer: RecordedAnswers.Answer
    ) throws(MarqueeError) -> (value: Row.Answer.Entity, losses: DecodingLosses) {
        var identity = AnswerIdentity()
        for (variable, key) in answer.route.answerKeys { identity.numbers[key] = answer.path[variable].flatMap { Int($0) } }
        if shape(answer).hasPrefix("Page<") { identity.numbers["page"] = answer.query["page"].flatMap { Int($0) } ?? 1 }
        let (dto, losses) = try Decoding.decode(
            Row.Answer.self, from: answer.body, about: identity, operation: answer.route.description)
        return (dto.adapted(), losses)
    }

    private func shape(_ answer: RecordedAnswers.Answer) -> String { AnswerMeaning.shape(of: answer.route.description) ?? "" }

    private func json(of value: Any) -> Any? {
        guard let value = value as? any Encodable else { return nil }
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        return (try? encoder.encode(value)).flatMap { try? JSONSerialization.jsonObject(with: $0, options: .fragmentsAllowed) }
    }
}

extension JSONTree {
    /// The same with another value at a place; nil for objects and lists.
    func changed(_ place: [Step]) -> JSONTree? {
        guard let value = value(at: place) else { return nil }
        switch value {
        case let text as String: return replacing(place, with: text + " changed")
        case is [Any], is [String: Any], is NSNull: return nil
        case let number as NSNumber: return replacing(place, with: number.doubleValue + 17)
        default: return nil
        }
    }
}
