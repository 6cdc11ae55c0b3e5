import MarqueeDomain

/// The tables of TMDb: ratings, favorites, the watchlist and lists, which have one header. Their names say which is which.
enum TMDbForm {
    static func read(_ table: ImportTable, _ file: ImportFile, _ found: inout ImportedRows) -> Bool {
        guard table.has("tmdbid", "type", "name"), table.has("yourrating") || table.has("daterated") else { return false }
        let meaning = TableForm.meaning(of: file) ?? .list(file.title)
        let isRatings = file.stem.contains("rat")
        table.forEach(&found) { row, found in
            let type = RowText.kind(row["type"])
            if type == .unsupported { return found.note(.unsupportedKind, row.place, row["name"]) }
            var title = ImportTitle(row["name"], year: RowText.year(row["releasedate"]), kind: type.media)
            (title.tmdbID, title.imdbID) = (RowText.id(row["tmdbid"]), RowText.imdbID(row["imdbid"]))
            (title.season, title.episode) = (RowText.number(row["seasonnumber"]), RowText.number(row["episodenumber"]))
            if title.season != nil, title.episode == nil { return found.note(.unsupportedKind, row.place, row["name"]) }
            if title.season == nil {
                title.hasVerifiedID = title.tmdbID != nil && title.kind != nil
            } else {
                title.kind = .tv
                // The id of IMDb is that of the episode.
                if title.imdbID != nil { (title.tmdbID, title.season, title.episode, title.isEpisode) = (nil, nil, nil, true) }
            }
            let day = row["yourrating"].isEmpty ? nil : row.day(row["daterated"], &found)
            var marks = row.rating(row["yourrating"], best: 10, day, &found).map { [$0] } ?? []
            if !isRatings { marks.insert(meaning.mark(comment: ""), at: 0) }
            found.add(ImportRow(place: row.place, title: title, marks: marks))
        }
        return true
    }
}
