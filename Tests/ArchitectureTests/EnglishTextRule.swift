import Foundation

/// A text that only commands of developers and operators print is in English: no other language of it is ever shown.
enum EnglishTextRule {
    /// The files of these commands.
    static let places = ["Catalog/", "Completions/", "Config/", "Doctor.swift", "Drift/", "ForwardingClient.swift", "Sandbox", "Store/"]
        .map { "Programs/CLI/Commands/" + $0 }

    /// Every translated text of `Texts` that is used in such files and nowhere else.
    static func violations(in files: [SourceFile]) -> [Violation] {
        let texts = files.filter { $0.path.hasPrefix("Programs/CLI/Texts/") }
        var users: [Substring: Set<String>] = [:]
        for file in files where !texts.contains(where: { $0.path == file.path }) {
            for use in file.text.matches(of: #/\bTexts\.(\w+)/#) { users[use.1, default: []].insert(file.path) }
        }
        let declarations = texts.flatMap(SourceDeclaration.all).filter { $0.scope == "Texts" }
        return declarations.compactMap { text in
            guard text.text.contains("language.text("), let users = users[Substring(text.baseName)], users.allSatisfy(isEnglish),
                !declarations.contains(where: { $0.name != text.name && mentions(text.baseName, in: $0.text) })
            else { return nil }
            return Violation(path: text.path, line: text.line, what: "\(text.name) is translated for commands in English")
        }
    }

    private static func isEnglish(_ path: String) -> Bool { places.contains { path.hasPrefix($0) } }

    private static func mentions(_ name: String, in text: String) -> Bool {
        text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == name }
    }
}
