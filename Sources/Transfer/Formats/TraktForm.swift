import MarqueeDomain

/// The JSON files of Trakt: lists of entries, each with a movie, a show, a season or an episode.
enum TraktForm {
    static func read(_ value: JSONValue, _ file: ImportFile, _ found: inout ImportedRows) -> Bool {
        guard case .list(let entries) = value else { return other(file) }
        if file.stem.hasPrefix(listsOfLists) {
            for list in entries { name(list, &found) }
            return true
        }
        let kinds = ["movie", "show", "season", "episode"]
        let areTitles = entries.contains { entry in kinds.contains { entry[$0].dictionary != nil } }
        guard areTitles || entries.isEmpty else { return other(file) }
        let mark = mark(of: file)
        if entries.isEmpty, case .list(let name, _) = mark { found.note(.emptyList, ImportPlace(file: file.name), name) }
        for (index, entry) in entries.enumerated() {
            if found.isFull { return true }
            let place = ImportPlace(file: file.name, line: index + 1)
            let rated = entry["rating"].ratingText
            guard let title = title(entry) else {
                if entry["season"].dictionary != nil || entry["person"].dictionary != nil {
                    found.note(.unsupportedKind, place, entry["person"]["name"].string ?? entry["show"]["title"].string ?? "")
                }
                continue
            }
            var marks: [ImportedMark] = []
            if let rated {
                let date = entry["rated_at"].string ?? ""
                let day = RowText.day(date)
                if day == nil, !date.isEmpty { found.note(.invalidDate, place, date) }
                if let rating = RatingText(rated)?.rating {
                    marks.append(.rating(rating, day))
                } else {
                    found.note(.invalidRating, place, rated)
                }
            } else {
                switch mark {
                case .list(let name, _): marks.append(.list(name, comment: entry["notes"].string ?? ""))
                default: marks.append(mark)
                }
            }
            found.add(ImportRow(place: place, title: title, marks: marks))
        }
        return true
    }

    /// Profiles, settings and comments have no titles.
    private static func other(_ file: ImportFile) -> Bool {
        ["user", "settings", "comments", "followers", "following", "likes", "hidden", "network"].contains {
            file.stem.hasPrefix($0)
        }
    }

    private static let listsOfLists = "lists-lists"

    /// The file of a list is named after its id and its short name.
    private static func name(_ list: JSONValue, _ found: inout ImportedRows) {
        guard let name = list["name"].string?.trimmed, !name.isEmpty, let slug = list["ids"]["slug"].string else { return }
        if let id = list["ids"]["trakt"].int { found.listNames["\(id)-\(slug)"] = name }
        found.listNames[slug] = name
        if let description = list["description"].string?.trimmed, !description.isEmpty { found.listDescriptions[name] = description }
    }

    private static func mark(of file: ImportFile) -> ImportedMark {
        let name = file.stem
        if name.contains("watchlist") { return .watchlist }
        if name.contains("favorites") { return .favorite }
        let beginnings = ["lists-list-", "list-", "lists-"]
        if let beginning = beginnings.first(where: name.hasPrefix) { return .list(String(name.dropFirst(beginning.count)), comment: "") }
        return file.folders.last == "lists" ? .list(name, comment: "") : .watched
    }

    /// The title of an entry; nil for a season, and for an entry without one.
    private static func title(_ entry: JSONValue) -> ImportTitle? {
        let (show, movie, episode) = (entry["show"], entry["movie"], entry["episode"])
        if movie.dictionary != nil { return JSONTitle.title(movie, .movie) }
        guard entry["season"].dictionary == nil, show.dictionary != nil else { return nil }
        guard var title = JSONTitle.title(show, .tv) else { return nil }
        guard episode.dictionary != nil else { return title }
        title.season = episode["season"].int
        title.episode = episode["number"].int
        // The ids beside it are those of the series, and only that of TMDb leads to an episode by its number.
        if title.tmdbID == nil {
            title.imdbID = episode["ids"]["imdb"].string.flatMap(RowText.imdbID)
            title.isEpisode = title.imdbID != nil
        }
        return title.season == nil || title.episode == nil ? nil : title
    }
}

/// A title in the JSON of Trakt and Simkl.
enum JSONTitle {
    static func title(_ value: JSONValue, _ kind: MediaKind?) -> ImportTitle? {
        let ids = value["ids"]
        let year = value["year"].int.flatMap { RowText.year("\($0)") }
        var title = ImportTitle((value["title"].string ?? "").trimmed, year: year, kind: kind)
        (title.tmdbID, title.tvdbID) = (id(ids["tmdb"]), id(ids["tvdb"]))
        title.imdbID = ids["imdb"].string.flatMap(RowText.imdbID)
        return title
    }

    /// An id, which is a number in some files and a text in others.
    private static func id(_ value: JSONValue) -> Int? {
        value.int.flatMap { RowText.id("\($0)") } ?? value.string.flatMap(RowText.id)
    }
}
