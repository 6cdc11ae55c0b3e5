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
            let regions = command.client.audience.regions
            try command.show(fetched) { Screens.providers($0, of: subject, in: regions, fetched) }
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
        _ providers: WatchProviders, of subject: Subject, in regions: [String], _ fetched: Fetched<WatchProviders>
    ) -> [Line] {
        guard regions.isEmpty else { return offers(providers, of: subject, in: regions, fetched) }
        let countries = providers.countries.sorted { $0.key < $1.key }
        guard !countries.isEmpty else { return [heading(Texts.nobodyOffers(subject.words), fetched)] }
        return [heading(Texts.offers(subject.words), fetched)]
            + countries.flatMap { country, offers in [Line(country, .heading)] + kinds(of: offers) } + [justWatch]
    }

    /// The offers in the first of some regions that has any.
    private static func offers(
        _ providers: WatchProviders, of subject: Subject, in regions: [String], _ fetched: Fetched<WatchProviders>
    ) -> [Line] {
        guard let offers = providers.offers(in: regions), let region = offers.region else {
            let others = providers.countries.keys.sorted().joined(separator: Texts.comma)
            return [heading(Texts.nobodyOffers(subject.words, in: regions.joined(separator: Texts.comma)), fetched)]
                + (others.isEmpty ? [] : [Line("  " + Texts.whereToWatch(onlyIn: others), .faint), justWatch])
        }
        return [heading(Texts.offers(subject.words, in: region), fetched)] + kinds(of: offers.value) + [justWatch]
    }
}
