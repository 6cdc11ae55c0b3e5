import Marquee

extension Command {
    static let favorite = Command(
        name: "favorite", places: [.kinds([.movie, .tv]), .value(.id)], summary: CommandSummaries.favorite,
        options: [.off], showsCached: .none
    ) { (arguments, context) async throws(Failure) in
        let item = try arguments.item(after: 1, exactly: true)
        let isSet = !arguments.has(.off)
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            try await command.mark(item, .favorite) { () async throws(MarqueeError) in
                try await command.client.library.setFavorite(item, isSet)
            }
        }
    }

    static let watch = Command(
        name: "watch", places: [.kinds([.movie, .tv]), .value(.id)], summary: CommandSummaries.watch,
        options: [.off], showsCached: .none
    ) { (arguments, context) async throws(Failure) in
        let item = try arguments.item(after: 1, exactly: true)
        let isSet = !arguments.has(.off)
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            try await command.mark(item, .watchlist) { () async throws(MarqueeError) in
                try await command.client.library.setWatchlist(item, isSet)
            }
        }
    }

    static let rate = Command(
        name: "rate", places: [.kinds([.movie, .tv]), .value(.id), .value(.rating)],
        summary: CommandSummaries.rate, options: [.season, .episode, .remove], showsCached: .none
    ) { (arguments, context) async throws(Failure) in
        let item = try arguments.item(after: 1)
        let rest = arguments.words.dropFirst(3)
        let rating = rest.first.flatMap(Double.init)
        guard rest.count == (arguments.has(.remove) ? 0 : 1), arguments.has(.remove) || rating != nil else {
            throw .usage(Texts.rateUsage)
        }
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            try await command.mark(item, .rating) { () async throws(MarqueeError) in
                guard let rating else { return try await command.client.library.removeRating(item) }
                return try await command.client.library.rate(item, rating)
            }
        }
    }
}

extension ParsedArguments {
    /// What the words name that follow the first so many: a movie, a series or, with its options, an episode.
    func item(after count: Int, exactly: Bool = false) throws(Failure) -> Markable {
        let rest = words.dropFirst(count)
        guard let kind = rest.first, let id = rest.dropFirst().first.flatMap({ Int($0) }), ["movie", "tv"].contains(kind),
            !exactly || rest.count == 2
        else {
            throw .usage(Texts.needsTitle(words[0], words.prefix(count).joined(separator: " ")))
        }
        switch (kind, try number(.season), try number(.episode)) {
        case ("tv", let season?, let episode?): return .episode(of: id, season: season, number: episode)
        case (_, nil, nil): return kind == "tv" ? .tv(id) : .movie(id)
        default: throw .usage(Texts.seasonAndEpisode)
        }
    }
}

extension CommandSession {
    /// Changes a mark, tries to send it, and shows what is marked now. It is stored before anything is sent.
    fileprivate func mark(
        _ item: Markable, _ kind: MarkKind, _ change: () async throws(MarqueeError) -> Marks
    ) async throws(Failure) {
        var marks = try await marquee(change)
        let obstacle = try await deliver()
        let left = try await marquee { () async throws(MarqueeError) in try await client.library.pending(()) }
            .first { $0.item == item && $0.value.kind == kind }
        if case .rejected(let error)? = left?.state { throw .rejected(error) }
        marks = try await marquee { () async throws(MarqueeError) in try await client.library.marks(on: item, policy: .offline).value }
        let words = Glyphs.words(marks)
        try show(
            text: { [Line(Texts.labeled(item.words)) + (words.isEmpty ? Line(Texts.nothingMarked) : words)] },
            json: { MarkedJSON(item: item, marks: marks) })
        if left != nil { terminal.note(Line(Texts.notSentYet(obstacle ?? Texts.otherProcessSends))) }
    }

    /// Sends what waits, unless the network is to be left alone; why not all of it could be sent, if so.
    func deliver() async throws(Failure) -> String? {
        guard policy != .offline else { return Texts.offlineGiven }
        do throws(MarqueeError) {
            return try await client.library.send(()).failure?.words
        } catch {
            if error.code == .cancelled { throw .marquee(error) }
            return error.words
        }
    }
}

private struct MarkedJSON: Encodable {
    let item: Markable
    let marks: Marks
}
