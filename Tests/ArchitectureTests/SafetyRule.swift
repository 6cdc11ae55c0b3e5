import Foundation

/// What Sources does without: ways around the compiler's checks, and ways to stop a process.
enum SafetyRule {
    static let forbidden = [
        "@unchecked Sendable", "nonisolated(unsafe)", "try!", "as!", "fatalError(", "preconditionFailure(", "unsafeBitCast(",
    ]

    /// Lines that may, because they stand at a border to C. Each says why where it stands.
    static let exceptions: [String: Set<String>] = [:]

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

    /// The line without its comment and without what stands between quotes.
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
