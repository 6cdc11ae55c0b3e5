import Marquee

extension Command {
    static let providers = Command(
        name: "providers", places: [.kinds([.movie, .tv]).optional(), .value(.id, .address, .title)],
        summary: CommandSummaries.providers, options: []
    ) { (arguments, context) async throws(Failure) in
        let query = try SubjectQuery(arguments, [.movie, .tv])
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            let item = try await command.resolve(query)
            let fetched = try await command.fetch { (policy) async throws(MarqueeError) in
                try await command.providers(of: item, policy)
            }
            let (regions, title) = (command.client.audience.regions, await command.title(of: item))
            try command.show(fetched) { Screens.providers($0, of: title, in: regions, fetched) }
        }
    }
}

extension CommandSession {
    fileprivate func providers(of item: ItemReference, _ policy: ReadPolicy) async throws(MarqueeError) -> Fetched<WatchProviders> {
        let media = item.media
        guard media.kind == .tv else { return try await client.movies.watchProviders(media.id, policy: policy) }
        return try await client.tv.watchProviders(media.id, policy: policy)
    }

    /// The title of an item, for a season that of its series, or else the words that name the item.
    fileprivate func title(of item: ItemReference) async -> String {
        let known = try? await client.preview(item.media)
        return known?.title ?? foundTitles[item] ?? item.words
    }
}

extension Screens {
    fileprivate static func providers(
        _ providers: WatchProviders, of title: String, in regions: [String], _ fetched: Fetched<WatchProviders>
    ) -> [Line] {
        guard regions.isEmpty else { return offers(providers, of: title, in: regions, fetched) }
        let countries = providers.countries.sorted { $0.key < $1.key }
        guard !countries.isEmpty else { return [heading(Texts.nobodyOffers(title), fetched)] }
        return [heading(Texts.offers(title), fetched)]
            + countries.flatMap { country, offers in [Line(country, .heading)] + kinds(of: offers) } + [justWatch]
    }

    /// The offers in the first of some regions that has any.
    private static func offers(
        _ providers: WatchProviders, of title: String, in regions: [String], _ fetched: Fetched<WatchProviders>
    ) -> [Line] {
        guard let offers = providers.offers(in: regions), let region = offers.region else {
            let others = providers.countries.keys.sorted().joined(separator: Texts.comma)
            return [heading(Texts.nobodyOffers(title, in: regions.joined(separator: Texts.comma)), fetched)]
                + (others.isEmpty ? [] : [Line("  " + Texts.whereToWatch(onlyIn: others), .faint), justWatch])
        }
        return [heading(Texts.offers(title, in: region), fetched)] + kinds(of: offers.value) + [justWatch]
    }
}
