import MarqueeDomain

extension ImportPlan {
    /// The columns of ``undecidedCSV``.
    static let undecidedHeader = [
        "Chosen ID", "Type", "Title", "Year", "IMDb ID", "TVDB ID", "Season", "Episode", "Rating10", "Date", "Watchlist", "Favorite",
        "List",
        "Comment", "Watched", "Candidates",
    ]

    /// The rows whose title was not found, or for which a person has to choose, as a table (CSV). Its last column has the candidates.
    ///
    /// A person writes the choice into the first column, as `movie/550`, `tv/1399` or the address of the page on TMDb, and imports the table
    /// as any other file. Rows without a choice are looked up again.
    public var undecidedCSV: String {
        var lines = [Self.undecidedHeader]
        var shown: Set<ImportTitle> = []
        let byTitle = Dictionary(grouping: entries, by: \.row.title)
        for entry in entries where shown.insert(entry.row.title).inserted {
            let candidates: String
            switch entry.match {
            case .matched: continue
            case .ambiguous(let all): candidates = all.map(\.summary).joined(separator: " | ")
            case .notFound: candidates = "not found"
            case .failed: candidates = "not looked up"
            }
            let title = entry.row.title
            let all = byTitle[title]?.flatMap(\.row.marks) ?? []
            // A line has one list. Further ones have lines of their own.
            let lists = all.filter { if case .list = $0 { true } else { false } }
            let rows = [all.filter { !lists.dropFirst().contains($0) }] + lists.dropFirst().map { [$0] }
            let kind = title.kind.map { $0 == .tv ? "tv" : "movie" } ?? ""
            let numbers = [title.tvdbID, title.season, title.episode].map { $0.map(String.init) ?? "" }
            for marks in rows.map(MarkColumns.init) {
                lines.append(
                    ["", kind, title.name, title.year.map(String.init) ?? "", title.imdbID ?? ""] + numbers
                        + [marks.rating, marks.day, marks.watchlist, marks.favorite, marks.list, marks.comment, marks.watched, candidates])
            }
        }
        return lines.map { $0.map(CSVField.text).joined(separator: ",") + "\r\n" }.joined()
    }
}

/// The marks of a row in the columns of a table.
private struct MarkColumns {
    var (rating, day, watchlist, favorite, list, comment, watched) = ("", "", "", "", "", "", "")

    init(_ marks: [ImportedMark]) {
        for mark in marks {
            switch mark {
            case .rating(let rating, let day): (self.rating, self.day) = (rating.description, day?.description ?? "")
            case .watchlist: watchlist = "yes"
            case .favorite: favorite = "yes"
            case .list(let name, let comment): (list, self.comment) = (name, comment)
            case .watched: watched = "yes"
            }
        }
    }
}

extension ImportCandidate {
    /// A line such as `movie/550 Fight Club (1999)`.
    fileprivate var summary: String {
        let path: String
        switch item {
        case .movie(let id): path = "movie/\(id)"
        case .tv(let id): path = "tv/\(id)"
        case .episode(let episode): path = "tv/\(episode.series)/season/\(episode.season)/episode/\(episode.number)"
        }
        return path + (title.isEmpty ? "" : " " + title) + (year.map { " (\($0))" } ?? "")
    }
}
