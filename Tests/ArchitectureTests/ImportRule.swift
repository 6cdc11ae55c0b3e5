import Foundation

/// Which modules each target may import: the table that SwiftPM does not enforce by itself.
enum ImportRule {
    static let system: Set<String> = ["Synchronization", "Dispatch", "Glibc", "Musl", "Darwin"]

    static let allowed: [String: Set<String>] = [
        "Domain": ["FoundationEssentials", "Foundation"],
        "Data": ["MarqueeDomain", "FoundationEssentials", "Foundation"] as Set<String> + system,
        "Net": ["MarqueeDomain", "MarqueeData", "FoundationEssentials", "Foundation", "MarqueeCCurl", "MarqueeCZlib"] as Set<String>
            + system,
        "URLSession": ["MarqueeDomain", "MarqueeData", "MarqueeNet", "Foundation", "FoundationNetworking"] as Set<String> + system,
        "Database": ["MarqueeDomain", "MarqueeData", "FoundationEssentials", "Foundation", "MarqueeCSQLite"] as Set<String> + system,
        "Catalog": ["MarqueeDomain", "MarqueeData", "FoundationEssentials", "Foundation", "MarqueeCZlib"] as Set<String> + system,
        "Keeping": ["Marquee", "MarqueeDomain", "MarqueeData", "FoundationEssentials", "Foundation"] as Set<String> + system,
        "Upcoming": ["Marquee", "MarqueeKeeping", "MarqueeDomain", "MarqueeData", "FoundationEssentials", "Foundation"] as Set<String>
            + system,
        "Transfer": ["Marquee", "MarqueeDomain", "MarqueeData", "FoundationEssentials", "Foundation", "MarqueeCZlib"] as Set<String>
            + system,
        "PostgreSQL": [
            "MarqueeDomain", "MarqueeData", "MarqueeAdministration", "FoundationEssentials", "Foundation", "MarqueeCPostgreSQL",
        ] as Set<String> + system,
        "Administration": ["MarqueeDomain", "MarqueeData", "FoundationEssentials", "Foundation"] as Set<String> + system,
        "Drift": ["MarqueeDomain", "MarqueeNet", "FoundationEssentials", "Foundation"] as Set<String> + system,
        "SQLiteAdministration": [
            "MarqueeDomain", "MarqueeData", "MarqueeDatabase", "MarqueeAdministration", "FoundationEssentials", "Foundation",
        ] as Set<String> + system,
        "App": [
            "MarqueeDomain", "MarqueeData", "MarqueeNet", "MarqueeURLSession", "MarqueeDatabase", "FoundationEssentials",
            "Foundation",
        ] as Set<String> + system,
        "Presentation": ["MarqueeDomain", "FoundationEssentials", "Foundation"] as Set<String> + system,
        "Testing": ["Marquee", "MarqueeDomain", "MarqueeData", "MarqueeSandbox", "Foundation", "FoundationEssentials"] as Set<String>
            + system,
        "Sandbox": ["Foundation", "FoundationEssentials", "MarqueeCZlib"] as Set<String> + system,
        // The check of recordings and the acts of an operator are no part of the public API.
        "CLI": [
            "Marquee", "MarqueeAdministration", "MarqueeCatalog", "MarqueeData", "MarqueeDrift", "MarqueeKeeping", "MarqueePostgreSQL",
            "MarqueePresentation", "MarqueeSandbox", "MarqueeSQLiteAdministration", "MarqueeTransfer", "MarqueeUpcoming", "Foundation",
            "MarqueeCJPEGDecoder",
        ] as Set<String> + system,
        "Articles": ["Foundation"],
        // It breaks the store on purpose, beneath the face that programs see.
        "Torture": [
            "Marquee", "MarqueeDomain", "MarqueeData", "MarqueeDatabase", "MarqueeCatalog", "MarqueePostgreSQL", "MarqueeSandbox",
            "MarqueeKeeping", "MarqueeTransfer", "Foundation", "MarqueeCSQLite", "MarqueeCFaultyDisk", "MarqueeCPostgreSQL",
        ] as Set<String> + system,
    ]

    /// Every import that its target may not have.
    static func violations(in files: [SourceFile]) -> [Violation] {
        files.flatMap { file -> [Violation] in
            let folders = file.path.split(separator: "/")
            let isTarget = folders.count > 2 && ["Sources", "Programs"].contains(folders[0])
            guard isTarget, let allowed = allowed[String(folders[1])] else {
                return [Violation(path: file.path, line: 1, what: "stands in no known target")]
            }
            let foundation = essential.contains(String(folders[1])) ? wholeFoundation(in: file) : []
            return foundation
                + file.lines.compactMap { line in
                    guard let module = module(importedBy: line.text), !allowed.contains(module) else { return nil }
                    return Violation(path: file.path, line: line.number, what: "imports \(module)")
                }
        }
    }

    /// The module that a line imports, whatever is before and behind it.
    static func module(importedBy line: String) -> String? {
        // Few lines have the word, and every line of the project comes here.
        guard line.contains("import") else { return nil }
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

    /// The targets that a program on Linux links without Foundation, which needs ICU. One import of one type would bring it back.
    static let essential = Set(allowed.keys).subtracting(["URLSession", "Testing", "Sandbox", "CLI", "Articles", "Torture"])

    /// Imports of Foundation, whole or in part, in another form than the one in which it may be imported:
    ///
    ///     #if canImport(FoundationEssentials)
    ///         import FoundationEssentials
    ///     #else
    ///         import Foundation
    ///     #endif
    ///
    /// And imports of MarqueeURLSession, which needs Foundation, outside of `#if canImport(Darwin)`.
    private static func wholeFoundation(in file: SourceFile) -> [Violation] {
        let lines = [""] + file.lines.map { $0.text.trimmingCharacters(in: .whitespaces) } + ["", "", ""]
        func isForm(at index: Int) -> Bool {
            lines[index - 1] == "#if canImport(FoundationEssentials)" && lines[index].hasSuffix("import FoundationEssentials")
                && lines[index + 1] == "#else" && lines[index + 2] + "Essentials" == lines[index] && lines[index + 3] == "#endif"
        }
        return (1...file.lines.count).compactMap { index in
            let isInPlace =
                switch module(importedBy: lines[index]) {
                case "FoundationEssentials": isForm(at: index)
                case "Foundation": index > 3 && isForm(at: index - 2)
                case "MarqueeURLSession": lines[index - 1] == "#if canImport(Darwin)"
                default: true
                }
            return isInPlace ? nil : Violation(path: file.path, line: index, what: "brings the whole of Foundation: \(lines[index])")
        }
    }
}

private func + (a: Set<String>, b: Set<String>) -> Set<String> { a.union(b) }
