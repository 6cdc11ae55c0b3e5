import MarqueeDomain

/// The tables of Letterboxd: ratings, watchlist, watched films, likes, the diary, and lists, which have lines of their own before the header.
enum LetterboxdForm {
    /// A list: its name and its films.
    struct List {
        let name: String
        let description: String
        let table: ImportTable
    }

    /// The list in a file that begins as lists do; nil for other files.
    static func list(_ file: ImportFile, _ text: DelimitedText) -> List? {
        let records = text.records
        guard records.first?.fields.first?.lowercased().hasPrefix("letterboxd list export") == true, records.count >= 3,
            let head = ImportTable(file: file.name, records[1...2]), let about = head.records.first,
            let table = ImportTable(file: file.name, records[3...]), table.has("name")
        else { return nil }
        let row = ImportTable.Row(table: head, record: about)
        return List(name: row["name"].isEmpty ? file.title : row["name"], description: row["description"], table: table)
    }

    static func read(_ list: List, _ found: inout ImportedRows) {
        if list.table.records.isEmpty { found.note(.emptyList, ImportPlace(file: list.table.file), list.name) }
        if !list.description.isEmpty { found.listDescriptions[list.name] = list.description }
        list.table.forEach(&found) { row, found in
            let mark = ImportedMark.list(list.name, comment: row["description"])
            found.add(ImportRow(place: row.place, title: title(row, &found), marks: [mark]))
        }
    }

    static func read(_ table: ImportTable, _ file: ImportFile, _ found: inout ImportedRows) -> Bool {
        if table.has("letterboxduri", "name") {
            // What a person has deleted is in the archive, too, and so are the reviews of others.
            let isGone = file.folders.contains { ["deleted", "orphaned"].contains($0) }
            if isGone || file.folders.last == "likes" && file.stem != "films" { return true }
            let isLiked = file.stem == "films" && !table.has("rating") || file.stem.contains("like")
            let isDiary = table.has("rewatch") || table.has("review") || ["diary", "reviews"].contains(file.stem)
            let isWatchlist = file.stem.contains("watchlist")
            table.forEach(&found) { row, found in
                var marks: [ImportedMark] = []
                if isLiked {
                    marks = [.favorite]
                } else if isWatchlist {
                    marks = [.watchlist]
                } else {
                    let day = row.day(row["watcheddate", "date"], &found)
                    marks = [.watched]
                    if let rating = row.rating(row["rating"], best: 5, day, &found) { marks.append(rating) }
                }
                var entry = ImportRow(place: row.place, title: title(row, &found), marks: marks)
                entry.isDiary = isDiary
                found.add(entry)
            }
            return true
        }
        // Profiles, comments and liked lists have no films.
        let others: Set = ["profile", "comments", "reviews", "lists"]
        return others.contains(file.stem)
            && (table.has("content") || table.has("username") || table.has("url") && file.folders.last == "likes")
    }

    /// Letterboxd has films, and some series of few episodes, and does not say which is which.
    private static func title(_ row: ImportTable.Row, _ found: inout ImportedRows) -> ImportTitle {
        var title = ImportTitle(row["name"], year: row.year(row["year"], &found))
        title.isFilm = true
        return title
    }
}
