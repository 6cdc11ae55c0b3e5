import Marquee

extension Command {
    static let favorite = Command(
        name: "favorite", usage: "favorite movie|tv ID", summary: "add to your favorites; stored at once, sent when possible",
        options: [.off]
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
        name: "watch", usage: "watch movie|tv ID", summary: "add to your watchlist; stored at once, sent when possible",
        options: [.off]
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
        name: "rate", usage: "rate movie|tv ID RATING",
        summary: "rate a title, 0.5 to 10 in steps of 0.5; with --season N --episode N an episode", options: [.season, .episode, .remove]
    ) { (arguments, context) async throws(Failure) in
        let item = try arguments.item(after: 1)
        let rest = arguments.words.dropFirst(3)
        let rating = rest.first.flatMap(Double.init)
        guard rest.count == (arguments.has(.remove) ? 0 : 1), arguments.has(.remove) || rating != nil else {
            throw .usage("“rate” needs a rating, as in “rate movie 550 8.5”, or “--remove”.")
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
            throw .usage("“\(words[0])” needs “movie” or “tv” and an id, as in “\(words.prefix(count).joined(separator: " ")) movie 550”.")
        }
        switch (kind, try number(.season), try number(.episode)) {
        case ("tv", let season?, let episode?): return .episode(of: id, season: season, number: episode)
        case (_, nil, nil): return kind == "tv" ? .tv(id) : .movie(id)
        default: throw .usage("“--season” and “--episode” must be used together, and for a series.")
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
            text: { [Line("\(item.words): ") + (words.isEmpty ? "nothing is marked" : words)] },
            json: { MarkedJSON(item: item, marks: marks) })
        if left != nil { terminal.note(Line("note: not sent yet: " + (obstacle ?? "Another process is sending it."))) }
    }

    /// Sends what waits, unless the network is to be left alone; why not all of it could be sent, if so.
    func deliver() async throws(Failure) -> String? {
        guard policy != .offline else { return "“--offline” was given." }
        do throws(MarqueeError) {
            return try await client.library.send(()).failure?.reason.text
        } catch {
            if error.code == .cancelled { throw .marquee(error) }
            return error.reason.text
        }
    }
}

private struct MarkedJSON: Encodable {
    let item: Markable
    let marks: Marks
}
