import Foundation

/// The tables of `Docs/Values.md`: the fields of entities and filters, from the sources of Domain, with TMDb's names from those of Net.
struct ValuesDocument {
    /// The last sentence of the part of the page that is written by hand.
    static let marker = "The rest of this page is made from the sources, and a test compares them."

    /// The types of the page, by section.
    static let sections: [(title: String, types: [String])] = [
        ("Movies", ["Movie", "MovieDetails", "Release", "CountryRelease", "MovieCollection", "MovieCollectionDetails"]),
        (
            "Series",
            [
                "TVSeries", "TVSeriesDetails", "Season", "SeasonDetails", "Episode", "EpisodeDetails", "EpisodeCredits", "SeriesEpisode",
                "SeriesSeason", "EpisodeGroup", "EpisodeGroupDetails", "EpisodeRating", "ScreenedEpisode", "ContentRating", "TVNetwork",
                "TVNetworkDetails",
            ]
        ),
        ("People", ["Person", "PersonDetails", "PersonCredits", "PersonCredit", "TaggedImage"]),
        (
            "Parts of titles",
            [
                "Credits", "CastMember", "CrewMember", "AggregateCredits", "AggregateCastMember", "AggregateCrewMember", "Video",
                "ImageSet", "Picture", "ImagePath", "WatchProviders", "WatchOffers",
                "WatchProvider", "Genre", "Keyword", "ExternalIDs", "Review", "AuthorDetails", "ReviewDetails", "AlternativeTitle",
                "Translation", "ProductionCountry",
                "Country",
                "SpokenLanguage", "ProductionCompany", "CompanyDetails", "AlternativeName", "LogoSet", "Logo",
            ]
        ),
        ("Lists", ["MediaList", "MediaListSummary", "MixedList", "MixedListSummary", "ListCreator"]),
        (
            "Search and reference data",
            [
                "MediaItem", "FindResults", "CreditDetails", "Certification", "CountryTimeZones", "Department", "ListedWatchProvider",
                "Account",
            ]
        ),
        ("What every read returns", ["Fetched", "Page", "Marks", "MediaReference", "Day", "PartialDay", "Regional"]),
        ("Filters", ["MovieFilter", "TVFilter"]),
        (
            "Library",
            [
                "Rated", "Rating", "Shelf", "ShelfEntry", "LibraryChange", "PendingChange", "MarkConflict", "ResolvedConflict",
                "SyncReport",
                "PullReport", "ListItemOutcome",
            ]
        ),
        ("Sessions", ["Session", "PendingSignIn", "SignOutReport"]),
        ("Screens", ["Home", "HomeRow", "FilmographyEntry", "SeriesSeasons", "TextFill"]),
        (
            "What people type",
            [
                "LookUpResults", "LookUpCandidate", "ItemReference", "SeasonReference", "EpisodeReference", "ExternalID", "Suggestion",
                "SuggestedTitle", "RecentSearch",
            ]
        ),
        ("Changes", ["Change", "Change.Item", "ChangedID", "RefreshedChanges"]),
        ("Images", ["ImageConfiguration", "ImageSize", "ImageFile", "LoadedImage"]),
        (
            "The catalog and the cache",
            [
                "CatalogHits", "CatalogName", "CatalogInfo", "CatalogDigest", "CatalogImportResult", "CatalogEnrichmentResult", "CacheInfo",
            ]
        ),
        (
            "Parts of the types above",
            ["AggregateCastMember.Role", "AggregateCrewMember.Job", "EpisodeGroupDetails.Group", "WatchCountry"]
        ),
    ]

    /// Types that calls return and that have no table: each with its reason.
    static let withoutTable: [String: String] = [
        "MarqueeError": "has a page of its own", "Origin": "constants", "TextField": "constants", "PendingChange.ID": "has no fields",
        "Secret": "has no field that can be read", "Sorting": "is written by the program, in filters",
    ]

    /// One row of a table.
    struct Row {
        var name: String
        var type: String
        var meaning: String
        /// When the value is nil; empty for a value that is never nil.
        var whenNil = ""
        var key = ""
    }

