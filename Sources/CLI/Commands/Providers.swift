import Marquee

extension Command {
    static let providers = Command(
        name: "providers", places: [.kinds([.movie, .tv]).optional(), .value(.id, .address, .title)],
        summary: CommandSummaries.providers, options: []
    ) { (arguments, context) async throws(Failure) in
        let query = try SubjectQuery(arguments, [.movie, .tv])
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            let subject = try await command.resolve(query)
            let fetched = try await command.fetch { (policy) async throws(MarqueeError) in
                try await command.providers(of: subject, policy)
            }
            let region = command.client.audience.region
            try command.show(fetched) { Screens.providers($0, of: subject, in: region, fetched) }
        }
    }
}

extension CommandSession {
    fileprivate func providers(of subject: Subject, _ policy: ReadPolicy) async throws(MarqueeError) -> Fetched<WatchProviders> {
        if case .movie(let id) = subject { return try await client.movies.watchProviders(id, policy: policy) }
        guard case .tv(let id) = subject else { return Fetched(WatchProviders(countries: [:]), origin: .server) }
        return try await client.tv.watchProviders(id, policy: policy)
    }
}

extension Screens {
    fileprivate static func providers(
        _ providers: WatchProviders, of subject: Subject, in region: String?, _ fetched: Fetched<WatchProviders>
    ) -> [Line] {
        let countries = providers.countries.filter { region == nil || $0.key == region }.sorted { $0.key < $1.key }
        guard !countries.isEmpty else {
            let words = region.map { Texts.nobodyOffers(subject.words, in: $0) } ?? Texts.nobodyOffers(subject.words)
            return [heading(words, fetched)]
        }
        return [heading(region.map { Texts.offers(subject.words, in: $0) } ?? Texts.offers(subject.words), fetched)]
            + countries.flatMap { country, offers in (region == nil ? [Line(country, .heading)] : []) + kinds(of: offers) }
            + [justWatch]
    }
}
