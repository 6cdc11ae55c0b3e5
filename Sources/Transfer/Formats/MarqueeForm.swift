import MarqueeDomain

/// The JSON of ``ExportLibrary``. Its entries are read one by one, so that a bad one costs no others.
enum MarqueeForm {
    static func read(_ value: JSONValue, _ file: ImportFile, _ found: inout ImportedRows) -> Bool {
        guard value["format"].string == LibraryDocument.formatName, let version = value["version"].int, version >= 1 else { return false }
        let whole = ImportPlace(file: file.name)
        guard version == 1 else {
            found.note(.newerVersion, whole, "\(version)")
            return true
        }
        guard let titles = entries(value["titles"]), let lists = entries(value["lists"]) else {
            found.note(.damagedFile, whole)
            return true
        }
        for (index, entry) in titles.enumerated() { read(entry, ImportPlace(file: file.name, line: index + 1), &found) }
        var index = titles.count
        for list in lists {
            guard let name = list["name"].string, let items = entries(list["items"]) else {
                found.note(.invalidEntry, whole, list["name"].string ?? "")
                continue
            }
            // Of two lists with one name, the first description counts.
            let description = list["description"].string ?? ""
            if !description.isEmpty, found.listDescriptions[name] == nil { found.listDescriptions[name] = description }
            if items.isEmpty { found.note(.emptyList, whole, name) }
            for entry in items {
                index += 1
                let place = ImportPlace(file: file.name, line: index)
                guard let title = title(entry, place, &found) else { continue }
                found.add(ImportRow(place: place, title: title, marks: [.list(name, comment: entry["comment"].string ?? "")]))
            }
        }
        return true
    }

    /// The elements of a list, none without it; nil for other values.
    private static func entries(_ value: JSONValue) -> [JSONValue]? { value == .null ? [] : value.array }

    /// Reads the marks of a title. A rating or a day that cannot be read is noted, and the others are used.
    private static func read(_ entry: JSONValue, _ place: ImportPlace, _ found: inout ImportedRows) {
        guard let isFavorite = flag(entry["isFavorite"]), let isOnWatchlist = flag(entry["isOnWatchlist"]) else {
            return found.note(.invalidEntry, place, entry["title"].string ?? "")
        }
        guard let title = title(entry, place, &found) else { return }
        var marks: [ImportedMark] = []
        if isFavorite { marks.append(.favorite) }
        if isOnWatchlist { marks.append(.watchlist) }
        if let text = entry["rating"].ratingText {
            let date = entry["ratedOn"].string ?? ""
            let day = RowText.day(date)
            if day == nil, !date.isEmpty { found.note(.invalidDate, place, date) }
            if let rating = RatingText(text)?.rating { marks.append(.rating(rating, day)) } else { found.note(.invalidRating, place, text) }
        }
        found.add(ImportRow(place: place, title: title, marks: marks))
    }

    /// True or false, which is the value of a missing one; nil for other values.
    private static func flag(_ value: JSONValue) -> Bool? { value == .null ? false : value.bool }

    /// The title of an entry; nil for an item that TMDb cannot have, which is noted.
    private static func title(_ entry: JSONValue, _ place: ImportPlace, _ found: inout ImportedRows) -> ImportTitle? {
        let name = entry["title"].string ?? ""
        guard let path = entry["item"].string, let item = Markable(path: path) else {
            found.note(.invalidEntry, place, entry["item"].string ?? name)
            return nil
        }
        guard item.title.id > 0 else {
            found.note(.noTitle, place, name)
            return nil
        }
        var title = ImportTitle(name, year: entry["year"].int.flatMap { RowText.year("\($0)") }, kind: item.title.kind)
        (title.tmdbID, title.hasVerifiedID) = (item.title.id, true)
        if case .episode(let episode) = item { (title.season, title.episode) = (episode.season, episode.number) }
        return title
    }
}
