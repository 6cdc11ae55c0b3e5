import Foundation

/// The entities of Domain, as its sources declare them: all public types that are values, except those below.
enum Entities {
    /// A type with one of these conformances is no entity: a use case, an input, a word of a closed or open vocabulary, or a
    /// sequence.
    static let conformances = [
        "Executable", "Reading", "PagedInput", "NumberedPage", "SearchInput", "DatedSearchInput", "DetailsPart", "OpenVocabulary",
        "RawRepresentable", "CaseIterable", "AsyncSequence", "AsyncIteratorProtocol", "String", "Int",
    ]

    /// Values that are no entities.
    static let others: Set = [
        "LanguageChain", "TextFill",
        // Inputs of use cases.
        "ApprovalRequest", "ChangePeriod", "CustomRequest", "CustomRequest.Additions", "CustomRequest.Segment", "ExternalID",
        "ImageRequest", "LoginCredentials", "MediaListEntry", "MixedListComments",
        "MixedListEntry", "MixedListItems", "MixedListUpdate", "NewMediaList", "NewMixedList", "ReadPolicy", "ReadPolicy.Cache",
        "AnswerLifetimes",
        "ReadPolicy.Network", "SearchText", "SeriesSeasons", "TypedTitle", "WatchCountry",
        // The catalog: its parts, and the results of its searches. They are not encoded.
        "CatalogDigest", "CatalogEnrichment", "CatalogEnrichmentResult", "CatalogHits", "CatalogHits.Total", "CatalogImport",
        "CatalogImportResult", "CatalogInfo", "CatalogName", "CatalogProgress",
        "CatalogQuery", "CatalogUpdate", "ChangeRefreshing", "RefreshedChanges",
        // Looking up what a text names. Its results are not encoded.
        "ItemReference", "LookUpCandidate", "LookUpQuery", "LookUpResults", "LookUpSources",
        // Numbers of TMDb.
        "MovieGenre", "TVGenre",
        // A view of entities.
        "FilmographyEntry",
        // Settings of a client, and its figures.
        "Audience", "Caller", "ConflictPolicy", "Credential", "Credential.Kind", "MarkConflict", "MarqueeError.Reason", "MarqueeEvent",
        "MarqueeEvent.Kind", "Secret",
    ]

    /// The names of the entities; those of nested types with the names of the types around them.
    static func declared() throws -> Set<String> {
        let types = try declaredTypes().filter { name, conforms in
            !name.hasSuffix("UseCases") && !conforms.contains { conformances.contains($0) }
        }
        return Set(types.keys).subtracting(others)
    }

    /// The names of types that occur as items of a list or of a page.
    static func inLists() throws -> Set<String> {
        let item = try Regex(#"(?:\[|Page<)([A-Z]\w*)(?:\]|>)"#)
        return Set(try sources().flatMap { $0.matches(of: item).compactMap { $0[1].substring.map(String.init) } })
    }

    /// All public types without generic parameters, and the names that their declarations say they conform to.
    static func declaredTypes() throws -> [String: [String]] {
        let declaration = try Regex(#"^( *)public (?:struct|enum) (\w+)(<?)[^:{]*(?::([^{]*))?\{"#)
        var types: [String: [String]] = [:]
        for source in try sources() {
            var outer: [(indent: Int, name: String, isGeneric: Bool)] = []
            for line in source.split(separator: "\n") {
                guard let match = try declaration.prefixMatch(in: line), let indent = match[1].substring?.count,
                    let name = match[2].substring
                else {
                    if let closed = line.wholeMatch(of: /( *)\}/)?.1.count { outer.removeAll { $0.indent >= closed } }
                    if let extended = line.wholeMatch(of: /(?:public )?extension ([A-Z][\w.]*)\b.*\{/)?.1 {
                        outer = [(0, String(extended), false)]
                    }
                    continue
                }
                outer.removeAll { $0.indent >= indent }
                let isGeneric = match[3].substring == "<" || outer.contains { $0.isGeneric }
                let path = (outer.map(\.name) + [String(name)]).joined(separator: ".")
                outer.append((indent, String(name), isGeneric))
                let conforms = (match[4].substring ?? "").split { !$0.isLetter }.map(String.init)
                if !isGeneric { types[path] = conforms }
            }
        }
        return types
    }

    private static func sources() throws -> [String] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let domain = root.appendingPathComponent("Sources/Domain")
        let paths = (FileManager.default.subpaths(atPath: domain.path) ?? []).filter { $0.hasSuffix(".swift") }
        return try paths.sorted().map { try String(contentsOf: domain.appendingPathComponent($0), encoding: .utf8) }
    }
}
