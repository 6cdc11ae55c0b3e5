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
    func `a list of broken rows is an absent field, and breaks what it stands in if it is required`(_ route: Route) throws {
        let row = try #require(Operations.all.first { $0.route == route })
        try checkLists(row)
    }

    @Test func `many operations have lists`() throws {
        let routes = try Operations.all.filter { try hasLists($0) }.map(\.route)
        #expect(routes.count > 20)
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
        let people = try AnswerShape(of: PageDTO<MediaItemDTO>.self, mediaType: "person")
        #expect(people.allMembers.map(\.key).contains("gender") && people.allMembers.map(\.key).contains("release_date"))
    }

    private func check<Row: OperationRow>(_ row: Row) throws {
        for mediaType in try mediaTypes(of: Row.Answer.self) {
            let shape = try whole(Row.Answer.self, mediaType: mediaType)
            let (answer, nothing) = try decoded(Row.Answer.self, shape)
            try #require(nothing == DecodingLosses(), "\(shape.json)")
            let leaves = Leaves(of: answer)
            for (path, member) in Self.paths(of: shape) where member.isOptional {
                for value in Self.values {
                    member.shape.replacement = value
                    defer { member.shape.replacement = nil }
                    let (answer, losses) = try decoded(Row.Answer.self, shape)
                    _ = answer.adapted()
                    let changed = Leaves(of: answer)
                    let strangers = changed.differing(from: leaves).filter { $0 != path && !$0.hasPrefix(path + ".") }
                    #expect(strangers.isEmpty, "\(path): \(value) changes \(strangers)")
                    let isLost = changed[path] == "nil" && value != "null"
                    var expected = DecodingLosses()
                    expected.fields = isLost ? 1 : 0
                    #expect(losses == expected, "\(mediaType) \(path): \(value) is \(isLost ? "lost" : "read"), with \(losses)")
                }
            }
        }
    }

    /// The kinds that the rows of an answer's mixed lists may have; one will do where there is no such list.
    private func mediaTypes<Answer: Decodable>(of answer: Answer.Type) throws -> [String] {
        guard try AnswerShape(of: answer).allMembers.contains(where: { $0.key == "media_type" }) else { return ["movie"] }
        return ["movie", "tv", "person", "collection", "tv_season", "tv_episode"].filter {
            (try? AnswerShape(of: answer, mediaType: $0)) != nil
        }
    }

    /// Every member at any depth with its path, which goes through the first row of each list.
    private static func paths(of shape: AnswerShape, below path: [String] = []) -> [(path: String, member: AnswerShape.Member)] {
        shape.members.flatMap { member -> [(path: String, member: AnswerShape.Member)] in
            let own = path + [member.key]
            return [(own.joined(separator: "."), member)] + paths(of: member.shape, below: own)
        } + (shape.element.map { paths(of: $0, below: path + ["0"]) } ?? [])
    }

    private func checkLists<Row: OperationRow>(_ row: Row) throws {
        for mediaType in try mediaTypes(of: Row.Answer.self) {
            let shape = try whole(Row.Answer.self, mediaType: mediaType)
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

    private func hasLists<Row: OperationRow>(_ row: Row) throws -> Bool {
        try !Self.lists(of: AnswerShape(of: Row.Answer.self), in: nil).isEmpty
    }

    /// Every list and dictionary at any depth, with what is lost if none of its rows can be read: the answer itself if nothing is named.
    private static func lists(
        of shape: AnswerShape, in place: DecodingLosses?
    ) -> [(key: String, shape: AnswerShape, losses: DecodingLosses?)] {
        var row = DecodingLosses()
        row.rows = 1
        var field = DecodingLosses()
        field.fields = 1
        let inMembers = shape.members.flatMap { member -> [(key: String, shape: AnswerShape, losses: DecodingLosses?)] in
            let losses = shape.kind == .dictionary ? row : member.isOptional ? field : place
            let isList = member.shape.kind == .list || member.shape.kind == .dictionary
            return (isList ? [(member.key, member.shape, losses)] : []) + lists(of: member.shape, in: losses)
        }
        return inMembers + (shape.element.map { lists(of: $0, in: row) } ?? [])
    }

    private func checkEmpty<Row: OperationRow>(_ row: Row) throws {
        #expect(code(Row.Answer.self, "{}") == .unreadable)
        // The end of a session is confirmed so, as are a credential and an item of a list.
        let confirmed = [
            "DELETE /3/authentication/session", "DELETE /4/auth/access_token", "GET /3/authentication", "GET /4/list/{list_id}/item_status",
        ]
        let isConfirmed = confirmed.contains(row.route.description)
        #expect(code(Row.Answer.self, #"{"success": true}"#) == (isConfirmed ? nil : .unreadable))
    }

    /// A shape whose texts are days where days are wanted, and paths where paths are.
    private func whole<Answer: Decodable>(_ answer: Answer.Type, mediaType: String = "movie") throws -> AnswerShape {
        let shape = try AnswerShape(of: answer, mediaType: mediaType)
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
}

/// The values of an answer that have no parts, by the paths of their keys.
private struct Leaves {
    private var values: [String: String] = [:]

    init(of answer: Any) { collect(answer, []) }

    subscript(path: String) -> String? { values[path] }

    /// The paths where one of two answers says what the other one does not.
    func differing(from other: Leaves) -> [String] {
        Set(values.keys).union(other.values.keys).filter { values[$0] != other.values[$0] }.sorted()
    }

    private mutating func collect(_ value: Any, _ path: [String]) {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional:
            guard let wrapped = mirror.children.first else { break }
            return collect(wrapped.value, path)
        case .collection where !mirror.children.isEmpty:
            for (place, element) in mirror.children.enumerated() { collect(element.value, path + [String(place)]) }
            return
        case .dictionary where !mirror.children.isEmpty:
            for pair in mirror.children {
                let parts = Mirror(reflecting: pair.value).children.map(\.value)
                collect(parts[1], path + ["\(parts[0])"])
            }
            return
        case .enum where !mirror.children.isEmpty:
            // The row of a mixed list; its fields stand among those of the list's row.
            for part in mirror.children { collect(part.value, path) }
            return
        case .struct where !(value is any CustomStringConvertible):
            for child in mirror.children { collect(child.value, path + Self.keys(of: child.label ?? "")) }
            return
        default: break
        }
        values[path.joined(separator: ".")] = "\(value)"
    }

    /// The key that a property stands for; none for an embedded part.
    private static func keys(of label: String) -> [String] {
        guard !label.hasPrefix("_"), label != "wrappedValue" else { return [] }
        var label = label
        return [label.withUTF8 { KeyName.withKey(of: $0) { String(decoding: $0, as: UTF8.self) } } ?? label]
    }
}
