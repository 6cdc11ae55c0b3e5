import MarqueeDomain

/// The tables of IMDb: ratings, the watchlist and lists. Older files lack the original title, newer ones write kinds in words.
enum IMDbForm {
    static func read(_ table: ImportTable, _ file: ImportFile, _ found: inout ImportedRows) -> Bool {
        guard table.has("const") else { return false }
        let isRatings = !table.has("position")
        let list: ImportedMark? =
            isRatings ? nil : file.stem.contains("watchlist") ? .watchlist : .list(file.title, comment: "")
        table.forEach(&found) { row, found in
            let (const, type) = (row["const"], RowText.kind(row["titletype"]))
            if const.hasPrefix("nm") || type == .unsupported { return found.note(.unsupportedKind, row.place, row["title", "name"]) }
            var title = ImportTitle(row["title", "originaltitle"], year: row.year(row["year"], &found), kind: type.media)
            (title.imdbID, title.originalName) = (RowText.imdbID(const), row["originaltitle"])
            // The title of an episode is that of its series and its own, so only the id says which it is.
            title.isEpisode = type == .episode
            var marks: [ImportedMark] = []
            switch list {
            case .list(let name, _): marks.append(.list(name, comment: row["description"]))
            case let list?: marks.append(list)
            case nil: break
            }
            let day = row["yourrating"].isEmpty ? nil : row.day(row["daterated"], &found)
            if let rating = row.rating(row["yourrating"], best: 10, day, &found) { marks.append(rating) }
            found.add(ImportRow(place: row.place, title: title, marks: marks))
        }
        return true
    }
}
