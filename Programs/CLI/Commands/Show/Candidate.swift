import Foundation
import Marquee

/// Something that a person may have meant.
struct Candidate: Sendable {
    let subject: Subject
    private let titles: [String]
    private let year: Int?

    init(_ item: MediaItem) {
        switch item {
        case .movie(let movie): self.init(.movie(movie.id), [movie.title, movie.originalTitle], movie.releaseDate)
        case .tv(let series): self.init(.tv(series.id), [series.name, series.originalName], series.firstAirDate)
        case .person(let person): self.init(.person(person.id), [person.name, person.originalName])
        case .collection(let collection): self.init(.collection(collection.id), [collection.name, collection.originalName])
        }
    }

    init(_ subject: Subject, _ titles: [String], _ day: Day? = nil) {
        (self.subject, self.titles, year) = (subject, titles, day?.year)
    }

    /// Whether this is one of its titles, however it is written.
    func isCalled(_ text: String) -> Bool { titles.contains { $0.loose == text.loose } }

    /// Whether this is one of its titles, with its year.
    func isCalled(_ typed: TypedTitle) -> Bool { year == typed.year && isCalled(typed.title) }

    var label: String { titles[0] + (year.map { " (\($0))" } ?? "") }

    var line: Line {
        Line(subject.words, .faint).padded(to: 16) + Line("  ") + Line(titles[0]) + Line(year.map { " (\($0))" } ?? "", .faint)
    }
}

extension FindResults {
    /// The found items, as candidates.
    var candidates: [Candidate] {
        (movieResults.map(MediaItem.movie) + tvResults.map(MediaItem.tv) + personResults.map(MediaItem.person)).map { Candidate($0) }
            + tvSeasonResults.compactMap { season in
                season.reference.map { Candidate(.season($0), [season.season.name], season.season.airDate) }
            }
            + tvEpisodeResults.compactMap { row in row.reference.map { Candidate(.episode($0), [row.episode.name], row.episode.airDate) } }
    }
}

extension String {
    /// The letters and digits without case, accents and signs, so that `Amelie` is `Amélie` and `spider man` is `Spider-Man`.
    var loose: String {
        folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
            .split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    }
}
