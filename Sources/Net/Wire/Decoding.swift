package import Foundation
package import MarqueeDomain

/// Turns a body into a shape: the front door for every byte of JSON that comes from outside.
package enum Decoding {
    /// Decodes a body, and counts the rows that were left out.
    ///
    /// - Throws: ``MarqueeError/Code/unreadable`` with the coding path, and nothing of the body.
    package static func decode<Answer: Decodable>(
        _ type: Answer.Type, from body: Foundation.Data, operation: String
    ) throws(MarqueeError) -> (answer: Answer, dropped: Int) {
        let report = DecodingReport()
        let tape = try tape(body, report: report, operation: operation)
        return (try decode(type, from: tape, operation: operation), report.dropped)
    }

    /// The members of a body that a shape does not ask for, by their coding paths: what the server says and we do not hear.
    ///
    /// - Throws: As ``decode(_:from:operation:)`` does.
    package static func unasked<Answer: Decodable>(
        by type: Answer.Type, in body: Foundation.Data, operation: String
    ) throws(MarqueeError) -> [[any CodingKey]] {
        let tape = try tape(body, report: DecodingReport(), operation: operation, isRecording: true)
        _ = try decode(type, from: tape, operation: operation)
        return tape.unasked
    }

    private static func tape(
        _ body: Foundation.Data, report: DecodingReport, operation: String, isRecording: Bool = false
    ) throws(MarqueeError) -> JSONTape {
        do throws(JSONProblem) {
            let userInfo: [CodingUserInfoKey: Any] = CodingUserInfoKey.report.map { [$0: report] } ?? [:]
            return try JSONTape(body, userInfo: userInfo, isRecording: isRecording)
        } catch {
            throw MarqueeError(.unreadable, error.reason, operation: operation)
        }
    }

    private static func decode<Answer: Decodable>(
        _ type: Answer.Type, from tape: JSONTape, operation: String
    ) throws(MarqueeError) -> Answer {
        do {
            return try Answer(from: TapeDecoder(tape))
        } catch {
            throw MarqueeError(.unreadable, reason(for: error), operation: operation)
        }
    }

    private static func reason(for error: any Swift.Error) -> MarqueeError.Reason {
        let (what, path): (String, [any CodingKey]) =
            switch error as? DecodingError {
            case .keyNotFound(let key, let context): ("is missing", context.codingPath + [key])
            case .valueNotFound(_, let context): ("is null", context.codingPath)
            case .typeMismatch(_, let context): ("has another type", context.codingPath)
            case .dataCorrupted(let context): ("is malformed", context.codingPath)
            default: ("cannot be read", [])
            }
        guard !path.isEmpty else { return .init("answer.malformed", "The answer \(what).") }
        return .init("answer.shape", "In the answer, \(text(of: path)) \(what).")
    }

    /// Keys of a dictionary are text from outside, so only what looks like a key of TMDb's is shown.
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
