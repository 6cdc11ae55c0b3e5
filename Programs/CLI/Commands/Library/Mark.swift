import Marquee

extension Command {
    static let favorite = Command(
        name: "favorite", places: [.kinds(markedKinds).optional(), .value(.id, .address, .title)], summary: CommandSummaries.favorite,
        options: [.remove, .off], showsCached: .none
    ) { (arguments, context) async throws(Failure) in
        let query = try SubjectQuery(arguments, markedKinds)
        let isSet = !arguments.removesMark
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            let item = try await command.markable(query)
            try await command.mark(item, .favorite(isSet)) { () async throws(MarqueeError) in
                try await command.client.library.setFavorite(item, isSet)
            }
        }
    }

    static let watch = Command(
        name: "watch", places: [.kinds(markedKinds).optional(), .value(.id, .address, .title)], summary: CommandSummaries.watch,
        options: [.remove, .off], showsCached: .none
    ) { (arguments, context) async throws(Failure) in
        let query = try SubjectQuery(arguments, markedKinds)
        let isSet = !arguments.removesMark
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            let item = try await command.markable(query)
            try await command.mark(item, .watchlist(isSet)) { () async throws(MarqueeError) in
                try await command.client.library.setWatchlist(item, isSet)
            }
        }
    }

    static let rate = Command(
        name: "rate", places: [.kinds(markedKinds).optional(), .value(.id, .address, .title), .value(.rating)],
        summary: CommandSummaries.rate, options: [.season, .episode, .remove, .off], showsCached: .none
    ) { (arguments, context) async throws(Failure) in
        let words = Array(arguments.words.dropFirst())
        let rating = arguments.removesMark ? nil : TypedRating(words)
        guard arguments.removesMark || rating?.title.isEmpty == false else {
            throw .usage(TypedRating.areStars(words) ? Texts.starsUsage : Texts.rateUsage)
        }
        let query = try SubjectQuery(arguments.with(words: ["rate"] + (rating?.title ?? words)), markedKinds)
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            let item = try await command.markable(query)
            try await command.mark(item, .rating(rating.flatMap { try? Rating($0.value) })) { () async throws(MarqueeError) in
                guard let rating else { return try await command.client.library.removeRating(item) }
                return try await command.client.library.rate(item, rating.value)
            }
        }
    }

    private static let markedKinds: [MediaKind] = [.movie, .tv]
}

extension ParsedArguments {
    /// Whether a command removes its mark.
    fileprivate var removesMark: Bool { has(.remove) || has(.off) }
}

extension CommandSession {
    /// The item of a mark, as ``resolve(_:)`` finds it: a movie, a series or an episode.
    fileprivate func markable(_ query: SubjectQuery) async throws(Failure) -> Markable {
        switch try await resolve(query) {
        case .movie(let id): return .movie(id)
        case .tv(let id): return .tv(id)
        case .episode(let episode): return .episode(episode)
        case .season: throw .usage(Texts.seasonAndEpisode)
        case .person, .collection: throw .usage(Texts.isOfKind("person", not: query.kinds.quoted))
        }
    }
}

extension CommandSession {
    /// Changes a mark, tries to send it, and shows the marks of the item now. It is stored before anything is sent.
    fileprivate func mark(
        _ item: Markable, _ value: MarkValue, _ change: () async throws(MarqueeError) -> Marks
    ) async throws(Failure) {
        let kind = value.kind
        await refreshMarks(on: item, before: value)
        var marks = try await marquee(change)
        let obstacle = try await deliver()
        let left = try await marquee { () async throws(MarqueeError) in try await client.library.pending(()) }
            .first { $0.item == item && $0.value.kind == kind }
        if case .rejected(let error)? = left?.state { throw .rejected(error) }
        marks = try await marquee { () async throws(MarqueeError) in try await client.library.marks(on: item, policy: .offline).value }
        // A mark that is removed is named, too.
        let words = Glyphs.words(marks, naming: kind)
        let name = await name(of: item)
        try show(
            text: { [Line(Texts.labeled(name)) + words] },
            json: { MarkedJSON(item: item, marks: marks) })
        if left != nil { terminal.note(Line(Texts.notSentYet(obstacle ?? Texts.otherProcessSends))) }
    }

    /// Reads the account's marks on an item if this device has the value already. Such a change is not sent, but another device may have set
    /// another value.
    private func refreshMarks(on item: Markable, before value: MarkValue) async {
        guard policy != .offline, session?.kind == .account,
            let known = try? await client.library.marks(on: item, policy: .offline).value, known[value.kind] == value,
            !known.pending.contains(value.kind)
        else { return }
        _ = try? await client.library.marks(on: item, policy: .fresh)
    }

    /// The title as this device knows it, and the words that name it in a command.
    func name(of item: Markable) async -> String {
        guard let title = try? await client.preview(item.title)?.title else { return item.words }
        return "\(title) (\(item.words))"
    }

    /// Sends the waiting changes, unless no network is allowed. Returns why not all of them could be sent, if so.
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
