import Foundation

/// A page of `Docs` as an article of the documentation of `Marquee`.
struct Guide {
    /// The pages for users, in the order of the landing page.
    static let topics: [(title: String, names: [String])] = [
        ("Use", ["Embedding", "Calls", "Values", "Offline", "Catalog", "Keeping", "Upcoming", "Transfer", "Screens", "Errors", "TMDb"]),
        ("Test", ["Sandbox", "CommandLine", "JSON"]),
        ("Run a service", ["Service", "Fleet", "SharedAnswers", "Reliability", "Performance"]),
    ]

    let name: String
    let text: String
    /// Its headings with their anchors where Markdown is shown as pages.
    private let headings: [(anchor: String, text: String)]

    init(name: String, text: String) {
        (self.name, self.text) = (name, text)
        var isCode = false
        headings = text.components(separatedBy: "\n").compactMap { line in
            if line.drop(while: { $0 == " " }).hasPrefix("```") { isCode.toggle() }
            guard !isCode, line.hasPrefix("#"), let mark = line.prefixMatch(of: #/#+ /#) else { return nil }
            let heading = String(line[mark.range.upperBound...])
            return (Self.anchor(of: heading), heading)
        }
    }

    /// Reads all pages for users.
    static func all(in folder: URL) throws -> [Guide] {
        try topics.flatMap(\.names).map { name in
            Guide(name: name, text: try String(contentsOf: folder.appendingPathComponent(name + ".md"), encoding: .utf8))
        }
    }

    /// The lists of articles for the end of the landing page.
    static var list: String {
        topics.map { "### \($0.title)\n\n" + $0.names.map { "- <doc:\($0)>" }.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
    }

    /// The text with links of DocC. Links to files that are no articles become plain text.
    func article(among guides: [Guide]) -> String {
        withLinks { title, target in
            guard let address = address(of: target, among: guides) else { return title }
            return "[\(title)](doc:\(address))"
        }
    }

    /// The links to articles that have no such heading.
    func lostLinks(among guides: [Guide]) -> [String] {
        var lost: [String] = []
        _ = withLinks { title, target in
            if page(of: target, among: guides) != nil, address(of: target, among: guides) == nil { lost.append(target) }
            return title
        }
        return lost
    }

    /// The text with other words in place of each link to a file.
    private func withLinks(_ replacement: (_ title: String, _ target: String) -> String) -> String {
        var isCode = false
        return text.components(separatedBy: "\n").map { line in
            if line.drop(while: { $0 == " " }).hasPrefix("```") { isCode.toggle() }
            // Most lines have no link, and the search for one takes most of the time.
            return isCode || !line.contains("](")
                ? line
                : line.replacing(#/\[([^\]]+)\]\(([^)\s]+)\)/#) { match in
                    let (title, target) = (String(match.1), String(match.2))
                    return target.hasPrefix("https://") ? String(match.0) : replacement(title, target)
                }
        }.joined(separator: "\n")
    }

    private func page(of target: String, among guides: [Guide]) -> Guide? {
        let file = target.hasPrefix("#") ? name + ".md" : String(target.prefix { $0 != "#" })
        return guides.first { $0.name + ".md" == file }
    }

    /// The address of an article or of its heading in DocC; nil if there is none.
    private func address(of target: String, among guides: [Guide]) -> String? {
        guard let page = page(of: target, among: guides) else { return nil }
        guard let mark = target.firstIndex(of: "#") else { return page.name }
        let anchor = target[target.index(after: mark)...]
        guard let heading = page.headings.first(where: { $0.anchor == anchor }) else { return nil }
        return page.name + "#" + Self.fragment(of: heading.text)
    }

    private static func anchor(of heading: String) -> String {
        heading.lowercased().filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == " " }.replacing(" ", with: "-")
    }

    /// The anchor of a heading in DocC.
    private static func fragment(of heading: String) -> String {
        heading.replacing(#/[`.'"’‘“”]/#, with: "").replacing(#/[^\w\-]+/#, with: "-")
            .trimmingCharacters(in: CharacterSet(charactersIn: "-"))
    }
}