    /// A type with its sentence and rows.
    struct Table {
        var sentence: String
        var page: String?
        var rows: [Row]
    }

    let declarations: [SourceDeclaration]
    private let names: WireNames
    private let byScope: [String: [SourceDeclaration]]
    /// The requirements of protocols that give a type its page.
    private let pages: [SourceDeclaration]
    private let tables = Once<[String: Table]>()

    init(domain: [SourceFile], net: [SourceFile]) {
        declarations = domain.flatMap(SourceDeclaration.all)
        names = WireNames(net)
        byScope = Dictionary(grouping: declarations, by: \.scope)
        pages = declarations.filter { $0.scopeKeyword == "protocol" && $0.name == "page" }
    }

    /// The tables of this project, which are made once.
    static func ofProject() throws -> ValuesDocument { try project.get() }

    private static let project = Result {
        ValuesDocument(domain: try Project.files(below: "Sources/Domain"), net: try Project.files(below: "Sources/Net"))
    }

    /// The generated part of the page.
    func text() -> String {
        let known = Set(Self.sections.flatMap(\.types) + enumerations().map(\.name))
        var lines: [String] = []
        for section in Self.sections {
            lines += ["", "## \(section.title)"]
            for type in section.types {
                guard let table = table(of: type) else { continue }
                let page = table.page.map { " [TMDb's page](\($0))." } ?? ""
                lines += ["", "### \(type)", "", table.sentence + page, ""]
                lines += ["| field | type | meaning | nil | TMDb |", "|---|---|---|---|---|"]
                lines += table.rows.map { row in
                    let words = row.type.matches(of: /\w+/).flatMap { [String($0.0), type + "." + $0.0] }
                    let other = words.last { known.contains($0) && $0 != type }
                    let kind = other.map { "[`\(row.type)`](#\($0.lowercased().filter { $0 != "." }))" } ?? "`\(row.type)`"
                    return "| `\(row.name)` | \(kind) | \(row.meaning) | \(row.whenNil) | \(row.key.isEmpty ? "" : "`\(row.key)`") |"
                }
            }
        }
        lines += enumerationLines()
        return lines.joined(separator: "\n") + "\n"
    }

    /// The rows of optional fields of which no sentence says when they are nil.
    func unexplained() -> [String] {
        Self.sections.flatMap(\.types).flatMap { type in
            (table(of: type)?.rows ?? []).filter { $0.type.hasSuffix("?") && $0.whenNil.isEmpty && !$0.name.hasSuffix(")") }
                .map { type + "." + $0.name }
        }
    }

    /// The rows with a name of TMDb, each with its type.
    func keyedRows() -> [(type: String, row: Row)] {
        Self.sections.flatMap(\.types).flatMap { type in (table(of: type)?.rows ?? []).filter { !$0.key.isEmpty }.map { (type, $0) } }
    }

    /// The stored fields of entities without a name of TMDb, besides those that Marquee adds.
    func unnamed() -> [String] {
        Self.sections.flatMap(\.types).flatMap { type in
            stored(of: type).map(\.name).filter { names.key(of: $0, in: type) == nil }.map { type + "." + $0 }
        }.filter { !WireNames.own.contains($0) && !WireNames.ownTypes.contains(String($0.prefix { $0 != "." })) }
    }

    func table(of type: String) -> Table? {
        tables.value {
            Dictionary(uniqueKeysWithValues: Self.sections.flatMap(\.types).compactMap { type in made(for: type).map { (type, $0) } })
        }[type]
    }

