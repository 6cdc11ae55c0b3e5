import Marquee
import MarqueePresentation

extension CommandSession {
    /// The one item that is meant. If several fit, a person on a terminal is asked.
    func resolve(_ query: SubjectQuery) async throws(Failure) -> ItemReference {
        if let item = query.item { return item }
        return try await resolve(query, among: try await lookUp(query.lookUp))
    }

    /// The one item that is meant of those that a look-up has found.
    func resolve(_ query: SubjectQuery, among found: LookUpResults) async throws(Failure) -> ItemReference {
        let choices = found.choices
        // Without the server, other titles of this device say nothing about it.
        guard let first = choices.first else { throw policy == .offline ? .subjectNotOnDevice : .unknownSubject }
        let chosen = choices.count == 1 ? first : try await choice(among: choices, for: query)
        if choices.count == 1, first.reason == .correctedSpelling {
            terminal.note(Line(Texts.taken(first.label, for: query.title)))
        }
        let item = query.narrowed(chosen.item)
        foundTitles.note(chosen.title, of: item)
        return item
    }

    /// Looks a text up as the policy of the command says. After a failure of the server, the next read does not ask it again.
    func lookUp(_ query: LookUpQuery) async throws(Failure) -> LookUpResults {
        var query = query
        query.policy = policyOfNextRead
        let results = try await marquee { () async throws(MarqueeError) in try await client.lookUp(query) }
        outage.note(results.refreshError)
        return results
    }

    /// Asks which one is meant, or says that it must be said.
    private func choice(among all: [LookUpCandidate], for query: SubjectQuery) async throws(Failure) -> LookUpCandidate {
        let (candidates, text) = (all.prefix(Self.mostChoices), query.title)
        guard input.isTerminal, terminal.isSeen else {
            let words = candidates.map { Texts.labeled(Texts.quoted($0.item.words)) + $0.label }
            let choices = (words + (all.count > candidates.count ? [Texts.andOthers] : [])).joined(separator: "; ")
            throw .usage(Texts.ambiguous(text, choices), hint: Texts.nameByKind("\(query.command) \(candidates[0].item.words)"))
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
        return candidates[number - 1]
    }

    /// More would not help a person to choose.
    private static let mostChoices = 9
}

extension LookUpCandidate {
    /// Its title and its year, for a person.
    var label: String { (title ?? item.words) + yearNote }

    fileprivate var line: Line { Line(item.words, .faint).padded(to: 16) + Line("  ") + Line(title ?? "") + Line(yearNote, .faint) }

    private var yearNote: String { year.map { " (\($0))" } ?? "" }
}

extension Failure {
    fileprivate static var subjectNotOnDevice: Failure { marquee(MarqueeError(.offline, .init("read.notCached"))) }

    fileprivate static var unknownSubject: Failure { marquee(MarqueeError(.notFound, .init("subject.none", Texts.unknownSubject))) }
}
