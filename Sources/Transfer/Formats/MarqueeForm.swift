import MarqueeDomain

/// The JSON of ``ExportLibrary``.
enum MarqueeForm {
    static func read(_ document: LibraryDocument, _ file: String, _ found: inout ImportedRows) {
        for (index, entry) in document.titles.enumerated() {
            var marks: [ImportedMark] = []
            if entry.isFavorite { marks.append(.favorite) }
            if entry.isOnWatchlist { marks.append(.watchlist) }
            if let rating = entry.rating { marks.append(.rating(rating, entry.ratedOn)) }
            let title = title(entry.item, entry.title, entry.year)
            found.add(ImportRow(place: ImportPlace(file: file, line: index + 1), title: title, marks: marks))
        }
        var index = document.titles.count
        for list in document.lists {
            for entry in list.items {
                index += 1
                let mark = ImportedMark.list(list.name, comment: entry.comment)
                let title = title(entry.item, entry.title, entry.year)
                found.add(ImportRow(place: ImportPlace(file: file, line: index), title: title, marks: [mark]))
            }
        }
    }

    private static func title(_ item: Markable, _ name: String, _ year: Int?) -> ImportTitle {
        var title = ImportTitle(name, year: year, kind: item.title.kind)
        (title.tmdbID, title.hasVerifiedID) = (item.title.id, true)
        if case .episode(let episode) = item { (title.season, title.episode) = (episode.season, episode.number) }
        return title
    }
}
