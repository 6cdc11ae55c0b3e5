import Foundation
import MarqueeData
import MarqueeDomain
@testable import MarqueeNet
import TestKit
import Testing

/// The rule of tolerance, held against every field of every operation's answer.
@Suite(.ownThread)
struct EveryFieldTests {
    private static let values = ["5", #""x""#, "true", "{}", "[]", "null", #""\ud834""#]

    /// A field of a type, as it is read among rows of one kind.
    private struct Field: Hashable {
        let type: ObjectIdentifier
        let key: String
        let mediaType: String
    }

    /// The smallest answer that has a field: there it meets every value, in the others one of another type.
    private static let places = Result {
        let sizes = try Operations.answering.map { row in (row, try size(of: row)) }
        var places: [Field: Route] = [:]
        for (row, _) in sizes.sorted(by: { $0.1 < $1.1 }) {
            for field in try fields(of: row) where places[field] == nil { places[field] = row.route }
        }
        return places
    }

    private static func size<Row: AnsweringOperation>(of row: Row) throws -> Int { try AnswerShape(of: Row.Answer.self).allMembers.count }

    private static func fields<Row: AnsweringOperation>(of row: Row) throws -> [Field] {
        try AnswerShape.mediaTypes(of: Row.Answer.self).flatMap { mediaType in
            paths(of: try AnswerShape(of: Row.Answer.self, mediaType: mediaType)).compactMap { field($1, in: $2, mediaType) }
        }
    }

    private static func field(_ member: AnswerShape.Member, in shape: AnswerShape, _ mediaType: String) -> Field? {
        shape.type.map { Field(type: ObjectIdentifier($0), key: member.key, mediaType: mediaType) }
    }

    /// A value in the place of a field.
    private struct Replacement {
        let path: String
        let member: AnswerShape.Member
        let value: String
    }

    /// The changes of one body, of fields of one depth, as values below a replaced object are not read. A field that is in its smallest
    /// answer here meets every value, beside half of the others: each pair of fields is separate for some of the values, so that a field
    /// that changes another one is found. All other fields meet one value of another type, together.
    private static func replacements(in shape: AnswerShape, _ mediaType: String, of route: Route) throws -> [[Replacement]] {
        let places = try places.get()
        var own: [Int: [(path: String, member: AnswerShape.Member)]] = [:]
        var others: [Int: [Replacement]] = [:]
        for (path, member, parent) in paths(of: shape) where member.isOptional {
            let depth = path.count { $0 == "." }
            if let place = field(member, in: parent, mediaType).flatMap({ places[$0] }), place != route {
                let value = member.shape.kind == .object || member.shape.kind == .dictionary ? "[]" : "{}"
                others[depth, default: []].append(Replacement(path: path, member: member, value: value))
            } else {
                own[depth, default: []].append((path, member))
            }
        }
        let halves = own.sorted { $0.key < $1.key }.flatMap { _, fields in
            values.enumerated().flatMap { index, value in
                [0, 1].map { half in
                    fields.enumerated().filter { $0.offset >> index & 1 == half }.map {
                        Replacement(path: $0.element.path, member: $0.element.member, value: value)
                    }
                }
            }
        }
        return (halves + others.sorted { $0.key < $1.key }.map(\.value)).filter { !$0.isEmpty }
    }

    @Test(arguments: Operations.answering.map(\.route))
    func `an optional field of another type is lost at most itself, and counted`(_ route: Route) throws {
        let row = try #require(Operations.answering.first { $0.route == route })
        try check(row)
    }

    @Test(arguments: Operations.answering.map(\.route))
    func `a list of broken rows is an absent field, and breaks what it stands in if it is required`(_ route: Route) throws {
        let row = try #require(Operations.answering.first { $0.route == route })
        try checkLists(row)
    }

    @Test func `many operations have lists`() throws {
        let routes = try Operations.answering.filter { try hasLists($0) }.map(\.route)
        #expect(routes.count > 20)
    }

    @Test(arguments: Operations.answering.map(\.route))
    func `an object without any field of the answer is no answer`(_ route: Route) throws {
        let row = try #require(Operations.answering.first { $0.route == route })
        try checkEmpty(row)
    }

    @Test func `the fields of an answer are found at any depth`() throws {
        let details = try AnswerShape(of: MovieDetailsDTO.self)
        #expect(details.members.map(\.key).contains("imdb_id") && details.members.map(\.key).contains("title"))
        #expect(details.allMembers.filter(\.isOptional).count > 100)
        #expect(details.allMembers.map(\.key).filter { $0 == "iso_639_1" }.count > 3)
        let people = try AnswerShape(of: PageDTO<MediaItemDTO>.self, mediaType: "person")
        #expect(people.allMembers.map(\.key).contains("gender") && people.allMembers.map(\.key).contains("release_date"))
    }

    private func check<Row: AnsweringOperation>(_ row: Row) throws {
        for mediaType in try AnswerShape.mediaTypes(of: Row.Answer.self) {
            let shape = try AnswerShape.whole(Row.Answer.self, mediaType: mediaType)
            let (answer, nothing) = try decoded(Row.Answer.self, shape)
            try #require(nothing == DecodingLosses(), "\(shape.json)")
            let leaves = Leaves(of: answer)
            for replacements in try Self.replacements(in: shape, mediaType, of: row.route) {
                for replacement in replacements { replacement.member.shape.replacement = replacement.value }
                defer { for replacement in replacements { replacement.member.shape.replacement = nil } }
                let (answer, losses) = try decoded(Row.Answer.self, shape)
                _ = answer.adapted()
                let changed = Leaves(of: answer)
                let replaced = Set(replacements.map(\.path))
                let strangers = changed.differing(from: leaves).filter { !Self.isAmong(replaced, $0) }
                let values = replacements.map { "\($0.path): \($0.value)" }.joined(separator: ", ")
                #expect(strangers.isEmpty, "\(values) changes \(strangers)")
                let lost = replacements.filter { changed[$0.path] == "nil" && $0.value != "null" }.map(\.path)
                var expected = DecodingLosses()
                expected.fields = lost.count
                #expect(losses == expected, "\(mediaType) \(values): lost are \(lost), with \(losses)")
            }
        }
    }

    /// Whether a path is one of these, or below one.
    private static func isAmong(_ paths: Set<String>, _ path: String) -> Bool {
        paths.contains(path) || path.indices.contains { path[$0] == "." && paths.contains(String(path[..<$0])) }
    }

    /// Every member at any depth with its path, which goes through the first row of each list, and its container.
    private static func paths(
        of shape: AnswerShape, below path: [String] = []
    ) -> [(path: String, member: AnswerShape.Member, parent: AnswerShape)] {
        shape.members.flatMap { member -> [(path: String, member: AnswerShape.Member, parent: AnswerShape)] in
            let own = path + [member.key]
            return [(own.joined(separator: "."), member, shape)] + paths(of: member.shape, below: own)
        } + (shape.element.map { paths(of: $0, below: path + ["0"]) } ?? [])
    }

    private func checkLists<Row: AnsweringOperation>(_ row: Row) throws {
        for mediaType in try AnswerShape.mediaTypes(of: Row.Answer.self) {
            let shape = try AnswerShape.whole(Row.Answer.self, mediaType: mediaType)
            for list in Self.lists(of: shape, in: nil) {
                list.shape.replacement = list.shape.kind == .list ? "[false, null]" : #"{"DE": false, "FR": false}"#
                defer { list.shape.replacement = nil }
                guard let losses = list.losses else {
                    #expect(code(Row.Answer.self, shape.json) == .unreadable, "\(list.key)")
                    continue
                }
                let (answer, found) = try decoded(Row.Answer.self, shape)
                _ = answer.adapted()
                #expect(found == losses, "\(mediaType) \(list.key)")
            }
        }
    }

    private func hasLists<Row: AnsweringOperation>(_ row: Row) throws -> Bool {
        try !Self.lists(of: AnswerShape(of: Row.Answer.self), in: nil).isEmpty
    }

    /// Every list and dictionary at any depth, with the part that is lost if none of its rows can be read: the answer itself if nothing is
    /// named.
    private static func lists(
        of shape: AnswerShape, in place: DecodingLosses?
    ) -> [(key: String, shape: AnswerShape, losses: DecodingLosses?)] {
        var row = DecodingLosses()
        row.rows = 1
        var field = DecodingLosses()
        field.fields = 1
        let inMembers = shape.members.flatMap { member -> [(key: String, shape: AnswerShape, losses: DecodingLosses?)] in
            // Of several lists, one is lost alone: the others have rows here.
            let isAlone = member.shape.kind == .list && shape.type is any SeparateLists.Type
            let losses = shape.kind == .dictionary ? row : member.isOptional || isAlone ? field : place
            let isList = member.shape.kind == .list || member.shape.kind == .dictionary
            return (isList ? [(member.key, member.shape, losses)] : []) + lists(of: member.shape, in: losses)
        }
        return inMembers + (shape.element.map { lists(of: $0, in: row) } ?? [])
    }

    private func checkEmpty<Row: AnsweringOperation>(_ row: Row) throws {
        #expect(code(Row.Answer.self, "{}") == .unreadable)
        // The end of a session is confirmed so, as are a credential and an item of a list.
        let confirmed = [
            "DELETE /3/authentication/session", "DELETE /4/auth/access_token", "GET /3/authentication", "GET /4/list/{list_id}/item_status",
        ]
        let isConfirmed = confirmed.contains(row.route.description)
        #expect(code(Row.Answer.self, #"{"success": true}"#) == (isConfirmed ? nil : .unreadable))
    }

    private func decoded<Answer: Shape>(
        _ answer: Answer.Type, _ shape: AnswerShape
    ) throws(MarqueeError) -> (answer: Answer, losses: DecodingLosses) {
        try Decoding.decode(answer, from: Data(shape.json.utf8), operation: "")
    }

    private func code<Answer: Shape>(_ answer: Answer.Type, _ json: String) -> MarqueeError.Code? {
        do throws(MarqueeError) {
            _ = try Decoding.decode(answer, from: Data(json.utf8), operation: "")
            return nil
        } catch {
            return error.code
        }
    }
}
