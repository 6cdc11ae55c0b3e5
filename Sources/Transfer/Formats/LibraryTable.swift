public import MarqueeDomain

/// A table of the export for the importer of another service.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum LibraryTable: String, Sendable, Hashable, CaseIterable {
    /// Rated movies, as Letterboxd imports them.
    case letterboxdRatings = "letterboxd-ratings"
    /// The movies on the watchlist, as Letterboxd imports them.
    case letterboxdWatchlist = "letterboxd-watchlist"
    /// Rated titles in the columns of IMDb's own ratings. It needs the ids of IMDb.
    case imdbRatings = "imdb-ratings"
    /// The titles on the watchlist in the columns of IMDb's own lists. It needs the ids of IMDb.
    case imdbWatchlist = "imdb-watchlist"

    /// Whether the table needs ids of IMDb.
    public var needsIMDbIDs: Bool { self == .imdbRatings || self == .imdbWatchlist }
}

extension LibraryDocument {
    /// The document as a table (CSV, RFC 4180). Titles without the id that the table needs, and episodes, are left out.
    ///
    /// A field that a spreadsheet would take for a formula begins with an apostrophe.
    ///
    /// - Parameters:
    ///   - table: The table.
    ///   - imdbIDs: The ids of IMDb by title.
    public func csv(_ table: LibraryTable, imdbIDs: [Markable: String] = [:]) -> String {
        ([table.header] + rows(of: table, imdbIDs)).map { $0.map(CSVField.text).joined(separator: ",") + "\r\n" }.joined()
    }

    /// The number of titles in a table, without its header.
    public func rowCount(_ table: LibraryTable, imdbIDs: [Markable: String] = [:]) -> Int { rows(of: table, imdbIDs).count }

    private func rows(of table: LibraryTable, _ imdbIDs: [Markable: String]) -> [[String]] {
        var rows: [[String]] = []
        for title in titles {
            let isRated = title.rating != nil
            switch (table, title.item) {
            case (.letterboxdRatings, .movie(let id)) where isRated:
                rows.append([String(id), title.title, title.yearText, title.rating?.description ?? ""])
            case (.letterboxdWatchlist, .movie(let id)) where title.isOnWatchlist:
                rows.append([String(id), title.title, title.yearText])
            case (.imdbRatings, .movie), (.imdbRatings, .tv):
                // IMDb has whole points only.
                guard let rating = title.rating, let id = imdbIDs[title.item] else { continue }
                rows.append([
                    id, String((rating.halfPoints + 1) / 2), title.ratedOn?.description ?? "", title.title, title.kindText, title.yearText,
                ])
            case (.imdbWatchlist, .movie), (.imdbWatchlist, .tv):
                guard title.isOnWatchlist, let id = imdbIDs[title.item] else { continue }
                rows.append([String(rows.count + 1), id, title.title, title.kindText, title.yearText])
            default: continue
            }
        }
        return rows
    }
}

extension LibraryTable {
    /// The names of its columns.
    var header: [String] {
        switch self {
        case .letterboxdRatings: ["tmdbID", "Title", "Year", "Rating10"]
        case .letterboxdWatchlist: ["tmdbID", "Title", "Year"]
        case .imdbRatings: ["Const", "Your Rating", "Date Rated", "Title", "Title Type", "Year"]
        case .imdbWatchlist: ["Position", "Const", "Title", "Title Type", "Year"]
        }
    }
}

extension LibraryDocument.Title {
    fileprivate var yearText: String { year.map { "\($0)" } ?? "" }

    fileprivate var kindText: String {
        switch item {
        case .movie: "Movie"
        case .tv: "TV Series"
        case .episode: "TV Episode"
        }
    }
}
