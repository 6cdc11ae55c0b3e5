import MarqueeDomain

/// The JSON file of Simkl: an object with movies, shows and anime, each entry with a status and a rating.
enum SimklForm {
    static func read(_ value: JSONValue, _ file: ImportFile, _ found: inout ImportedRows) -> Bool {
        let groups = ["movies", "shows", "anime"]
        guard case .object(let all) = value, groups.contains(where: { all[$0] != nil }) else { return false }
        var index = 0
        for group in groups {
            for entry in all[group]?.array ?? [] {
                if found.isFull { return true }
                index += 1
                let place = ImportPlace(file: file.name, line: index)
                let isMovie = entry["movie"].dictionary != nil
                let item = isMovie ? entry["movie"] : entry["show"].dictionary != nil ? entry["show"] : entry["anime"]
                // Anime are movies and series.
                let isAnimeMovie = entry["anime_type"].string == "movie"
                guard item.dictionary != nil, let title = JSONTitle.title(item, isMovie || isAnimeMovie ? .movie : .tv) else {
                    found.note(.noTitle, place)
                    continue
                }
                found.add(ImportRow(place: place, title: title, marks: marks(entry, place, &found)))
            }
        }
        return true
    }

    private static func marks(_ entry: JSONValue, _ place: ImportPlace, _ found: inout ImportedRows) -> [ImportedMark] {
        var marks: [ImportedMark] = []
        if entry["status"].string == "plantowatch" {
            marks.append(.watchlist)
        } else if entry["last_watched_at"].string != nil || entry["status"].string == "completed" {
            marks.append(.watched)
        }
        if let text = entry["user_rating"].ratingText {
            let number = RatingText(text)
            if let rating = number?.rating {
                marks.append(.rating(rating, entry["user_rated_at"].string.flatMap(RowText.day)))
            } else if number?.tenths != 0 {
                found.note(.invalidRating, place, text)
            }
        }
        return marks
    }
}
