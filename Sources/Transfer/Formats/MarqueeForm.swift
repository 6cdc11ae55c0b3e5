import MarqueeDomain

/// The JSON of ``ExportLibrary``.
enum MarqueeForm {
    static func read(_ document: LibraryDocument, _ file: String, _ found: inout ImportedRows) {
        for (index, entry) in document.titles.enumerated() {
            var marks: [ImportedMark] = []
            if entry.isFavorite { marks.append(.favorite) }
            if entry.isOnWatchlist { marks.append(.watchlist) }
            if let rating = entry.rating { marks.append(.rating(rating, entry.ratedOn)) }
            add(entry.item, entry.title, entry.year, marks, ImportPlace(file: file, line: index + 1), &found)
        }
        var index = document.titles.count
        for list in document.lists {
            // Of two lists with one name, the first description counts.
            if !list.description.isEmpty, found.listDescriptions[list.name] == nil { found.listDescriptions[list.name] = list.description }
            if list.items.isEmpty { found.note(.emptyList, ImportPlace(file: file), list.name) }
            for entry in list.items {
                index += 1
                let mark = ImportedMark.list(list.name, comment: entry.comment)
                add(entry.item, entry.title, entry.year, [mark], ImportPlace(file: file, line: index), &found)
            }
        }
    }

    /// Adds a row, unless its id is none that TMDb has.
    private static func add(
        _ item: Markable, _ name: String, _ year: Int?, _ marks: [ImportedMark], _ place: ImportPlace, _ found: inout ImportedRows
    ) {
        guard item.title.id > 0 else { return found.note(.noTitle, place, name) }
        found.add(ImportRow(place: place, title: title(item, name, year), marks: marks))
    }

    private static func title(_ item: Markable, _ name: String, _ year: Int?) -> ImportTitle {
        var title = ImportTitle(name, year: year, kind: item.title.kind)
        (title.tmdbID, title.hasVerifiedID) = (item.title.id, true)
        if case .episode(let episode) = item { (title.season, title.episode) = (episode.season, episode.number) }
        return title
    }
}
