import Foundation

/// The constructs that Sources does without: ways around the compiler's checks, and ways to stop a process.
enum SafetyRule {
    static let forbidden = [
        "@unchecked Sendable", "nonisolated(unsafe)", "try!", "as!", "fatalError(", "preconditionFailure(", "unsafeBitCast(",
    ]

    /// Lines that may, because they are at a border to C. A comment beside each says why.
    static let exceptions: [String: Set<String>] = [
        // Pointers into a file that is mapped for reading, and atomic states of its pages: shared by all searches of a process.
        "Sources/Catalog/Format/CatalogBytes.swift": ["final class CatalogBytes: @unchecked Sendable {"]
    ]

    static func violations(in files: [SourceFile]) -> [Violation] {
        files.flatMap { file in
            file.lines.compactMap { line in
                let code = withoutText(line.text)
                let found = forbidden.first { code.contains($0) } ?? (unwrapsByForce(code) ? "forced unwrap" : nil)
                guard let found, exceptions[file.path]?.contains(line.text.trimmingCharacters(in: .whitespaces)) != true else { return nil }
                return Violation(path: file.path, line: line.number, what: found)
            }
        }
    }

    /// Values that are made around an `await`: `(place, .success(try await read()))`. Swift 6.3 can lose the parts before it in a release build,
    /// where a `catch` makes the same value with a failure: the pair is made after the `await`.
    static func valuesAroundAwait(in files: [SourceFile]) -> [Violation] {
        let success = #/, (?:\w+: )?\.success\((?:try )?await /#
        let tuple = #/(?:return|addTask(?:\([^{]*\))? \{) \(.*, (?:try )?await /#
        return files.filter { $0.text.contains("await ") }.flatMap { file in
            file.lines.compactMap { line in
                guard line.text.contains("await ") else { return nil }
                let code = withoutText(line.text)
                let isFound = code.contains(success) || code.contains(tuple)
                return isFound ? Violation(path: file.path, line: line.number, what: "a value around an await") : nil
            }
        }
    }

    /// Plain conversions of a `Double` to an `Int`, which end the process if no `Int` can hold the number. `Int(nearest:in:)` does it.
    static func plainConversions(in files: [SourceFile]) -> [Violation] {
        let doubles = [".rounded(", "Double(", "timeInterval", "/ .milliseconds(", "/ .seconds(", ".squareRoot("]
        return files.filter { !mayConvert.contains($0.path) }.flatMap { file in
            file.lines.compactMap { line in
                let converts = arguments(ofIntIn: withoutText(line.text)).contains { part in
                    !part.hasPrefix("nearest:") && doubles.contains { part.contains($0) }
                }
                return converts ? Violation(path: file.path, line: line.number, what: "Int of a Double") : nil
            }
        }
    }

    /// The arguments of every `Int(` in a line.
    private static func arguments(ofIntIn code: String) -> [String] {
        code.components(separatedBy: "Int(").indices.dropFirst().compactMap { index in
            let parts = code.components(separatedBy: "Int(")
            let before = parts[..<index].joined(separator: "Int(").last
            guard before.map({ !$0.isLetter && !$0.isNumber && $0 != "_" }) ?? true else { return nil }
            var depth = 1
            return String(
                parts[index...].joined(separator: "Int(").prefix { character in
                    depth += character == "(" ? 1 : character == ")" ? -1 : 0
                    return depth > 0
                })
        }
    }

    /// Files where the number is bounded beside its conversion.
    static let mayConvert: Set<String> = [
        "Sources/Domain/Kernel/Int+Nearest.swift", "Sources/Database/Snapshots/CacheEviction.swift",
        "Sources/Net/Transport/Answers/RetryAfter.swift", "Programs/CLI/Terminal/EventLine.swift", "Programs/CLI/Terminal/Waiting.swift",
    ]

    /// The line without its comment and without its texts.
    static func withoutText(_ line: String) -> String {
        var code = ""
        var inText = false
        var previous: Character = " "
        for character in line {
            if character == "\"", previous != "\\" {
                inText.toggle()
            } else if !inText {
                if character == "/", previous == "/" { return String(code.dropLast()) }
                code.append(character)
            }
            previous = character
        }
        return code
    }

    /// An exclamation mark right behind a name, a bracket or a question mark, and not before an equals sign.
    static func unwrapsByForce(_ code: String) -> Bool {
        let characters = Array(code)
        return characters.indices.dropFirst().contains { index in
            guard characters[index] == "!" else { return false }
            let before = characters[index - 1]
            let after = index + 1 < characters.count ? characters[index + 1] : " "
            return (before.isLetter || before.isNumber || before == "_" || before == ")" || before == "]" || before == "}") && after != "="
        }
    }
}