    private func made(for type: String) -> Table? {
        guard let declaration = declarations.first(where: { $0.fullName == type && ["struct", "enum"].contains($0.keyword) }) else {
            return nil
        }
        let parts = self.parts(of: type)
        // Filters have no condition where they have no value, and a sentence of a type can be about all its fields.
        let isFilter = type.hasSuffix("Filter")
        let sentences = type.hasSuffix("Details") ? "" : declaration.documentation.joined(separator: " ")
        let ofAll = isFilter ? "for any value" : sentences.firstMatch(of: /is nil (if [^.]+)/).map { String($0.1) } ?? ""
        let payloads = cases(of: type).compactMap { value in
            value.text.firstMatch(of: /\((.+)\)$/).map {
                Row(name: "." + value.name, type: String($0.1), meaning: Self.sentence(value.documentation))
            }
        }
        let rows = members(of: type).map { member in
            let requirement = member.name == "page" ? pages.first : nil
            let documentation = member.documentation.isEmpty ? requirement?.documentation ?? [] : member.documentation
            var row = Row(name: member.name, type: Self.type(of: member), meaning: Self.sentence(documentation))
            row.key = names.key(of: member.name, in: type) ?? ""
            if row.type.hasSuffix("?"), !row.name.hasSuffix(")") {
                let isPart = parts.contains(row.key)
                (row.meaning, row.whenNil) = Self.split(row.meaning)
                if row.whenNil.isEmpty { row.whenNil = isPart ? "unless requested" : ofAll }
            }
            return row
        }
        let page = declaration.documentation.joined(separator: " ").firstMatch(of: /<(https:[^>]+)>/).map { String($0.1) }
        return Table(sentence: Self.sentence(declaration.documentation), page: page, rows: payloads + rows)
    }

    /// The declarations in a type, and in its extensions.
    func declarations(in type: String) -> [SourceDeclaration] { byScope[type] ?? [] }

    /// TMDb's names of the parts that a read of details can request.
    private func parts(of type: String) -> Set<String> {
        guard type.hasSuffix("Details") else { return [] }
        let cases = declarations(in: type.dropLast(7) + "Part").filter { $0.keyword == "case" }
        return Set(cases.map { $0.text.firstMatch(of: /"([^"]+)"/).map { String($0.1) } ?? $0.name })
    }

    private func stored(of type: String) -> [SourceDeclaration] {
        members(of: type).filter { ["var", "let"].contains($0.keyword) && !$0.text.prefix { $0 != "\n" }.contains("{") }
    }

    /// The documented instance members, those in extensions last. A method is named with its labels.
    private func members(of type: String) -> [SourceDeclaration] {
        let all = declarations(in: type).filter { member in
            member.isPublic && !member.path.contains("/OtherNames") && !member.modifiers.contains("static")
                && !member.modifiers.contains("mutating")
                && ["var", "let", "func"].contains(member.keyword)
                && (!member.documentation.isEmpty || member.name == "page")
        }
        return all.filter { ["struct", "enum"].contains($0.scopeKeyword) } + all.filter { $0.scopeKeyword == "extension" }
    }

    private static func type(of member: SourceDeclaration) -> String {
        let text = member.text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.trimmingCharacters(in: .whitespaces) }
            .joined(separator: " ")
        if member.keyword == "func" {
            return (text.components(separatedBy: " {").first ?? "").components(separatedBy: " -> ").last ?? ""
        }
        if let written = text.firstMatch(of: /^(?:var|let) \w+: ([^={]+)/) { return written.1.trimmingCharacters(in: .whitespaces) }
        let value = text.firstMatch(of: /\ = (.+)$/).map { String($0.1) } ?? ""
        return value.hasPrefix("\"") ? "String" : ["true", "false"].contains(value) ? "Bool" : "Int"
    }

    /// The first paragraph, in the form of a page.
    static func sentence(_ documentation: [String]) -> String {
        let text = documentation.prefix { !$0.isEmpty && !$0.hasPrefix("See <") }.joined(separator: " ")
        let named = text.replacing(/``(?:[\w.]+\/)?([^`(]+)(?:\([^`]*\))?``/) { "`\($0.1)`" }
        return named.replacing(/\ \(<https:[^>]+>\)/, with: "").replacing("|", with: "\\|")
    }

    /// A sentence without its clause about nil, and that clause.
    private static func split(_ sentence: String) -> (meaning: String, whenNil: String) {
        guard let match = sentence.firstMatch(of: /; nil ([^.;]+)/) else { return (sentence, "") }
        return (sentence.replacing(match.0, with: ""), String(match.1))
    }
}
