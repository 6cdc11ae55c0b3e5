import Foundation

/// Which modules each target may import: the table that SwiftPM does not enforce by itself.
enum ImportRule {
    static let system: Set<String> = ["Synchronization", "Dispatch", "Glibc", "Musl", "Darwin"]

    static let allowed: [String: Set<String>] = [
        "Domain": ["FoundationEssentials", "Foundation"],
        "Data": ["MarqueeDomain", "Foundation"] as Set<String> + system,
        "Net": ["MarqueeDomain", "MarqueeData", "Foundation", "CCurl"] as Set<String> + system,
        "URLSession": ["MarqueeDomain", "MarqueeData", "MarqueeNet", "Foundation", "FoundationNetworking"] as Set<String> + system,
        "Database": ["MarqueeDomain", "MarqueeData", "Foundation", "CSQLite"] as Set<String> + system,
        "PostgreSQL": ["MarqueeDomain", "MarqueeData", "MarqueeDatabase", "Foundation", "CPostgreSQL"] as Set<String> + system,
        "App": ["MarqueeDomain", "MarqueeData", "MarqueeNet", "MarqueeURLSession", "MarqueeDatabase", "Foundation"] as Set<String> + system,
        "Presentation": ["MarqueeDomain"] as Set<String> + system,
        "Testing": ["Marquee", "MarqueeDomain", "MarqueeData", "Foundation", "FoundationEssentials"] as Set<String> + system,
        "Sandbox": ["Foundation", "FoundationEssentials", "CZlib"] as Set<String> + system,
        "CLI": ["Marquee", "MarqueePresentation", "MarqueeSandbox", "Foundation", "CJPEGDecoder"] as Set<String> + system,
        // It breaks the store on purpose, beneath the face that programs see.
        "Torture": [
            "Marquee", "MarqueeDomain", "MarqueeData", "MarqueeDatabase", "MarqueePostgreSQL", "MarqueeSandbox", "Foundation", "CSQLite",
            "CFaultyDisk", "CPostgreSQL",
        ] as Set<String> + system,
    ]

    /// Every import that its target may not have.
    static func violations(in files: [SourceFile]) -> [Violation] {
        files.flatMap { file -> [Violation] in
            let folders = file.path.split(separator: "/")
            let isTarget = folders.count > 2 && (folders[0] == "Sources" || folders.starts(with: ["Tests", "Torture"]))
            guard isTarget, let allowed = allowed[String(folders[1])] else {
                return [Violation(path: file.path, line: 1, what: "stands in no known target")]
            }
            let foundation = folders[1] == "Domain" ? misplacedFoundation(in: file) : []
            return foundation
                + file.lines.compactMap { line in
                    guard let module = module(importedBy: line.text), !allowed.contains(module) else { return nil }
                    return Violation(path: file.path, line: line.number, what: "imports \(module)")
                }
        }
    }

    /// The module that a line imports, whatever stands before and behind it.
    static func module(importedBy line: String) -> String? {
        var words = line.split { $0 == " " || $0 == "\t" || $0 == ";" }.map(String.init)[...]
        while let word = words.first, word.hasPrefix("@") || ["public", "package", "internal", "fileprivate", "private"].contains(word) {
            words = words.dropFirst()
        }
        guard words.first == "import" else { return nil }
        words = words.dropFirst()
        if let kind = words.first, ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor"].contains(kind) {
            words = words.dropFirst()
        }
        return words.first?.split(separator: ".").first.map(String.init)
    }

    /// Domain takes the whole of Foundation only where its essentials do not exist.
    private static func misplacedFoundation(in file: SourceFile) -> [Violation] {
        var isElse = false
        return file.lines.compactMap { line in
            let text = line.text.trimmingCharacters(in: .whitespaces)
            if text == "#if canImport(FoundationEssentials)" || text == "#endif" { isElse = false }
            if text == "#else" { isElse = true }
            guard module(importedBy: line.text) == "Foundation", !isElse else { return nil }
            return Violation(path: file.path, line: line.number, what: "imports the whole of Foundation")
        }
    }
}

private func + (a: Set<String>, b: Set<String>) -> Set<String> { a.union(b) }
