/// The text of the configuration file: lines of `key = value`, comments behind `#`, and empty lines.
struct SettingsText: Sendable {
    struct Entry: Sendable {
        let line: Int
        let key: SettingKey
        let value: String
    }

    /// A line that means nothing.
    struct Problem: Sendable {
        /// Nil for the whole file.
        let line: Int?
        /// The word that may be mistyped.
        let word: String?
        private let words: @Sendable () -> String

        init(line: Int?, word: String? = nil, _ words: @autoclosure @escaping @Sendable () -> String) {
            (self.line, self.word, self.words) = (line, word, words)
        }

        /// The error, in the language of the person. The file is read before that language is known.
        var text: String { words() }
    }

    private(set) var entries: [Entry] = []
    private(set) var problems: [Problem] = []
    /// Why the file is ignored; nil if it is used.
    private(set) var warning: Problem?
    private let lines: [String]

    init(_ text: String = "") {
        // Not by characters: a carriage return and a line feed are one.
        let rows = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String(String.UnicodeScalarView($0)) }
        lines = rows.last == "" ? rows.dropLast() : rows
        for (index, line) in lines.enumerated() { read(line, number: index + 1) }
    }

    /// A file that cannot be used at all.
    init(_ problem: Problem) {
        lines = []
        problems = [problem]
    }

    /// A file that is ignored, because another user may have written it.
    init(ignoredBecause warning: Problem) {
        lines = []
        self.warning = warning
    }

    /// Warnings about the file.
    var complaints: [Problem] { problems + (warning.map { [$0] } ?? []) }

    /// Whether it is a file of another kind: it has text besides comments, and no line of the form `key = value`.
    var isOtherFile: Bool { !problems.isEmpty && lines.allSatisfy { Self.parts(of: Self.trimmed($0)) == nil } }

    func entry(of key: SettingKey) -> Entry? { entries.first { $0.key == key } }

    private mutating func read(_ line: String, number: Int) {
        let text = Self.trimmed(line)
        if text.isEmpty || text.hasPrefix("#") { return }
        guard let (name, value) = Self.parts(of: text) else {
            return problems.append(Problem(line: number, Texts.neitherKeyNorComment))
        }
        guard let key = SettingKey.named(name) else {
            return problems.append(Problem(line: number, word: name, Texts.noKey(name)))
        }
        if let first = entry(of: key) {
            return problems.append(Problem(line: number, Texts.setAlready(name, onLine: first.line)))
        }
        if value.isEmpty { return problems.append(Problem(line: number, Texts.hasNoValue(name))) }
        if key.complaint(value) != nil { return problems.append(Problem(line: number, key.complaint(value) ?? "")) }
        entries.append(Entry(line: number, key: key, value: value))
    }

    private static func parts(of line: String) -> (key: String, value: String)? {
        guard let sign = line.firstIndex(of: "=") else { return nil }
        let key = trimmed(line[..<sign])
        return key.isEmpty || key.contains(" ") ? nil : (key, trimmed(line[line.index(after: sign)...]))
    }

    private static func trimmed(_ text: some StringProtocol) -> String {
        let isBlank = { (character: Character) in character.isWhitespace || character == "\u{FEFF}" }
        return String(text.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
    }
}

// MARK: - Rewriting

extension SettingsText {
    /// The text with another value for a key, in its line or at the end. Everything else stays as it is.
    func setting(_ key: SettingKey, to value: String) -> String { rewritten(key, "\(key.name) = \(value)") }

    /// The text without a key.
    func unsetting(_ key: SettingKey) -> String { rewritten(key, nil) }

    /// Lines that set the key again go too: only the first one counted.
    private func rewritten(_ key: SettingKey, _ new: String?) -> String {
        var rows: [String] = []
        var new = new
        for line in lines {
            guard let parts = Self.parts(of: Self.trimmed(line)), parts.key == key.name else {
                rows.append(line)
                continue
            }
            if let row = new { rows.append(row) }
            new = nil
        }
        rows += new.map { [$0] } ?? []
        return rows.map { $0 + "\n" }.joined()
    }
}
