import Foundation

/// A text in all languages: each language has the same values and marks.
///
/// That no language is missing, the compiler makes sure.
enum TextRule {
    static let languages = ["en", "de", "es", "fr", "ja", "uk"]

    /// Every text of a file that is empty, has a control character, or has other values than the English one.
    static func violations(in file: SourceFile) -> [Violation] {
        calls(in: file.text).flatMap { call -> [Violation] in
            func violation(_ what: String) -> Violation { Violation(path: file.path, line: call.line, what: what) }
            guard let english = call.texts["en"].map({ Set($0.flatMap(values)) }) else { return [violation("en is no plain text")] }
            return languages.flatMap { language -> [Violation] in
                guard let texts = call.texts[language] else { return [violation("\(language) is no plain text")] }
                return texts.compactMap { text in
                    if text.allSatisfy(\.isWhitespace) { return violation("\(language) is empty") }
                    if text.unicodeScalars.contains(where: isControl) || text.contains(#"\n"#) {
                        return violation("\(language) has a control")
                    }
                    return Set(values(of: text)) == english ? nil : violation("\(language) has other values: \(text)")
                }
            }
        }
    }

    /// How many texts a file has.
    static func count(in file: SourceFile) -> Int { calls(in: file.text).count }

    /// The values in their places.
    private static func values(of text: String) -> [String] {
        var (values, depth, value) = ([String](), 0, "")
        var previous: Character = " "
        for character in text {
            if depth > 0 { depth += character == "(" ? 1 : character == ")" ? -1 : 0 }
            if depth > 0 { value.append(character) }
            if depth == 0, !value.isEmpty {
                values.append(value)
                value = ""
            }
            if depth == 0, previous == "\\", character == "(" { depth = 1 }
            previous = character
        }
        return values
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        [.control, .format, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
    }

    /// The texts of every choice between languages, by the label of the language; several for the forms of a number.
    private static func calls(in source: String) -> [(line: Int, texts: [String: [String]])] {
        let parts = source.components(separatedBy: ".text(")
        var line = 1
        return parts.enumerated().compactMap { index, part in
            defer { line += part.count { $0 == "\n" } }
            let texts = labeled(part)
            return index == 0 || texts.isEmpty ? nil : (line, texts)
        }
    }

    /// The literals behind each label, up to the parenthesis that closes the call.
    private static func labeled(_ part: String) -> [String: [String]] {
        var texts: [String: [String]] = [:]
        var (label, word, depth) = ("", "", 1)
        var rest = part[...]
        while let character = rest.popFirst(), depth > 0 {
            switch character {
            case "\"": texts[label, default: []].append(literal(&rest))
            case "(": depth += 1
            case ")": depth -= 1
            case ":":
                if languages.contains(word) { label = word }
            default: break
            }
            word = character.isLetter ? word + String(character) : ""
            if depth == 0 { break }
        }
        return texts.filter { languages.contains($0.key) }
    }

    /// The rest of a literal, with its places for values.
    private static func literal(_ rest: inout Substring) -> String {
        var (text, depth) = ("", 0)
        while let character = rest.popFirst() {
            if character == "\"", depth == 0 { break }
            if depth > 0 { depth += character == "(" ? 1 : character == ")" ? -1 : 0 }
            if depth == 0, character == "(", text.last == "\\" { depth = 1 }
            text.append(character)
        }
        return text
    }
}
