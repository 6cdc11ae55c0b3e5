import Foundation

/// The documents describe the code: samples compile, symbols exist, links lead somewhere.
enum DocumentRule {
    /// Swift samples that are not, line for line and in order, in one compiled function; indentation aside. A sample with an import,
    /// or that begins with a declaration, must be in a file as it is. Lines that are calls of their own are compiled elsewhere.
    static func samplesNotCompiled(in document: SourceFile, compiled: [SourceFile], calls: Set<String> = []) -> [Violation] {
        samples(in: document).filter { sample in
            let lines = sample.lines.trimmedLines
            let isFile = lines.contains { $0.hasPrefix("import ") } || declarations.contains { lines.first?.hasPrefix($0) == true }
            let others = lines.filter { !calls.contains($0) }
            guard !others.isEmpty else { return false }
            return !compiled.contains { file in
                (isFile ? [file.trimmedLines] : file.functions).contains { contains($0, lines) || contains($0, others) }
            }
        }.map { Violation(path: document.path, line: $0.line, what: "this sample stands in no compiled function") }
    }

    /// The documentation of a source file, line for line, as a document.
    static func reference(of file: SourceFile) -> SourceFile {
        let lines = file.lines.map { line in
            let text = line.text.drop { $0 == " " }
            return text.hasPrefix("/// ") ? String(text.dropFirst(4)) : ""
        }
        return SourceFile(path: file.path, text: lines.joined(separator: "\n"))
    }

    private static let declarations = ["func ", "public ", "struct ", "extension ", "@Test ", "@MainActor "]

    /// Blocks whose language is written in a way that the checks do not know: a sample of Swift could hide behind one.
    static func unknownFences(in document: SourceFile) -> [Violation] {
        var isOpen = false
        return document.lines.compactMap { line in
            let text = line.text.trimmedSpaces
            guard text.hasPrefix("```") || text.hasPrefix("~~~") else { return nil }
            defer { isOpen.toggle() }
            let known = isOpen ? text == "```" : knownFences.contains(text)
            return known ? nil : Violation(path: document.path, line: line.number, what: "\(text) is no known block")
        }
    }

    private static let knownFences: Set = [
        "```", "```swift", "```diff", "```sh", "```text", "```nginx", "```dockerfile", "```ini", "```sql",
    ]

    static func samples(in document: SourceFile) -> [(line: Int, lines: [String])] {
        var samples: [(line: Int, lines: [String])] = []
        var open: (line: Int, lines: [String])?
        for line in document.lines {
            let text = line.text.trimmedSpaces
            if let current = open {
                if text == "```" {
                    samples.append(current)
                    open = nil
                } else {
                    open?.lines.append(line.text)
                }
            } else if text == "```swift" {
                open = (line.number, [])
            }
        }
        return samples
    }

    /// Rows of a table whose last column names a file and whose other columns name symbols of it in backticks.
    static func symbolsNotFound(in document: SourceFile, file: (String) -> SourceFile?) -> [Violation] {
        document.lines.compactMap { line in
            let cells = line.text.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard line.text.hasPrefix("|"), let last = cells.last, last.hasPrefix("`Sources/") else { return nil }
            let path = last.filter { $0 != "`" }
            guard let source = file(path) else { return Violation(path: document.path, line: line.number, what: "\(path) is not there") }
            for symbol in backticked(cells.dropLast().joined(separator: " ")) where !source.text.contains(symbol) {
                return Violation(path: document.path, line: line.number, what: "\(path) does not hold \(symbol)")
            }
            return nil
        }
    }

    /// Relative links of a document that lead nowhere: to a missing file, or to a missing heading of a page.
    static func deadLinks(in document: SourceFile, exists: (String) -> Bool, page: (String) -> SourceFile?) -> [Violation] {
        var anchorsOfPages: [String: Set<String>] = [:]
        return document.lines.flatMap { line -> [Violation] in
            line.text.components(separatedBy: "](").dropFirst().compactMap { rest in
                let link = String(rest.prefix { $0 != ")" })
                guard !link.contains("://") else { return nil }
                let target = String(link.prefix { $0 != "#" })
                let folder = (document.path as NSString).deletingLastPathComponent
                let path =
                    target.isEmpty ? document.path : ((folder.isEmpty ? target : folder + "/" + target) as NSString).standardizingPath
                guard target.isEmpty || exists(path) else {
                    return Violation(path: document.path, line: line.number, what: "\(target) leads nowhere")
                }
                let anchor = String(link.dropFirst(target.count + 1))
                guard path.hasSuffix(".md"), !anchor.isEmpty, let page = page(path) else { return nil }
                let known = anchorsOfPages[path] ?? anchors(of: page)
                anchorsOfPages[path] = known
                guard !known.contains(anchor) else { return nil }
                return Violation(path: document.path, line: line.number, what: "\(path) has no heading for \(anchor)")
            }
        }
    }

