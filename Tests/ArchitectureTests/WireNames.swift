import Foundation

/// TMDb's names of the fields of entities and filters, as the sources of Net decode and send them.
struct WireNames {
    /// Fields that Marquee adds to TMDb's answers.
    static let own: Set<String> = [
        "Movie.textLanguages", "TVSeries.textLanguages", "Season.textLanguages", "Episode.textLanguages", "PersonDetails.textLanguages",
        "MovieDetails.movie", "MovieCollectionDetails.collection", "TVSeriesDetails.series", "SeasonDetails.season",
        "EpisodeDetails.episode", "PersonDetails.person", "MixedList.summary", "SeriesEpisode.episode", "SeriesEpisode.series",
        "Release.country", "PersonCredit.item", "CastMember.episodeCount", "CrewMember.episodeCount", "SeriesSeason.series",
        "ReviewDetails.subject", "ImageConfiguration.sizes",
    ]
    /// Types that no answer of TMDb has as they are.
    static let ownTypes: Set<String> = [
        "Fetched", "Marks", "Day", "PartialDay", "Regional", "ImagePath", "MediaReference", "Rated", "Rating", "Shelf", "ShelfEntry",
        "LibraryChange", "PendingChange", "MarkConflict", "ResolvedConflict", "SyncReport", "PullReport", "ListItemOutcome", "Session",
        "PendingSignIn", "SignOutReport", "Home", "HomeRow", "FilmographyEntry", "SeriesSeasons", "TextFill", "LookUpResults",
        "LookUpCandidate", "ItemReference", "SeasonReference", "EpisodeReference", "ExternalID", "Suggestion", "SuggestedTitle",
        "RecentSearch", "RefreshedChanges", "ImageSize", "ImageFile", "LoadedImage", "CatalogHits", "CatalogName", "CatalogInfo",
        "CatalogDigest", "CatalogImportResult", "CatalogEnrichmentResult", "CacheInfo",
    ]

    /// Names that do not follow from an assignment.
    private static let written: [String: String] = [
        "Release.country": "iso_3166_1", "MediaList.items": "items", "MixedList.items": "results", "MediaList.itemCount": "item_count",
        "MixedList.comments": "comments",
        "PersonDetails.images": "images",
        "MovieFilter.sortBy": "sort_by", "MovieFilter.page": "page", "TVFilter.sortBy": "sort_by", "TVFilter.page": "page",
        "WatchProvider.providerName": "provider_name", "Page.dates": "dates",
        "Account.avatarPath": "avatar.tmdb.avatar_path", "Account.gravatarHash": "avatar.gravatar.hash",
        "CreditDetails.character": "media.character", "CreditDetails.episodes": "media.episodes",
        "CreditDetails.seasons": "media.seasons", "EpisodeRating.rating": "rated.value", "Translation.homepage": "data.homepage",
        "Translation.overview": "data.overview", "Translation.runtime": "data.runtime", "Translation.tagline": "data.tagline",
        "Translation.title": "data.title", "ImageConfiguration.baseURL": "images.secure_base_url", "WatchCountry.code": "iso_3166_1",
        "AggregateCastMember.Role.creditID": "credit_id", "AggregateCastMember.Role.character": "character",
        "AggregateCastMember.Role.episodeCount": "episode_count", "AggregateCrewMember.Job.creditID": "credit_id",
        "AggregateCrewMember.Job.job": "job", "AggregateCrewMember.Job.episodeCount": "episode_count",
    ]

    /// Shapes that fill entities that their own adapter does not name.
    private static let shared = [
        "CastMember": "CreditedPersonDTO", "CrewMember": "CreditedPersonDTO", "AggregateCastMember": "CreditedPersonDTO",
        "AggregateCrewMember": "CreditedPersonDTO", "PersonCredit": "PersonPartDTO",
    ]

    private var keys: [String: String] = WireNames.written

    init(_ files: [SourceFile]) {
        let declarations = files.flatMap(SourceDeclaration.all)
        var fields: [String: [String: String]] = [:]
        for field in declarations where ["let", "var"].contains(field.keyword) && field.scope.hasSuffix("DTO") {
            fields[field.scope, default: [:]][field.name] = Self.key(of: field.name)
        }
        // TMDb's key is the text that the initializer reads. The name of the property can differ from it.
        for initializer in declarations where initializer.keyword == "init" && fields[initializer.scope] != nil {
            for match in initializer.text.matches(of: /(\w+) = [^\n"]*row\.\w+\("([^"]+)"/) {
                fields[initializer.scope]?[String(match.1)] = String(match.2)
            }
        }
        for function in declarations where function.keyword == "func" {
            let shape = function.scope
            let types = function.text.matches(of: /(?:-> |inout )(\w+(?:\.\w+)?)\b/).map { String($0.1) }
            let others = Self.shared.filter { $0.value == shape }.map(\.key)
            for type in Set(types.prefix(1) + others) { note(function.text, of: type, from: fields[shape] ?? [:]) }
        }
        for file in files {
            for match in file.text.matches(of: /extension (MovieFilter) \{|static func discover(TV)\(/) {
                let type = match.1.map(String.init) ?? "TVFilter"
                let body = file.text[match.range.upperBound...]
                for line in body.split(separator: "\n") { note(query: line, of: type) }
            }
        }
    }

    /// TMDb's name of a field; nil if TMDb has none.
    func key(of field: String, in type: String) -> String? {
        let name = type + "." + field
        return Self.own.contains(name) ? Self.written[name] : keys[name]
    }

    /// Notes the assignments of an adapter: `movie.releaseDate = releaseDate`, and the arguments of the initializer.
    private mutating func note(_ body: String, of type: String, from fields: [String: String]) {
        for match in body.matches(of: /(?m)^ *\w+\.(\w+) = (.+)$/) {
            let words = match.2.matches(of: /\w+/).map { String($0.0) }
            if let source = words.first(where: { fields[$0] != nil }) { note(String(match.1), source, type, fields) }
        }
        for call in body.matches(of: /\b(\w+(?:\.\w+)?)\(((?:[^()]|\([^()]*\))*)\)/) where call.1 == type {
            for match in call.2.matches(of: /(\w+): (?:self\.)?(\w+)/) { note(String(match.1), String(match.2), type, fields) }
        }
    }

    private mutating func note(_ field: String, _ source: String, _ type: String, _ fields: [String: String]) {
        if let key = fields[source], keys[type + "." + field] == nil { keys[type + "." + field] = key }
    }

    /// Notes a line that adds a field of a filter to a query.
    private mutating func note(query line: Substring, of type: String) {
        guard let field = line.firstMatch(of: /filter\.(\w+)/)?.1, line.contains("query"),
            let name = line.firstMatch(of: /"([\w.]+)"/)?.1
        else { return }
        let key = type + "." + field
        if keys[key] == nil { keys[key] = String(name) }
    }

    /// The key of a property, as the decoder makes it: `releaseDate` is `release_date`.
    private static func key(of name: String) -> String {
        let renamed = ["iso31661": "iso_3166_1", "iso6391": "iso_639_1", "watchProviders": "watch/providers"]
        if let other = renamed[name] { return other }
        var (key, isAfterCapital) = ("", true)
        for letter in name {
            if letter.isUppercase, !isAfterCapital { key += "_" }
            isAfterCapital = letter.isUppercase
            key += letter.lowercased()
        }
        return key
    }
}
