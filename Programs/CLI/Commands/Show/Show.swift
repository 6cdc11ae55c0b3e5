import Marquee
import MarqueePresentation

extension Command {
    static let show = Command(
        name: "show", places: [.kinds(MediaKind.known).optional(), .value(.id, .address, .title)],
        summary: CommandSummaries.show,
        options: [.season, .episode, .reviews, .rows]
    ) { (arguments, context) async throws(Failure) in
        let query = try SubjectQuery(arguments, MediaKind.known)
        let amount = try ShownAmount(arguments)
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in try await command.show(query, amount) }
    }

    static let collection = Command(
        name: "collection", places: [.value(.id, .address, .name)], summary: CommandSummaries.collection, options: [.rows]
    ) { (arguments, context) async throws(Failure) in
        let query = try SubjectQuery(arguments, [.collection])
        let amount = try ShownAmount(arguments)
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            try await command.show(try await command.resolve(query), amount)
        }
    }
}

extension CommandSession {
    /// Shows the item that is meant. If no item has a typed id, the title is meant that is this number, if the device knows one.
    func show(_ query: SubjectQuery, _ amount: ShownAmount) async throws(Failure) {
        do throws(Failure) {
            try await show(try await resolve(query), amount)
        } catch {
            guard case .marquee(let reason) = error, reason.code == .notFound, let titled = await titled(query) else { throw error }
            terminal.note(Line(Texts.taken(titled.label, for: query.lookUp.text)))
            try await show(titled.item, amount)
        }
    }

    /// The only title of the typed kind that is the typed id, as far as this device knows.
    private func titled(_ query: SubjectQuery) async -> LookUpCandidate? {
        guard let item = query.item, ItemReference(address: query.lookUp.text) == nil else { return nil }
        var titles = LookUpQuery(String(item.media.id))
        (titles.kinds, titles.sources) = ([item.media.kind], .device)
        let found = (try? await client.lookUp(titles).candidates.filter { $0.reason == .exactTitle }) ?? []
        return found.count == 1 ? found[0] : nil
    }

    func show(_ item: ItemReference, _ amount: ShownAmount = ShownAmount()) async throws(Failure) {
        do throws(Failure) {
            try await showDetails(of: item, amount)
        } catch {
            throw foundTitles.explaining(error, of: item)
        }
    }

    private func showDetails(of item: ItemReference, _ amount: ShownAmount) async throws(Failure) {
        switch item {
        case .movie(let id): try await show(movie: id, amount)
        case .tv(let id): try await show(series: id, amount)
        case .season(let season): try await show(season, amount)
        case .episode(let episode): try await show(episode, amount)
        case .person(let id): try await show(person: id, amount)
        case .collection(let id): try await show(collection: id, amount)
        }
    }

    private func show(movie id: Movie.ID, _ amount: ShownAmount) async throws(Failure) {
        let fetched = try await details(of: .movie(id)) { (policy) async throws(MarqueeError) in
            try await client.movies.details(id, including: ScreenParts.movie, policy: policy)
        }
        guard let fetched else { return }
        let details = fetched.value
        try await show(fetched, .movie(id), poster: details.bestPoster(in: client.audience.languages)) { view in
            let heading = Screens.heading(details.title, in: details.textLanguages?[.title], fetched)
            return Screens.movie(details, heading: heading, view, amount)
        }
    }

    private func show(series id: TVSeries.ID, _ amount: ShownAmount) async throws(Failure) {
        let fetched = try await details(of: .tv(id)) { (policy) async throws(MarqueeError) in
            try await client.tv.details(id, including: ScreenParts.series, policy: policy)
        }
        guard let fetched else { return }
        let details = fetched.value
        try await show(fetched, .tv(id), poster: details.bestPoster(in: client.audience.languages)) { view in
            let heading = Screens.heading(details.name, in: details.textLanguages?[.name], fetched)
            return Screens.series(details, heading: heading, view, amount)
        }
    }

    private func show(_ season: SeasonReference, _ amount: ShownAmount) async throws(Failure) {
        let fetched = try await fetch { (policy) async throws(MarqueeError) in
            try await client.tvSeasons.details(season.series, season: season.number, including: ScreenParts.season, policy: policy)
        }
        let (details, series) = (fetched.value, await name(of: season.series, with: .season(season)))
        try await show(fetched, nil, poster: details.bestPoster(in: client.audience.languages)) { view in
            let name = Screens.heading(details.name, in: details.textLanguages?[.name], fetched)
            let heading = (series.map { Line($0 + " · ", .heading) } ?? .empty) + name
            return Screens.season(details, of: season.series, heading: heading, view, amount)
        }
    }

    private func show(_ episode: EpisodeReference, _ amount: ShownAmount) async throws(Failure) {
        let fetched = try await fetch { (policy) async throws(MarqueeError) in
            try await client.tvEpisodes.details(
                episode.series, season: episode.season, episode: episode.number, including: ScreenParts.episode, policy: policy)
        }
        let (details, series) = (fetched.value, await name(of: episode.series, with: .episode(episode)))
        try await show(fetched, .episode(episode), poster: nil) { view in
            let heading = Screens.heading(details.name, in: details.textLanguages?[.name], fetched)
            return Screens.episode(details, of: series, heading: heading, view.marking.marks(on: .episode(episode)), amount)
        }
    }

    /// The name of a series for the page of one of its parts: as a look-up or this device knows it, or else as the server does. It is nil if
    /// none of them does, and for JSON.
    private func name(of series: TVSeries.ID, with part: ItemReference) async -> String? {
        if isJSON { return nil }
        if let title = foundTitles[part] { return title }
        if let title = try? await client.preview(.tv(series))?.title { return title }
        return try? await client.tv.details(series, including: ScreenParts.series, policy: policyOfNextRead).value.name
    }

    private func show(person id: Person.ID, _ amount: ShownAmount) async throws(Failure) {
        let fetched = try await fetch { (policy) async throws(MarqueeError) in
            try await client.people.details(id, including: ScreenParts.person, policy: policy)
        }
        try await show(fetched, nil, poster: nil) { view in
            Screens.person(fetched.value, heading: Screens.heading(fetched.value.name, fetched), view, amount)
        }
    }

    private func show(collection id: MovieCollection.ID, _ amount: ShownAmount) async throws(Failure) {
        let fetched = try await fetch { (policy) async throws(MarqueeError) in
            try await client.collections.details(id, including: ScreenParts.collection, policy: policy)
        }
        try await show(fetched, nil, poster: fetched.value.bestPoster(in: client.audience.languages)) { view in
            Screens.collection(fetched.value, heading: Screens.heading(fetched.value.name, fetched), view, amount)
        }
    }
}
