import Foundation

/// A page of `Docs` as an article of the documentation of `Marquee`.
struct Guide {
    /// The pages for users, in the order of the landing page.
    static let topics: [(title: String, names: [String])] = [
        ("Use", ["Embedding", "Calls", "Values", "Offline", "Catalog", "Screens", "Errors", "TMDb"]),
        ("Test", ["Sandbox", "CommandLine", "JSON"]),
        ("Run a service", ["Service", "Fleet", "SharedAnswers", "Reliability", "Performance"]),
    ]

    let name: String
    let text: String

    static func all() throws -> [Guide] {
        try topics.flatMap(\.names).map { Guide(name: $0, text: try Project.file("Docs/\($0).md").text) }
    }

    /// The landing page's lists of articles.
    static var list: String {
        topics.map { "### \($0.title)\n\n" + $0.names.map { "- <doc:\($0)>" }.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    /// The text with links of DocC. Links to files that are no articles become plain text.
    func article(among guides: [Guide]) -> String {
        var isCode = false
        return text.components(separatedBy: "\n").map { line in
            if line.drop(while: { $0 == " " }).hasPrefix("```") { isCode.toggle() }
            return isCode
                ? line
                : line.replacing(#/\[([^\]]+)\]\(([^)\s]+)\)/#) { match in
                    let (title, target) = (String(match.1), String(match.2))
                    return target.hasPrefix("https://") ? String(match.0) : link(title, target, guides)
                }
        }.joined(separator: "\n")
    }

    private func link(_ title: String, _ target: String, _ guides: [Guide]) -> String {
        let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let file = parts[0].isEmpty ? name + ".md" : parts[0]
        guard let guide = guides.first(where: { $0.name + ".md" == file }) else { return title }
        guard parts.count > 1 else { return "[\(title)](doc:\(guide.name))" }
        guard let heading = guide.headings.first(where: { Self.anchor(of: $0) == parts[1] }) else { return title }
        return "[\(title)](doc:\(guide.name)#\(Self.fragment(of: heading)))"
    }

    private var headings: [String] {
        var isCode = false
        return text.components(separatedBy: "\n").compactMap { line in
            if line.drop(while: { $0 == " " }).hasPrefix("```") { isCode.toggle() }
            return isCode ? nil : line.prefixMatch(of: #/#+ /#).map { String(line[$0.range.upperBound...]) }
        }
    }

    /// The anchor of a heading where Markdown is shown as pages.
    private static func anchor(of heading: String) -> String {
        heading.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == " " }.replacing(" ", with: "-")
    }

    /// The anchor of a heading in DocC.
    private static func fragment(of heading: String) -> String {
        heading.replacing(#/[`.'"’‘“”]/#, with: "").replacing(#/[^\w\-]+/#, with: "-")
            .trimmingCharacters(in: CharacterSet(charactersIn: "-"))
    }
}
