import MarqueeData
import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Turns a body into a shape: the front door for every byte of JSON that comes from outside.
enum Decoding {
    /// Decodes a body, and counts the fields and rows that were left out.
    ///
    /// - Throws: ``MarqueeError/Code/unreadable`` with the coding path, and nothing of the body. An object none of whose members the shape
    ///   knows, such as `{}`, is no answer, and neither is one about something else than was asked for.
    static func entity(
        _ read: (JSONTape) throws -> Boxed, from body: Data, about identity: AnswerIdentity = AnswerIdentity(), operation: String
    ) throws(MarqueeError) -> (entity: Boxed, losses: DecodingLosses) {
        var entity: Boxed?
        let losses = try self.read(body, about: identity, operation: operation) { tape in entity = try read(tape) }
        guard let entity else { throw noKnownMember(operation) }
        return (entity, losses)
    }

    /// Decodes a body into a shape.
    // Not inlined, because it would be copied into every caller for each shape.
    @inline(never)
    static func decode<Answer: Shape>(
        _ type: Answer.Type, from body: Data, about identity: AnswerIdentity = AnswerIdentity(), operation: String
    ) throws(MarqueeError) -> (answer: Answer, losses: DecodingLosses) {
        var answer: Answer?
        let losses = try read(body, about: identity, operation: operation) { tape in answer = try Answer.read(from: tape, at: 0) }
        guard let answer else { throw noKnownMember(operation) }
        return (answer, losses)
    }

    /// Decodes a body into a type of a program.
    @_disfavoredOverload
    static func decode<Answer: Decodable>(
        _ type: Answer.Type, from body: Data, about identity: AnswerIdentity = AnswerIdentity(), operation: String
    ) throws(MarqueeError) -> (answer: Answer, losses: DecodingLosses) {
        var answer: Answer?
        let losses = try read(body, about: identity, operation: operation) { tape in answer = try tape.value(type, at: 0) }
        guard let answer else { throw noKnownMember(operation) }
        return (answer, losses)
    }

    private static func read(
        _ body: Data, about identity: AnswerIdentity, operation: String, _ value: (JSONTape) throws -> Void
    ) throws(MarqueeError) -> DecodingLosses {
        do {
            return try JSONDocument(body).read { tape in
                try value(tape)
                guard tape.kind(at: 0) != .object || tape.storage.pointee.hasReadMember else { throw NoKnownMember() }
                guard !tape.contradicts(identity) else { throw OtherAnswer() }
                return tape.losses
            }
        } catch {
            throw MarqueeError(.unreadable, reason(for: error), operation: operation)
        }
    }

    private static func noKnownMember(_ operation: String) -> MarqueeError {
        MarqueeError(.unreadable, reason(for: NoKnownMember()), operation: operation)
    }

    /// That an answer has no member which its shape knows.
    struct NoKnownMember: Error {}

    /// That an answer is the one to another request.
    private struct OtherAnswer: Error {}

    private static let unreadable = MarqueeError.Reason("answer.unreadable")

    /// - Parameter text: The text of a coding path in the reason.
    static func reason(for error: any Error, text: ([any CodingKey]) -> String = text(of:)) -> MarqueeError.Reason {
        switch error {
        case let problem as JSONProblem: return problem.reason
        case is NoKnownMember: return .init("answer.noKnownField")
        case is OtherAnswer: return .init("answer.other")
        case let rows as UnreadableRows where rows.codingPath.isEmpty:
            return .init("answer.rows")
        case let rows as UnreadableRows:
            return .init("answer.listRows", ["list": text(rows.codingPath)])
        case let form as UnknownForm: return form.cause.map { reason(for: $0, text: text) } ?? unreadable
        case let problem as DecodingError: return reason(for: problem, text)
        default: return unreadable
        }
    }

    private static func reason(for problem: DecodingError, _ text: ([any CodingKey]) -> String) -> MarqueeError.Reason {
        switch problem {
        case .keyNotFound(let key, let context): .init("answer.fieldMissing", ["field": text(context.codingPath + [key])])
        case .valueNotFound(_, let context) where !context.codingPath.isEmpty:
            .init("answer.fieldNull", ["field": text(context.codingPath)])
        case .typeMismatch(_, let context) where !context.codingPath.isEmpty:
            .init("answer.fieldType", ["field": text(context.codingPath)])
        case .dataCorrupted(let context) where !context.codingPath.isEmpty:
            .init("answer.fieldMalformed", ["field": text(context.codingPath)])
        case .valueNotFound, .typeMismatch: .init("answer.type")
        case .dataCorrupted: JSONProblem.malformed.reason
        @unknown default: unreadable
        }
    }

    /// Keys of a dictionary are text from outside, so only a key that looks like one of TMDb's is shown.
    private static func text(of path: [any CodingKey]) -> String {
        path.prefix(16).map { key in
            if let index = key.intValue { return String(index) }
            let isPlain = key.stringValue.utf8.allSatisfy {
                (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "/")
            }
            return isPlain && key.stringValue.utf8.count <= 40 ? key.stringValue : "?"
        }.joined(separator: ".")
    }
}
