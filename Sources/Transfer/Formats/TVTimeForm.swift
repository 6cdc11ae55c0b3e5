import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The tables of TV Time: followed series with ids of TheTVDB, ratings of 1 to 5, watched episodes, and movies by name.
enum TVTimeForm {
    static func read(_ table: ImportTable, _ found: inout ImportedRows) -> Bool {
        if table.has("moviename", "entitytype") {
            readMovies(table, &found)
        } else if table.has("votekey", "moviename") || table.has("votekey", "seriesname") {
            readVotes(table, &found)
        } else if table.has("sid", "seriesname") {
            readTracking(table, &found)
        } else if table.has("tvshowid", "tvshowname") {
            readShows(table, &found)
        } else {
            return false
        }
        return true
    }

    /// Series are followed, favorites or rated. Those that are archived are followed no more.
    private static func readShows(_ table: ImportTable, _ found: inout ImportedRows) {
        table.forEach(&found) { row, found in
            var marks: [ImportedMark] = []
            if RowText.isTrue(row["isfavorited"]) { marks.append(.favorite) }
            let isFollowed = RowText.isTrue(row["isfollowed", "active"]) && !RowText.isTrue(row["archived"])
            let isForLater = ["forlater", "for_later"].contains(row["status"])
            if isFollowed && !table.has("rating") || isForLater { marks.append(.watchlist) }
            let day = row["rating"].isEmpty ? nil : row.day(row["updatedat", "createdat"], &found)
            if let rating = row.rating(row["rating"], best: 5, day, &found) { marks.append(rating) }
            if (RowText.number(row["nbepisodesseen"]) ?? 0) > 0 { marks.append(.watched) }
            found.add(ImportRow(place: row.place, title: series(row["tvshowname"], row["tvshowid"]), marks: marks))
        }
    }

    private static func readTracking(_ table: ImportTable, _ found: inout ImportedRows) {
        table.forEach(&found) { row, found in
            var title = series(row["seriesname"], row["sid"])
            if row["key"].hasPrefix("user-series") || row["gsi"].hasPrefix("user-series") {
                let isWanted = RowText.isTrue(row["isfollowed"]) && !RowText.isTrue(row["isarchived"]) || RowText.isTrue(row["isforlater"])
                return found.add(ImportRow(place: row.place, title: title, marks: isWanted ? [.watchlist] : []))
            }
            title.season = RowText.number(row["seasonnumber", "sno"])
            title.episode = RowText.number(row["episodenumber", "epno"])
            guard title.season != nil, title.episode != nil else { return }
            found.add(ImportRow(place: row.place, title: title, marks: [.watched]))
        }
    }

    private static func readMovies(_ table: ImportTable, _ found: inout ImportedRows) {
        table.forEach(&found) { row, found in
            guard row["entitytype"] == "movie" else { return }
            let title = ImportTitle(row["moviename"], year: RowText.year(row["releasedate"]), kind: .movie)
            switch row["type"] {
            case "towatch": found.add(ImportRow(place: row.place, title: title, marks: [.watchlist]))
            case "watch", "rewatch": found.add(ImportRow(place: row.place, title: title, marks: [.watched]))
            default: break
            }
        }
    }

    /// The stars of votes by the number at the end of their keys.
    private static let stars = ["1": "1", "27": "2", "28": "3", "29": "4", "3": "5"]

    /// Ratings of movies by name, and of episodes. Votes for emotions have tables of the same columns.
    private static func readVotes(_ table: ImportTable, _ found: inout ImportedRows) {
        guard !ImportFile(name: table.file, content: Data()).stem.hasPrefix("emotions") else { return }
        table.forEach(&found) { row, found in
            var title: ImportTitle
            if row["moviename"].isEmpty {
                title = series(row["seriesname"], "")
                (title.season, title.episode) = (RowText.number(row["seasonnumber"]), RowText.number(row["episodenumber"]))
                guard title.season != nil, title.episode != nil else { return }
            } else {
                title = ImportTitle(row["moviename"], year: nil, kind: .movie)
                title.hasSiblings = true
            }
            let vote = row["votekey"].split(separator: "-").last.map(String.init) ?? ""
            guard let stars = stars[vote] else { return found.note(.invalidRating, row.place, vote) }
            guard let mark = row.rating(stars, best: 5, nil, &found) else { return }
            found.add(ImportRow(place: row.place, title: title, marks: [mark]))
        }
    }

    /// The name of a series can end in its year.
    private static func series(_ name: String, _ id: String) -> ImportTitle {
        let typed = TypedTitle(name)
        let hasYear = typed?.isYearInParentheses == true
        var title = ImportTitle(hasYear ? typed?.title ?? name : name, year: hasYear ? typed?.year : nil, kind: .tv)
        title.tvdbID = RowText.id(id)
        return title
    }
}
