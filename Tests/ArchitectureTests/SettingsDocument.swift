import Foundation

/// The tables of `Docs/Settings.md`: the settings of a client, of its connections and of its requests, from the sources.
struct SettingsDocument {
    /// The last sentence of the part of the page that is written by hand.
    static let marker = "The rest of this page is made from the sources, and a test compares them."

    private struct Section {
        let title: String
        let type: String
        let file: String
    }

    private static let sections = [
        Section(title: "The client", type: "MarqueeClient.Configuration", file: "Sources/App/Configuration/Configuration.swift"),
        Section(
            title: "`limits` and `imageLimits`", type: "TransportLimits", file: "Sources/Net/Transport/Messages/TransportRequest.swift"),
        Section(title: "`connections`", type: "CurlTransport.Configuration", file: "Sources/Net/Transport/Curl/CurlTransport.swift"),
        Section(title: "`lifetimes`", type: "AnswerLifetimes", file: "Sources/Domain/Kernel/AnswerLifetimes.swift"),
    ]

    /// The variables that set a setting, by its name.
    static let variables = [
        "credential": "`TMDB_ACCESS_TOKEN`, `TMDB_TOKEN_FILE` or `TMDB_API_KEY`", "baseURL": "`TMDB_BASE_URL`",
        "serverName": "`TMDB_SERVER_NAME`", "imageBaseURL": "`TMDB_IMAGE_BASE_URL`", "exportsBaseURL": "`TMDB_EXPORTS_URL`",
        "webURL": "`TMDB_WEB_URL`", "caFile": "`TMDB_CA_FILE` or `SSL_CERT_FILE`", "language": "`TMDB_LANGUAGE`, the first",
        "fallbackLanguages": "`TMDB_LANGUAGE`, the others",
        "region": "`TMDB_REGION`, the first", "fallbackRegions": "`TMDB_REGION`, the others",
        "storage": "`HOME`, `XDG_CACHE_HOME`, `XDG_STATE_HOME`",
    ]

    private let declarations: [SourceDeclaration]

    init(_ files: [SourceFile]) {
        let paths = Set(Self.sections.map(\.file))
        declarations = files.filter { paths.contains($0.path) }.flatMap(SourceDeclaration.all)
    }

    /// The generated part of the page.
    func text() -> String {
        var lines: [String] = []
        for section in Self.sections {
            lines += ["", "## \(section.title)", "", "| setting | type | default | variable | meaning |", "|---|---|---|---|---|"]
            lines += settings(of: section.type, in: section.file).map(\.line)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    struct Setting {
        let name: String
        let type: String
        var value: String
        let meaning: String

        var line: String {
            "| `\(name)` | \(type.isEmpty ? "" : "`\(type)`") | \(value.isEmpty ? "" : "`\(value)`") | \(SettingsDocument.variables[name] ?? "") | \(meaning) |"
        }
    }

    private func settings(of type: String, in file: String) -> [Setting] {
        let members = declarations.filter { $0.scope == type && $0.path == file && $0.isPublic }
        let defaults = members.filter { $0.keyword == "init" }.map { Self.defaults(of: $0.text) }.first ?? [:]
        return members.filter { $0.keyword == "var" && !$0.modifiers.contains("static") }.compactMap { member in
            var setting = Self.setting(member)
            if let name = setting?.name, setting?.value.isEmpty == true { setting?.value = defaults[name] ?? "" }
            return setting
        }
    }

    /// The default values of an initializer's parameters, by name.
    private static func defaults(of text: String) -> [String: String] {
        let parameters = text.prefix { $0 != "{" }.split(whereSeparator: \.isNewline).joined(separator: " ")
        let matches = parameters.matches(of: #/(\w+): [\w.?\[\]]+ = (.+?)(?=, +\w+:| *\) *$)/#)
        return Dictionary(matches.map { (String($0.1), String($0.2)) }) { first, _ in first }
    }

    /// A setting from its declaration, such as `cacheBytes = 256 << 20`.
    private static func setting(_ declaration: SourceDeclaration) -> Setting? {
        let head = declaration.text.split(separator: "\n").first.map(String.init) ?? ""
        guard let match = head.wholeMatch(of: #/var (\w+)(?:: ([^={]+?))?(?: = (.+?))?(?: \{.*)?/#) else { return nil }
        let type = match.2.map(String.init) ?? ""
        var value = match.3.map(String.init) ?? (type.hasSuffix("?") && !head.contains("{") ? "nil" : "")
        // A closure has no short form.
        if value.contains("{") { value = "" }
        return Setting(name: String(match.1), type: type, value: value, meaning: sentence(declaration.documentation))
    }

    /// The first paragraph, with names in place of links.
    private static func sentence(_ documentation: [String]) -> String {
        let paragraph = documentation.prefix { !$0.isEmpty }.joined(separator: " ")
        return paragraph.replacing(#/``(?:[\w.]+/)?(\w+)(?:\([^`]*\))?``/#) { "`\($0.1)`" }.replacing("|", with: "\\|")
    }
}