    /// The anchors of the headings of a page, as the usual hosts make them.
    private static func anchors(of page: SourceFile) -> Set<String> {
        var isSample = false
        var anchors: Set<String> = []
        for line in page.text.split(separator: "\n") {
            if line.hasPrefix("```") { isSample.toggle() }
            guard !isSample, line.hasPrefix("#") else { continue }
            let heading = line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
            let kept = heading.filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == " " }
            anchors.insert(kept.replacingOccurrences(of: " ", with: "-"))
        }
        return anchors
    }

    /// Lines that a diff in a document adds, and that the file they belong to does not hold.
    static func diffLinesNotFound(in document: SourceFile, file: (String) -> SourceFile?) -> [Violation] {
        var isDiff = false
        var held: Set<String>?
        return document.lines.compactMap { line in
            if line.text.hasPrefix("```") { isDiff = line.text == "```diff" }
            guard isDiff, line.text.hasPrefix("+") else { return nil }
            if line.text.hasPrefix("+++ b/") {
                held = file(String(line.text.dropFirst(6))).map { Set($0.lines.map(\.text)) }
            }
            let isHeld = line.text.hasPrefix("+++ b/") ? held != nil : held?.contains(String(line.text.dropFirst())) == true
            return isHeld ? nil : Violation(path: document.path, line: line.number, what: "the code has no such line")
        }
    }

    /// The cost of a change as a section with a diff names it: lines in new files, of which the diff shows every line, and in other ones.
    struct Cost: Equatable {
        var newFiles = 0
        var newLines = 0
        var editedFiles = 0
        var editedLines = 0
    }

    /// The cost of the diffs of a section; blank lines do not count.
    static func cost(ofSection title: String, in document: SourceFile, file: (String) -> SourceFile?) -> Cost {
        let section = document.text.components(separatedBy: "\n## ").first { $0.hasPrefix(title + "\n") } ?? ""
        var added: [String: Int] = [:]
        var path = ""
        for line in section.separateLines {
            if line.hasPrefix("+++ b/") {
                path = String(line.dropFirst(6))
                added[path, default: 0] += 0
            } else if line.hasPrefix("+"), line.dropFirst().contains(where: { $0 != " " }) {
                added[path, default: 0] += 1
            }
        }
        return added.reduce(into: Cost()) { cost, part in
            let lines = file(part.key)?.lines.filter { $0.text.contains { $0 != " " } }.count
            if lines == part.value {
                cost.newFiles += 1
                cost.newLines += part.value
            } else {
                cost.editedFiles += 1
                cost.editedLines += part.value
            }
        }
    }

    /// The files that the diffs of a section change.
    static func paths(ofSection title: String, in document: SourceFile) -> Set<String> {
        let section = document.text.components(separatedBy: "\n## ").first { $0.hasPrefix(title + "\n") } ?? ""
        return Set(section.separateLines.filter { $0.hasPrefix("+++ b/") }.map { String($0.dropFirst(6)) })
    }

    /// The files with an operation: by the name of its Swift functions, as a whole word, or by its route.
    static func paths(of name: String, _ route: String, in files: [SourceFile]) -> Set<String> {
        let words = files.filter { $0.text.contains(name) && $0.words.contains(name) }
        return Set((words + files.filter { $0.text.contains(route) }).map(\.path))
    }

    private static func backticked(_ text: String) -> [String] {
        text.components(separatedBy: "`").enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
    }

    private static func contains(_ haystack: [String], _ needle: [String]) -> Bool {
        guard !needle.isEmpty, haystack.count >= needle.count else { return false }
        // A loop, as most places differ in their first line.
        var start = 0
        while start <= haystack.count - needle.count {
            if haystack[start] == needle[0], haystack[start..<(start + needle.count)].elementsEqual(needle) { return true }
            start += 1
        }
        return false
    }
}
