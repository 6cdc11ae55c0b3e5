import MarqueeDomain

/// A plain table: columns for the title or its ids, and for what a person thinks of it.
enum TableForm {
    static func read(_ table: ImportTable, _ file: ImportFile, _ found: inout ImportedRows) -> Bool {
        let names = table.columns.keys
        guard names.contains(where: titles.contains) || names.contains(where: ids.contains) else { return false }
        let place = ImportPlace(file: file.name)
        let rating = ratings.first(where: names.contains)
        let hasMarks = rating != nil || names.contains { marks.contains($0) }
        let meaning = found.options.meaning ?? Self.meaning(of: file)
        guard hasMarks || meaning != nil else {
            found.note(.noMarks, place, table.header.joined(separator: ","))
            return true
        }
        let scale = found.options.scale
        let best = rating.flatMap { Self.best(of: table, $0, scale) }
        if let rating, best == nil, table.hasValues(in: rating) { found.note(.unknownScale, place) }
        table.forEach(&found) { row, found in
            guard let title = Self.title(row, &found) else { return }
            var marks: [ImportedMark] = []
            if let rating, let best {
                let day = row.day(
                    row["daterated", "ratedat", "date", "watcheddate", "createdat", "datum", "fecha", "日付", "дата"], &found)
                if let mark = row.rating(row[rating], best: best, day, &found) { marks.append(mark) }
            }
            if RowText.isTrue(row["watchlist", "onwatchlist", "isonwatchlist"]) { marks.append(.watchlist) }
            if RowText.isTrue(row["favorite", "favourite", "isfavorite", "liked", "like"]) { marks.append(.favorite) }
            let list = row["list", "listname"]
            if !list.isEmpty { marks.append(.list(list, comment: row["comment", "description", "notes", "note"])) }
            if RowText.isTrue(row["watched", "iswatched", "seen"]) { marks.append(.watched) }
            if let meaning { marks.append(meaning.mark(comment: row["comment", "description", "notes", "note"])) }
            found.add(ImportRow(place: row.place, title: title, marks: marks))
        }
        return true
    }

    // With the words of spreadsheets in the languages of the screens.
    private static let ratings = [
        "rating10", "rating5", "yourrating", "myrating", "userrating", "rating", "score", "stars", "bewertung", "wertung", "note", "sterne",
        "valoración", "calificación", "puntuación", "評価", "оцінка",
    ]
    private static let titles: Set = [
        "title", "name", "film", "movie", "movietitle", "show", "series", "primarytitle", "titel", "filmtitel", "titre", "título", "titulo",
        "タイトル", "作品", "назва",
    ]
    private static let ids: Set = ["tmdbid", "tmdb", "themoviedbid", "imdbid", "imdb", "tconst", "tvdbid", "tvdb"]
    private static let marks: Set = [
        "watchlist", "onwatchlist", "isonwatchlist", "favorite", "favourite", "isfavorite", "liked", "like", "list", "listname",
        "watched", "iswatched", "seen",
    ]

    private static func title(_ row: ImportTable.Row, _ found: inout ImportedRows) -> ImportTitle? {
        let kind = RowText.kind(row["type", "kind", "mediatype", "titletype"])
        let name = row[
            "title", "name", "film", "movietitle", "movie", "show", "series", "primarytitle", "titel", "filmtitel", "titre", "título",
            "titulo",
            "タイトル", "作品", "назва"]
        if kind == .unsupported {
            found.note(.unsupportedKind, row.place, name)
            return nil
        }
        let years = ["year", "releaseyear", "releasedate", "released", "startyear", "jahr", "année", "année", "año", "año", "年", "рік"]
            .map { row[$0] }.filter { !$0.isEmpty }
        let year = years.lazy.compactMap(RowText.year).first
        if year == nil, let first = years.first { _ = row.year(first, &found) }
        let typed = year == nil ? TypedTitle(name) : nil
        let hasYear = typed?.isYearInParentheses == true
        var title = ImportTitle(hasYear ? typed?.title ?? name : name, year: hasYear ? typed?.year : year, kind: kind.media)
        (title.tmdbID, title.tvdbID) = (RowText.id(row["tmdbid", "tmdb", "themoviedbid"]), RowText.id(row["tvdbid", "tvdb"]))
        title.imdbID = RowText.imdbID(row["imdbid", "imdb", "tconst"])
        (title.season, title.episode) = (RowText.number(row["seasonnumber", "season"]), RowText.number(row["episodenumber", "episode"]))
        if title.episode != nil { title.kind = .tv }
        title.originalName = row["originaltitle", "originalname", "originaltitel", "titreoriginal", "títulooriginal"]
        if !choose(row["chosenid"], &title) { found.note(.invalidChoice, row.place, row["chosenid"]) }
        return title
    }

    /// Takes the title that a person has chosen, as an address, as `movie/550`, or as an id with the kind of the row. Returns false for another
    /// text.
    private static func choose(_ text: String, _ title: inout ImportTitle) -> Bool {
        if text.isEmpty { return true }
        let item = ItemReference(address: text) ?? RowText.id(text).flatMap { ItemReference(MediaReference(title.kind ?? .movie, $0)) }
        switch item {
        case .movie(let id), .tv(let id): (title.tmdbID, title.hasVerifiedID) = (id, true)
        case .episode(let episode):
            (title.tmdbID, title.hasVerifiedID) = (episode.series, true)
            (title.season, title.episode) = (episode.season, episode.number)
        default: return false
        }
        (title.kind, title.isChosen) = (item?.media.kind, true)
        return true
    }

    /// The best rating of a column: by its name, by a fraction in it, or by a number above 5. Nil if none of them says it.
    private static func best(of table: ImportTable, _ column: String, _ scale: ImportOptions.Scale?) -> Int? {
        if let scale { return scale.rawValue }
        if column == "rating10" { return 10 }
        if column == "rating5" || column == "stars" { return 5 }
        let numbers = table.records.lazy.compactMap { RatingText(ImportTable.Row(table: table, record: $0)[column]) }
        if numbers.contains(where: { $0.tenths > 50 }) { return 10 }
        return numbers.lazy.compactMap(\.best).first
    }

    /// The meaning that the name of a file says; nil for other names.
    static func meaning(of file: ImportFile) -> ImportOptions.Meaning? {
        if file.stem.contains("watchlist") { return .watchlist }
        if file.stem.contains("favorite") || file.stem.contains("favourite") { return .favorites }
        return file.stem.contains("watched") ? .watched : nil
    }
}

extension ImportOptions.Meaning {
    /// The mark of a title with this meaning.
    func mark(comment: String) -> ImportedMark {
        switch self {
        case .favorites: .favorite
        case .watchlist: .watchlist
        case .list(let name): .list(name, comment: comment)
        case .watched: .watched
        }
    }
}
