import MarqueeData
import MarqueeDomain

/// A value in which titles pass by, to be indexed for the time when no server can be searched.
protocol TitleBearing {
    func titles(server: String, language: String) -> [IndexedTitle]
}

extension Page: TitleBearing where Item: TitleBearing {
    func titles(server: String, language: String) -> [IndexedTitle] {
        items.flatMap { $0.titles(server: server, language: language) }
    }
}

extension Movie: TitleBearing {
    func titles(server: String, language: String) -> [IndexedTitle] {
        [
            IndexedTitle(
                server: server, reference: reference, language: language, title: title, originalTitle: originalTitle, overview: overview,
                released: releaseDate, popularity: popularity, posterPath: posterPath)
        ]
    }
}

extension MovieDetails: TitleBearing {
    func titles(server: String, language: String) -> [IndexedTitle] {
        ([movie] + similar.items + recommendations.items).flatMap { $0.titles(server: server, language: language) }
    }
}

extension TVSeries: TitleBearing {
    func titles(server: String, language: String) -> [IndexedTitle] {
        [
            IndexedTitle(
                server: server, reference: reference, language: language, title: name, originalTitle: originalName, overview: overview,
                released: firstAirDate, popularity: popularity, posterPath: posterPath)
        ]
    }
}

extension TVSeriesDetails: TitleBearing {
    func titles(server: String, language: String) -> [IndexedTitle] {
        ([series] + similar.items + recommendations.items).flatMap { $0.titles(server: server, language: language) }
    }
}

extension MediaItem: TitleBearing {
    func titles(server: String, language: String) -> [IndexedTitle] {
        switch self {
        case .movie(let movie): movie.titles(server: server, language: language)
        case .tv(let series): series.titles(server: server, language: language)
        case .person(let person): person.titles(server: server, language: language)
        }
    }
}

extension Person: TitleBearing {
    func titles(server: String, language: String) -> [IndexedTitle] {
        knownFor.flatMap { $0.titles(server: server, language: language) }
    }
}

extension PersonDetails: TitleBearing {
    func titles(server: String, language: String) -> [IndexedTitle] {
        (cast + crew).flatMap { $0.item.titles(server: server, language: language) }
    }
}

extension Rated: TitleBearing where Item: TitleBearing {
    func titles(server: String, language: String) -> [IndexedTitle] { item.titles(server: server, language: language) }
}
