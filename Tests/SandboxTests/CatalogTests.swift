import Testing

@testable import MarqueeSandbox

/// Whatever one part of the catalog says about another has to be there.
struct CatalogTests {
    @Test func idsAreUnique() {
        func areUnique<ID: Hashable>(_ ids: [ID]) -> Bool { Set(ids).count == ids.count }
        let seasons = Catalog.series.flatMap(\.details.seasons)
        let episodes = Catalog.series.flatMap(\.details.episodes)
        #expect(areUnique(Catalog.movies.map(\.id)) && areUnique(Catalog.series.map(\.id)) && areUnique(Catalog.people.map(\.id)))
        #expect(areUnique(seasons.map(\.id)) && areUnique(episodes.map(\.id)))
        let movieCredits = Catalog.movies.flatMap { $0.details.cast.map(\.creditID) + $0.details.crew.map(\.creditID) }
        let seriesCredits = Catalog.series.flatMap { $0.details.cast.map(\.creditID) + $0.details.crew.map(\.creditID) }
        #expect(areUnique(movieCredits + seriesCredits))
        let movieNames = Catalog.movies.compactMap(\.details.imdbID)
        let seriesNames = Catalog.series.compactMap(\.details.links.imdb) + episodes.compactMap(\.links.imdb)
        #expect(areUnique(movieNames + seriesNames + Catalog.people.compactMap(\.links.imdb)))
    }

    @Test func everyCreditNamesSomeoneKnown() {
        var people: [Int] = []
        for movie in Catalog.movies { people += movie.details.cast.map(\.person) + movie.details.crew.map(\.person) }
        for series in Catalog.series {
            let details = series.details
            people += details.creators.map(\.person) + details.cast.map(\.person) + details.crew.map(\.person)
            for season in details.seasons { people += season.cast.map(\.person) }
            for episode in details.episodes { people += episode.crew.map(\.person) + episode.guests.map(\.person) }
        }
        #expect(!people.isEmpty)
        for id in Set(people) { #expect(Catalog.person(id) != nil, "person \(id)") }
    }

    @Test func everyTitleSomeoneIsKnownForIsThere() {
        for person in Catalog.people {
            for title in person.knownFor { #expect(title.row(Wording(nil)) != nil, "\(person.name): \(title)") }
            #expect(!Catalog.knownFor(person).isEmpty, "\(person.name) belongs to no title")
        }
    }

    @Test func everyGenreHasAName() {
        let movieGenres = Set(Catalog.genres(in: nil).map(\.id))
        let seriesGenres = Set(Catalog.seriesGenres(in: nil).map(\.id))
        for movie in Catalog.movies { #expect(movieGenres.isSuperset(of: movie.genres), "\(movie.title)") }
        for series in Catalog.series { #expect(seriesGenres.isSuperset(of: series.genres), "\(series.name)") }
    }

    @Test func everyOfferHasAProvider() {
        let offers = Catalog.movies.flatMap(\.details.offers) + Catalog.series.flatMap(\.details.offers)
        #expect(!offers.isEmpty)
        for id in Set(offers.flatMap { $0.providers.values.joined() }) { #expect(Catalog.providers[id] != nil, "provider \(id)") }
    }

    @Test func everyEpisodeBelongsToASeason() {
        for series in Catalog.series {
            for episode in series.details.episodes {
                let season = series.season(episode.season)
                #expect(season != nil, "\(series.name), \(episode.name)")
                if let season { #expect((1...season.episodeCount).contains(episode.number), "\(series.name), \(episode.name)") }
            }
            for season in series.details.seasons {
                let numbers = series.episodes(of: season).map(\.number)
                #expect(numbers == Set(numbers).sorted(), "\(series.name), season \(season.number)")
            }
        }
    }

    @Test func everyTextBelongsToATitle() {
        for language in CatalogLanguage.allCases {
            for id in language.texts.keys { #expect(Catalog.movie(id) != nil, "\(language) \(id)") }
            for id in language.seriesTexts.keys { #expect(Catalog.series(id) != nil, "\(language) \(id)") }
        }
        let movies = CatalogLanguage.allCases.map { Set($0.texts.keys) }.reduce(Set(Catalog.movies.map(\.id))) { $0.intersection($1) }
        let series = CatalogLanguage.allCases.map { Set($0.seriesTexts.keys) }
            .reduce(Set(Catalog.series.map(\.id))) { $0.intersection($1) }
        #expect(movies.count + series.count == 12)
    }

    @Test func daysAreDaysOrUnknown() {
        let days =
            Catalog.movies.map(\.releaseDate) + Catalog.series.map(\.firstAirDate)
            + Catalog.series.flatMap(\.details.episodes).compactMap(\.airDate)
        for day in days where !day.isEmpty { #expect(day.wholeMatch(of: /\d{4}-[01]\d-[0-3]\d/) != nil, "\(day)") }
    }
}
