import Foundation
@testable import MarqueeData
import MarqueeDomain
@testable import MarqueeNet

/// The members that a shape reads, with their JSON keys and their types. They are found by reading bodies: each one has the members that the
/// shape asked for in the one before. From them a body is written in which everything is there.
final class AnswerShape {
    enum Kind { case unknown, text, number, flag, object, list, dictionary }

    struct Member {
        let key: String
        let isOptional: Bool
        let shape: AnswerShape
    }

    fileprivate(set) var kind = Kind.unknown
    fileprivate(set) var members: [Member] = []
    fileprivate(set) var element: AnswerShape?
    /// The type that reads the members.
    fileprivate(set) var type: Any.Type?
    /// The value in the body in place of a value of this shape.
    var replacement: String?
    var sample = AnswerShape.day
    /// The kind that the rows of mixed lists have.
    fileprivate let mediaType: String

    static let day = #""2020-01-01""#

    init<Answer: Shape>(of answer: Answer.Type, mediaType: String = "movie") throws {
        self.mediaType = mediaType
        take(answer)
        while try isGrowing(by: answer) {}
    }

    fileprivate init(in outer: AnswerShape, key: String? = nil) {
        // A person is known for titles.
        mediaType = key == "known_for" && outer.mediaType == "person" ? "movie" : outer.mediaType
        if key == nil { sample = outer.sample }
    }

    /// Every member, at any depth.
    var allMembers: [Member] { members.flatMap { [$0] + $0.shape.allMembers } + (element?.allMembers ?? []) }

    /// The body. A list has two rows and a dictionary two members, and only the value in the first one is ever replaced.
    var json: String { json(isReplaced: true) }

    private func json(isReplaced: Bool) -> String {
        if isReplaced, let replacement { return replacement }
        return switch kind {
        case .text, .unknown: sample
        case .number: "1"
        case .flag: "false"
        case .object: "{" + members.map { "\"\($0.key)\": \($0.shape.json(isReplaced: isReplaced))" }.joined(separator: ", ") + "}"
        case .list: "[\([isReplaced, false].compactMap { element?.json(isReplaced: $0) }.joined(separator: ", "))]"
        case .dictionary:
            "{\"DE\": \(members[0].shape.json(isReplaced: isReplaced)), \"FR\": \(members[0].shape.json(isReplaced: false))}"
        }
    }
}

extension AnswerShape {
    private static let texts: [Any.Type] = [
        String.self, Day.self, Date.self, PartialDay.self, ImagePath.self, ImageSize.self, JSONValue.self, TokenText.self,
        ImageConfigurationDTO.Address.self, MixedListDTO.CommentDTO.self,
    ]
    private static let numbers: [Any.Type] = [Int.self, Double.self, ListNumber.self, NearestRating.self]
    private static let samples = ["secure_base_url": #""https://images.example""#, "file_path": #""/a.jpg""#]

    /// Becomes the shape of a type.
    private func take(_ type: Any.Type) {
        self.type = type
        if let list = type as? any RowsType.Type {
            let rows = AnswerShape(in: self)
            rows.take(list.row)
            kind = list.isDictionary ? .dictionary : .list
            if list.isDictionary { members = [Member(key: "DE", isOptional: false, shape: rows)] } else { element = rows }
        } else if Self.texts.contains(where: { $0 == type }) {
            kind = .text
        } else if Self.numbers.contains(where: { $0 == type }) {
            kind = .number
        } else {
            kind = type == Bool.self ? .flag : .object
        }
    }

    /// Reads the body, and says whether it lacks members that were asked for. Throws if it has all of them and cannot be read.
    private func isGrowing<Answer: Shape>(by answer: Answer.Type) throws -> Bool {
        try JSONDocument(Data(json.utf8), isRecording: true).read { tape in
            let answer = Result { try Answer.read(from: tape, at: 0) }
            guard let record = tape.record else { return false }
            var isGrowing = false
            for question in record.questions {
                let shape = tape.path(to: question.object).reduce(self) { shape, key in shape.inside(key) }
                guard !shape.members.contains(where: { $0.key == question.key }) else { continue }
                isGrowing = true
                let member = Member(key: question.key, isOptional: question.isOptional, shape: AnswerShape(in: shape, key: question.key))
                member.shape.sample = shape.sample(of: question.key) ?? member.shape.sample
                member.shape.take(question.type)
                shape.members.append(member)
            }
            if !isGrowing {
                _ = try answer.get()
                // A row of a kind that this answer does not have.
                if let error = record.losses.first(where: \.isRow)?.error { throw error }
            }
            return isGrowing
        }
    }

    private func inside(_ key: any CodingKey) -> AnswerShape {
        if kind == .list { return element ?? self }
        return (kind == .dictionary ? members.first : members.first { $0.key == key.stringValue })?.shape ?? self
    }

    private func sample(of key: String) -> String? {
        key == "media_type" ? "\"\(mediaType)\"" : Self.samples[key] ?? (key.hasSuffix("_sizes") ? #""w92""# : nil)
    }
}

/// A list or a dictionary.
private protocol RowsType {
    static var row: Any.Type { get }
    static var isDictionary: Bool { get }
}

extension Array: RowsType {
    fileprivate static var row: Any.Type { Element.self }
    fileprivate static var isDictionary: Bool { false }
}

extension Dictionary: RowsType {
    fileprivate static var row: Any.Type { Value.self }
    fileprivate static var isDictionary: Bool { true }
}
