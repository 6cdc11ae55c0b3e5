import Marquee

extension Command {
    static let find = Command(
        name: "find", places: [.value(.externalID)], summary: CommandSummaries.find,
        options: [.source]
    ) { (arguments, context) async throws(Failure) in
        let id = try arguments.externalID()
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            let fetched = try await command.fetch { (policy) async throws(MarqueeError) in
                try await command.client.find.byID(id, policy: policy)
            }
            try command.show(fetched) { results in
                Screens.found(results, for: id, fetched, command.marking(fetched), width: command.terminal.width)
            }
        }
    }
}

extension ParsedArguments {
    fileprivate func externalID() throws(Failure) -> ExternalID {
        guard words.count == 2 else { throw .usage(Texts.findUsage) }
        guard let source = text(.source) else {
            guard let id = ExternalID(text: words[1]) else {
                throw .usage(Texts.unknownService, hint: Texts.nameService)
            }
            return id
        }
        guard let service = ExternalSource.allCases.first(where: { $0.rawValue == source + "_id" }) else {
            throw .usage(Texts.unknownSource)
        }
        return service == .imdbID ? ExternalID(text: words[1]) ?? .imdb(words[1]) : ExternalID(service, words[1])
    }
}

extension Screens {
    fileprivate static func found(
        _ results: FindResults, for id: ExternalID, _ fetched: Fetched<FindResults>, _ marking: Marking, width: Int
    ) -> [Line] {
        let items =
            results.movieResults.map(MediaItem.movie) + results.tvResults.map(MediaItem.tv) + results.personResults.map(MediaItem.person)
        let rows = items.map { (cells: $0.cells, item: $0.markable) } + results.tvSeasonResults.map(row) + results.tvEpisodeResults.map(row)
        guard !rows.isEmpty else { return [heading(Texts.nothingFound(id.id), fetched)] }
        let listed = marking.on(rows.map(\.item))
        return [heading(Texts.found(id.id), fetched)] + Table(columns: MediaItem.columns, rows: rows, listed).lines(width: width)
            + listed.legend
    }

    private static func row(_ row: SeriesSeason) -> (cells: [Line], item: Markable?) {
        let place = Line("  tv \(row.series)" + (row.season.seasonNumber.map { " --season \($0)" } ?? ""), .faint)
        return (["season", Line(String(row.season.id)), year(row.season.airDate), .empty, Line(row.season.name) + place], nil)
    }

    private static func row(_ row: SeriesEpisode) -> (cells: [Line], item: Markable?) {
        let place = row.reference.map { "  " + ItemReference.episode($0).words } ?? "  tv \(row.series)"
        let vote = vote(row.episode.voteAverage, of: row.episode.voteCount)
        let name = Line(row.episode.name) + Line(place, .faint)
        return (["episode", Line(String(row.episode.id)), year(row.episode.airDate), vote, name], row.markable)
    }
}
