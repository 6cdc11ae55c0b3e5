import Marquee
import MarqueePresentation

extension CommandSession {
    /// The one thing that is meant. If several fit, a person on a terminal is asked.
    func resolve(_ query: SubjectQuery) async throws(Failure) -> Subject {
        var candidates: [Candidate]
        var text: String
        switch query.form {
        case .subject(let subject): return subject.narrowed(to: query.place)
        case .number(let number): (candidates, text) = (try await self.candidates(number, query.kinds), String(number))
        case .external(let id):
            let found = try await fetch { (policy) async throws(MarqueeError) in try await client.find.byID(id, policy: policy) }.value
            (candidates, text) = (found.candidates.filter { query.kinds.contains($0.subject.kind) }, id.id)
        case .title(let title):
            (candidates, text) = (try await self.candidates(title, query.kinds), title)
            // The first word may have belonged to the title.
            if candidates.isEmpty, let whole = query.whole {
                (candidates, text) = (try await self.candidates(whole.title, whole.kinds), whole.title)
            }
        }
        guard let first = candidates.first else { throw .unknownSubject }
        let subject = candidates.count == 1 ? first.subject : try await choice(among: candidates, for: text)
        return subject.narrowed(to: query.place)
    }

    /// The possible items of an id without a kind: one of each kind that exists, except collections.
    private func candidates(_ id: Int, _ kinds: [SubjectKind]) async throws(Failure) -> [Candidate] {
        async let movie = candidate(kinds.contains(.movie), or: .movie(id)) { (client, policy) async throws(MarqueeError) in
            try await client.movies.details(id, including: ScreenParts.movie, policy: policy).map { .movie($0.movie) }
        }
        async let series = candidate(kinds.contains(.tv), or: .tv(id)) { (client, policy) async throws(MarqueeError) in
            try await client.tv.details(id, including: ScreenParts.series, policy: policy).map { .tv($0.series) }
        }
        async let person = candidate(kinds.contains(.person)) { (client, policy) async throws(MarqueeError) in
            try await client.people.details(id, including: ScreenParts.person, policy: policy).map { .person($0.person) }
        }
        let outcomes = await [movie, series, person].compactMap { $0 }
        let found = outcomes.compactMap { try? $0.get() }
        // An item that does not exist, or cannot be requested, does not fit; any other error ends the search.
        let failures = outcomes.compactMap { if case .failure(let error) = $0 { error } else { nil } }
        if let failure = failures.first(where: { found.isEmpty || ![.notFound, .offline, .timeout].contains($0.code) }) {
            throw .marquee(failure)
        }
        return found
    }

    private func candidate(
        _ isWanted: Bool, or title: MediaReference? = nil,
        _ read: @Sendable (MarqueeClient, ReadPolicy) async throws(MarqueeError) -> Fetched<MediaItem>
    ) async -> Result<Candidate, MarqueeError>? {
        guard isWanted else { return nil }
        do throws(MarqueeError) {
            let fetched = try await self.read { (policy) async throws(MarqueeError) in try await read(client, policy) }
            let candidate = Candidate(fetched.value)
            if fetched.origin == .server { fetchedSubjects.note(candidate.subject) }
            return .success(candidate)
        } catch {
            // A title that was only listed can be shown, too.
            guard let title, let item = await preview(of: title, after: error) else { return .failure(error) }
            return .success(Candidate(item))
        }
    }

    /// The items with a title: those with exactly this one, or all that the search finds.
    private func candidates(_ title: String, _ kinds: [SubjectKind]) async throws(Failure) -> [Candidate] {
        let items = try await fetch { (policy) async throws(MarqueeError) -> Fetched<[MediaItem]> in
            switch kinds {
            case [.movie]: try await client.search.movies(title, policy: policy).map { $0.items.map(MediaItem.movie) }
            case [.tv]: try await client.search.tv(title, policy: policy).map { $0.items.map(MediaItem.tv) }
            case [.person]: try await client.search.people(title, policy: policy).map { $0.items.map(MediaItem.person) }
            case [.collection]: try await client.search.collections(title, policy: policy).map { $0.items.map(MediaItem.collection) }
            default: try await client.search.multi(title, policy: policy).map(\.items)
            }
        }.value
        let found = items.map { Candidate($0) }.filter { kinds.contains($0.subject.kind) }
        let typed = TypedTitle(title)
        let exact = found.filter { candidate in candidate.isCalled(title) || typed.map(candidate.isCalled) == true }
        return exact.isEmpty ? found : exact
    }

    /// Asks which one is meant, or says that it must be said.
    private func choice(among all: [Candidate], for text: String) async throws(Failure) -> Subject {
        let candidates = all.prefix(Self.mostChoices)
        guard input.isTerminal, terminal.isSeen else {
            let words = candidates.map { Texts.labeled(Texts.quoted($0.subject.words)) + $0.label }
            let choices = (words + (all.count > candidates.count ? [Texts.andOthers] : [])).joined(separator: "; ")
            throw .usage(Texts.ambiguous(text, choices), hint: Texts.nameByKind(candidates.first?.subject.words ?? ""))
        }
        terminal.printError(Line(Texts.mayBe(text)))
        for (index, candidate) in candidates.enumerated() {
            terminal.printError((Line("  \(index + 1)  ", .faint) + candidate.line).hanging(at: 5))
        }
        let (terminal, question) = (terminal, Line(Texts.whichOne(candidates.count)))
        let answer = await input.read(false) { terminal.ask(question) }
        terminal.endAnswer()
        if answer == .interrupted || answer == .end { terminal.endQuestion() }
        if answer == .interrupted { throw .marquee(MarqueeError(.cancelled, .init("input.interrupted", Texts.questionInterrupted))) }
        guard case .line(let line) = answer, let number = Int(line.filter { !$0.isWhitespace }), candidates.indices.contains(number - 1)
        else {
            throw .usage(Texts.noneChosen, hint: Texts.answerWithNumber)
        }
        return candidates[number - 1].subject
    }

    /// More would not help a person to choose.
    private static let mostChoices = 9
}

extension Failure {
    fileprivate static var unknownSubject: Failure { marquee(MarqueeError(.notFound, .init("subject.none", Texts.unknownSubject))) }
}
