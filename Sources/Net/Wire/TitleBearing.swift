import MarqueeData
import MarqueeDomain

/// A value in which titles pass by, to be indexed for the time when no server can be searched.
protocol TitleBearing {
    /// Adds its titles to a list.
    func addTitles(to titles: inout TitleList)
}

/// The titles of one answer, with what is the same for all of them.
struct TitleList {
    let server: String
    let language: String
    private(set) var titles: [IndexedTitle] = []

    init(server: String, language: String) {
        self.server = server
        self.language = language
    }

    /// Adds the titles of some items. They are read where they stand, because taking one out counts a reference for each of its texts.
    mutating func add(_ items: [some TitleBearing]) {
        items.withUnsafeBufferPointer { items in
            for index in items.indices { items[index].addTitles(to: &self) }
        }
    }

    mutating func add(
        _ reference: MediaReference, _ title: String, _ originalTitle: String, overview: String, released: Day?, popularity: Double,
        posterPath: ImagePath?
    ) {
        titles.append(
            IndexedTitle(
                server: server, reference: reference, language: language, title: title, originalTitle: originalTitle, overview: overview,
                released: released, popularity: popularity, posterPath: posterPath))
    }
}

extension Page: TitleBearing where Item: TitleBearing {
    func addTitles(to titles: inout TitleList) { titles.add(items) }
}

extension Movie: TitleBearing {
    func addTitles(to titles: inout TitleList) {
        titles.add(
            reference, title, originalTitle, overview: overview, released: releaseDate, popularity: popularity, posterPath: posterPath)
    }
}

extension MovieDetails: TitleBearing {
    func addTitles(to titles: inout TitleList) {
        movie.addTitles(to: &titles)
        titles.add(similar.items)
        titles.add(recommendations.items)
    }
}

extension TVSeries: TitleBearing {
    func addTitles(to titles: inout TitleList) {
        titles.add(
            reference, name, originalName, overview: overview, released: firstAirDate, popularity: popularity, posterPath: posterPath)
    }
}

extension TVSeriesDetails: TitleBearing {
    func addTitles(to titles: inout TitleList) {
        series.addTitles(to: &titles)
        titles.add(similar.items)
        titles.add(recommendations.items)
    }
}

extension MediaItem: TitleBearing {
    func addTitles(to titles: inout TitleList) {
        switch self {
        case .movie(let movie): movie.addTitles(to: &titles)
        case .tv(let series): series.addTitles(to: &titles)
        case .person(let person): person.addTitles(to: &titles)
        }
    }
}

extension Person: TitleBearing {
    func addTitles(to titles: inout TitleList) { titles.add(knownFor) }
}

extension PersonDetails: TitleBearing {
    func addTitles(to titles: inout TitleList) {
        titles.add(cast)
        titles.add(crew)
    }
}

extension PersonCredit: TitleBearing {
    func addTitles(to titles: inout TitleList) { item.addTitles(to: &titles) }
}

extension Rated: TitleBearing where Item: TitleBearing {
    func addTitles(to titles: inout TitleList) { item.addTitles(to: &titles) }
}
