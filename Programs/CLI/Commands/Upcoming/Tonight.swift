import Marquee
import MarqueePresentation
import MarqueeUpcoming

extension Command {
    static let tonight = Command(
        name: "tonight", summary: CommandSummaries.tonight, options: [.minutes]
    ) { (arguments, context) async throws(Failure) in
        guard arguments.words.count == 1 else { throw .usage(Texts.noArguments("tonight")) }
        let minutes = try arguments.number(.minutes)
        guard minutes.map({ $0 >= 1 }) ?? true else { throw .usage(Texts.needsNumberFromOne(Option.minutes.name)) }
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            guard let region = command.countries.first else {
                throw .usage(MarqueeError.Reason("upcoming.region").words, hint: Texts.nameCountry)
            }
            let titles = try await marquee { () async throws(MarqueeError) in
                try await command.client.tonight(minutes: minutes, region: region, policy: command.policy)
            }
            let found = titles.map(TonightJSON.Title.init)
            try command.show(rows: found) {
                Screens.tonight(titles, in: region)
            } json: {
                TonightJSON(region: region, titles: found)
            }
        }
    }

    static let missing = Command(
        name: "missing", places: [.kinds([.collection, .person]).optional(), .value(.id, .address, .name)],
        summary: CommandSummaries.missing, options: []
    ) { (arguments, context) async throws(Failure) in
        let query = try SubjectQuery(arguments, [.collection, .person])
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            // Without an account nothing is marked, and the question has no answer.
            guard command.session != nil else { throw .nobodySignedIn }
            let item = try await command.resolve(query)
            let movies = try await marquee { () async throws(MarqueeError) in
                guard item.media.kind == .person else {
                    return try await command.client.missing(collection: item.media.id, policy: command.policyOfNextRead)
                }
                return try await command.client.missing(person: item.media.id, policy: command.policyOfNextRead)
            }
            let name = await command.name(of: item)
            try command.show(rows: movies) {
                movies.isEmpty
                    ? [Line(Texts.nothingMissing(name), .heading)]
                    : [Line(Texts.missing(name), .heading)] + Table(movies).lines(width: command.terminal.width)
            } json: {
                MissingJSON(movies: movies)
            }
        }
    }
}

extension CommandSession {
    /// The name of a person or a collection, from the answer that was just read.
    fileprivate func name(of item: ItemReference) async -> String {
        if let found = foundTitles[item] { return found }
        switch item {
        case .person(let id):
            return (try? await client.people.details(id, including: ScreenParts.person, policy: .offline).value.name) ?? item.words
        case .collection(let id):
            return (try? await client.collections.details(id, including: [], policy: .offline).value.name) ?? item.words
        default: return item.words
        }
    }
}

extension Screens {
    fileprivate static func tonight(_ titles: [TonightTitle], in region: String) -> [Line] {
        guard !titles.isEmpty else { return [Line(Texts.nothingTonight(region), .heading)] }
        return [Line(Texts.tonight(region), .heading)]
            + titles.flatMap { title in
                let facts = [
                    title.minutes.flatMap { $0 > 0 ? Texts.screens.minutes($0) : nil },
                    title.voteAverage > 0 ? Texts.screens.decimal(title.voteAverage) + "/10" : nil,
                ].compactMap { $0 }.joined(separator: " · ")
                return [
                    Line("  ") + Line(title.title, .heading, link: ItemReference(title.item)?.address)
                        + Line(facts.isEmpty ? "" : "  " + facts, .faint),
                    (Line("    ") + Line(ScreenTexts.names(title.providers).joined(separator: Texts.comma))).hanging(at: 4),
                ]
            } + [justWatch]
    }
}
