package import Foundation
package import MarqueeDomain

/// Turns a body into a shape: the front door for every byte of JSON that comes from outside.
package enum Decoding {
    /// How deep objects and arrays may be nested; TMDb's go to 7.
    static let deepest = 64

    /// Decodes a body, and counts the rows that were left out.
    ///
    /// - Throws: ``MarqueeError/Code/unreadable`` with the coding path, and nothing of the body.
    package static func decode<Answer: Decodable>(
        _ type: Answer.Type, from body: Foundation.Data, operation: String
    ) throws(MarqueeError) -> (answer: Answer, dropped: Int) {
        do throws(Problem) {
            try check(body)
        } catch {
            throw MarqueeError(.unreadable, error.reason, operation: operation)
        }
        let ledger = Ledger()
        let decoder = JSONDecoder()
        if let key = CodingUserInfoKey.ledger { decoder.userInfo[key] = ledger }
        do {
            return (try decoder.decode(type, from: body), ledger.dropped)
        } catch {
            throw MarqueeError(.unreadable, reason(for: error), operation: operation)
        }
    }

    private enum Problem: Swift.Error {
        case empty, notJSON, deep

        var reason: MarqueeError.Reason {
            switch self {
            case .empty: .init("answer.empty", "The answer is empty.")
            case .notJSON: .init("answer.notJSON", "The answer is not JSON.")
            case .deep: .init("answer.deep", "The answer is nested too deep.")
            }
        }
    }

    /// Refuses what no decoder should see: nothing at all, pages of a captive portal, and nesting that would exhaust a stack.
    private static func check(_ body: Foundation.Data) throws(Problem) {
        let problem = body.withUnsafeBytes { bytes -> Problem? in
            guard let start = bytes.firstIndex(where: { !isSpace($0) }) else { return .empty }
            guard bytes[start] == UInt8(ascii: "{") || bytes[start] == UInt8(ascii: "[") else { return .notJSON }
            return deepest(in: bytes[start...]) > deepest ? .deep : nil
        }
        if let problem { throw problem }
    }

    private static func deepest(in bytes: Slice<UnsafeRawBufferPointer>) -> Int {
        var depth = 0
        var deepest = 0
        var inString = false
        var escaped = false
        for byte in bytes {
            if inString {
                if escaped {
                    escaped = false
                } else if byte == UInt8(ascii: "\\") {
                    escaped = true
                } else if byte == UInt8(ascii: "\"") {
                    inString = false
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): inString = true
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                deepest = max(deepest, depth)
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            default: break
            }
        }
        return deepest
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
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
