/// Text in the language of manual pages.
struct Roff {
    private(set) var text = ""

    mutating func title(_ name: String, _ day: String, _ source: String) { text += ".TH \(name) 1 \(day) \"\(source)\"\n" }

    mutating func section(_ name: String) { text += ".SH \(Self.escaped(name))\n" }

    mutating func subsection(_ name: String) { text += ".SS \(Self.escaped(name))\n" }

    mutating func name(_ name: String, _ purpose: String) { text += "\(name) \\- \(Self.escaped(purpose))\n" }

    mutating func bold(_ word: String, _ rest: String) { text += ".B \(word)\n\(Self.escaped(rest))\n" }

    mutating func paragraph(_ words: String) { text += "\(Self.filled(words))\n" }

    /// A term, and below it its explanation.
    mutating func item(_ term: String, _ explanation: String) {
        text += ".TP\n.B \(Self.escaped(term))\n\(Self.filled(explanation))\n"
    }

    /// Prose on lines that are not too long for tools and people; roff fills them anew.
    static func filled(_ words: String) -> String {
        var (lines, line) = ([String](), "")
        for word in words.split(separator: " ").map({ escaped(String($0)) }) {
            if line.count + word.count + 1 > 80, !line.isEmpty {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return (lines + [line]).joined(separator: "\n")
    }

    /// The characters on which roff would act, or which not every roff can read, by their names.
    static func escaped(_ words: String) -> String {
        var escaped = ""
        for character in words {
            switch character {
            case "\\": escaped += "\\e"
            case "-": escaped += "\\-"
            case "'": escaped += "\\(aq"
            case "“": escaped += "\\(lq"
            case "”": escaped += "\\(rq"
            case "’": escaped += "\\(cq"
            case "–": escaped += "\\(en"
            case "…": escaped += "\\&..."
            case "\"": escaped += "\\(dq"
            default: escaped.append(character)
            }
        }
        return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
    }
}
