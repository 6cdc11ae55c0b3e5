import Foundation
import Marquee

extension Command {
    static let show = Command(
        name: "show", usage: "show movie|tv|person ID", summary: "one movie, series or person; with --season N --episode N one of a series",
        options: [.season, .episode]
    ) { (arguments, context) async throws(Failure) in
        guard arguments.words.count == 3, let id = Int(arguments.words[2]) else {
            throw .usage(showUsage)
        }
        let (season, episode) = (try arguments.number(.season), try arguments.number(.episode))
        guard season == nil || arguments.words[1] == "tv", episode == nil || season != nil else {
            throw .usage("“--season” needs a series, and “--episode” needs a season.")
        }
        let show: @Sendable (CommandSession) async throws(Failure) -> Void
        switch (arguments.words[1], season, episode) {
        case ("movie", _, _): show = { (command) async throws(Failure) in try await command.show(movie: id) }
        case ("tv", nil, _): show = { (command) async throws(Failure) in try await command.show(series: id) }
        case ("tv", let season?, nil):
            show = { (command) async throws(Failure) in try await command.show(SeasonReference(series: id, number: season)) }
        case ("tv", let season?, let episode?):
            show = { (command) async throws(Failure) in
                try await command.show(EpisodeReference(series: id, season: season, number: episode))
            }
        case ("person", _, _): show = { (command) async throws(Failure) in try await command.show(person: id) }
        default: throw .usage(showUsage)
        }
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in try await show(command) }
    }

    private static let showUsage = "“show” needs “movie”, “tv” or “person” and an id, as in “show movie 550”."
}

extension CommandSession {
    func show(movie id: Movie.ID) async throws(Failure) {
        let fetched = try await marquee { () async throws(MarqueeError) in try await client.movies.details(id, policy: policy) }
        let rest = policy(after: fetched)
        async let poster = address(of: fetched.value.posterPath, as: .poster, rest)
        let marking = await marking(fetched).adding(known(.movie(id), rest))
        let address = await poster
        try show(fetched) { details in
            Screens.movie(
                details, heading: Screens.heading(details.title, fetched), poster: address, region: client.audience.region, marking,
                width: terminal.width)
        } json: {
            MovieDetailsJSON($0, poster: address, marking)
        }
    }

    func show(series id: TVSeries.ID) async throws(Failure) {
        let fetched = try await marquee { () async throws(MarqueeError) in try await client.tv.details(id, policy: policy) }
        let rest = policy(after: fetched)
        async let poster = address(of: fetched.value.posterPath, as: .poster, rest)
        let marking = await marking(fetched).adding(known(.tv(id), rest))
        let address = await poster
        try show(fetched) { details in
            Screens.series(details, heading: Screens.heading(details.name, fetched), poster: address, marking, width: terminal.width)
        } json: {
            SeriesDetailsJSON($0, poster: address, marking)
        }
    }

    func show(_ season: SeasonReference) async throws(Failure) {
        let fetched = try await marquee { () async throws(MarqueeError) in try await client.tv.season(season, policy: policy) }
        let marking = marking(fetched)
        try show(fetched) { details in
            Screens.season(
                details, of: season.series, heading: Screens.heading(details.season.name, fetched), marking, width: terminal.width)
        } json: {
            SeasonJSON($0, of: season.series, marking)
        }
    }

    func show(_ episode: EpisodeReference) async throws(Failure) {
        let fetched = try await marquee { () async throws(MarqueeError) in try await client.tv.episode(episode, policy: policy) }
        let marking = await marking(fetched).adding(known(.episode(episode), policy(after: fetched)))
        try show(fetched) { details in
            Screens.episode(details, heading: Screens.heading(details.episode.name, fetched), marking.marks(on: .episode(episode)))
        } json: {
            EpisodeJSON($0, marking.json(.episode(episode)))
        }
    }

    func show(person id: Person.ID) async throws(Failure) {
        let fetched = try await marquee { () async throws(MarqueeError) in try await client.people.details(id, policy: policy) }
        try show(fetched) { details in
            Screens.person(details, heading: Screens.heading(details.person.name, fetched), marking(fetched), width: terminal.width)
        } json: {
            PersonDetailsJSON($0, marking($0))
        }
    }

    /// The policy for what is read beside a value. If the server did not answer for the value, no second deadline is spent on it.
    private func policy<Value>(after fetched: Fetched<Value>) -> ReadPolicy { fetched.refreshError == nil ? policy : .offline }

    /// The marks on the one thing that a screen is about, for which the server is asked where nothing is known. A screen is shown
    /// without them rather than not at all.
    private func known(_ item: Markable, _ policy: ReadPolicy) async -> [Markable: Marks] {
        guard session != nil, let marks = try? await client.library.marks(on: item, policy: policy) else { return [:] }
        return [item: marks.value]
    }

    /// The address of a picture, as far as the policy lets it be known.
    private func address(of path: ImagePath?, as kind: ImageKind, _ policy: ReadPolicy) async -> String? {
        guard let path else { return nil }
        return try? await client.images.configuration(policy: policy).value.url(for: path, as: kind, width: 342).absoluteString
    }
}
