import MarqueeDomain

/// The tables of Letterboxd: ratings, watchlist, watched films, likes, the diary, and lists, which have lines of their own before the header.
enum LetterboxdForm {
    /// A list: its name and its films.
    struct List {
        let name: String
        let table: ImportTable
    }

    /// The list in a file that begins as lists do; nil for other files.
    static func list(_ file: ImportFile, _ text: DelimitedText) -> List? {
        let records = text.records
        guard records.first?.fields.first?.lowercased().hasPrefix("letterboxd list export") == true, records.count >= 3,
            let head = ImportTable(file: file.name, records[1...2]), let about = head.records.first,
            let table = ImportTable(file: file.name, records[3...]), table.has("name")
        else { return nil }
        let name = ImportTable.Row(table: head, record: about)["name"]
        return List(name: name.isEmpty ? file.stem : name, table: table)
    }

    static func read(_ list: List, _ found: inout ImportedRows) {
        list.table.forEach(&found) { row, found in
            let mark = ImportedMark.list(list.name, comment: row["description"])
            found.add(ImportRow(place: row.place, title: title(row), marks: [mark]))
        }
    }

    static func read(_ table: ImportTable, _ file: ImportFile, _ found: inout ImportedRows) -> Bool {
        if table.has("letterboxduri", "name") {
            let isLiked = file.folders.last == "likes" || file.stem.contains("like")
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
                found.add(ImportRow(place: row.place, title: title(row), marks: marks))
            }
            return true
        }
        // Profiles, comments and liked lists have no films.
        let others: Set = ["profile", "comments", "reviews", "lists"]
        return others.contains(file.stem)
            && (table.has("content") || table.has("username") || table.has("url") && file.folders.last == "likes")
    }

    /// Letterboxd has films, and some series of few episodes, and does not say which is which.
    private static func title(_ row: ImportTable.Row) -> ImportTitle {
        ImportTitle(row["name"], year: RowText.year(row["year"]), kind: nil)
    }
}
