import Marquee
import MarqueePresentation

extension Screens {
    static func movie(_ details: MovieDetails, heading: Line, _ view: DetailsView, _ amount: ShownAmount) -> [Line] {
        let rating = details.certification(in: view.countries).map(certification)
        var lines = title(heading, details.title, original: details.originalTitle) + marked(view.marking.marks(on: .movie(details.id)))
        let languages = details.textLanguages
        if !details.tagline.isEmpty { lines.append(Line(details.tagline) + mark(languages?[.tagline])) }
        lines += facts(
            [
                details.releaseDate(in: view.regions).map { day($0, in: view.regions) }, details.runtime.map(Texts.screens.minutes), rating,
                votes(details.voteAverage, of: details.voteCount),
            ], genres: details.genres)
        lines += overview(details.overview, in: languages?[.overview]) + people(details.credits ?? .empty, amount)
        lines += trailers(details.videos ?? [], in: view.languages) + offers(details.watchProviders, in: view.countries)
        lines += related(details.similar, details.recommendations, view, amount)
        lines += reviews(details.reviews, amount)
        return lines
            + links(
                .movie(details.id), imdb: details.imdbID, homepage: details.homepage, in: languages?[.homepage], poster: view.poster)
    }

    static func collection(_ details: MovieCollectionDetails, heading: Line, _ view: DetailsView, _ amount: ShownAmount) -> [Line] {
        let most = amount.rows ?? .max
        let movies = details.moviesByRelease
        let listed = view.marking.on(movies.prefix(most).map(\.markable))
        return title(heading, details.name, original: details.originalName) + overview(details.overview)
            + section(Texts.screens.movies, movies, of: movies.count, listed, most: most, width: view.width)
            + legend(listed)
            + links(.collection(details.id), poster: view.poster)
    }

    /// A release date. If another region was asked for, it names its region.
    private static func day(_ date: Regional<Day>, in regions: [String]) -> String {
        let day = Texts.screens.day(date.value)
        guard let region = date.region, region != regions.first else { return day }
        return "\(day) (\(region))"
    }

    /// An age rating with its country.
    static func certification(_ rating: Regional<String>) -> String {
        rating.region.map { Texts.screens.certification(rating.value, in: $0) } ?? rating.value
    }

    /// The heading, and the title in the language it was made in, where that is another.
    static func title(_ heading: Line, _ title: String, original: String) -> [Line] {
        [heading] + (original == title ? [] : [Line("(\(original))")])
    }

    static func facts(_ facts: [String?], genres: [Genre] = []) -> [Line] {
        let lines = [
            Line(facts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " · "), .faint),
            genres.map { Line($0.name, .faint) }.joined(separator: Line(", ", .faint)),
        ].filter { !$0.isEmpty }
        return lines.isEmpty ? [] : [.empty] + lines
    }

    static func overview(_ text: String, in language: String? = nil) -> [Line] {
        [.empty] + (text.isEmpty ? [Line(Texts.noOverview, .faint)] : paragraphs(text, in: language))
    }

    /// Titles like one, and the meanings of the signs beside them.
    static func related<Item: Listed>(
        _ similar: Page<Item>?, _ recommended: Page<Item>?, and others: [Markable?] = [], _ view: DetailsView, _ amount: ShownAmount
    ) -> [Line] {
        let most = amount.rows ?? most
        let (similar, recommended) = (similar ?? .empty, recommended ?? .empty)
        let (alike, liked) = (similar.items.filter { !$0.isForAdults }, recommended.items.filter { !$0.isForAdults })
        let listed = view.marking.on((alike.prefix(most) + liked.prefix(most)).map(\.markable) + others)
        return section(Texts.screens.similar, alike, of: similar.totalResults, listed, most: most, width: view.width)
            + section(Texts.screens.recommended, liked, of: recommended.totalResults, listed, most: most, width: view.width)
            + legend(listed)
    }
}
