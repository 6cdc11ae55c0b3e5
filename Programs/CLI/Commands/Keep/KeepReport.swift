import Marquee
import MarqueeKeeping

/// Says how far the work on a request is: on one line of a terminal that is rewritten, elsewhere by a line for each tenth, and with
/// `--json=lines` by an object for each step.
struct KeepReport {
    private let session: CommandSession
    private var tenth = 0
    /// The trouble that was named last, so that it is named once.
    private var trouble: String?
    /// The pauses since the last title, and the number of titles then.
    private var (waited, done) = (Duration.zero, -1)

    /// Off a terminal, the longest time without a title: a run of a timer must end before the timer has begun many others.
    private static let longestWait = Duration.seconds(300)

    init(_ session: CommandSession) { self.session = session }

    /// Reports a step. Throws if the server was waited for too long and no one is there to interrupt it.
    mutating func take(_ step: KeepProgress, of job: KeepJob) throws(Failure) {
        if step.items - step.left != done { (waited, done) = (.zero, step.items - step.left) }
        if session.isJSON, session.terminal.printsRows { try session.terminal.print(json: KeepProgressJSON(step)) }
        session.progress?.note(step.line)
        switch step.state {
        case .waiting(let pause, let error):
            waited += pause
            if session.progress == nil, waited > Self.longestWait {
                throw .stated(error.words, hint: Texts.keepGoesOn(job.shortID), status: Failure.marquee(error).status)
            }
            note(Texts.keepWaits(because: error.words))
        case .elsewhere: note(Texts.keepElsewhere)
        case .working:
            let done = step.items - step.left
            guard session.progress == nil, !session.isJSON, done > 0, step.left > 0, done * 10 / step.items > tenth else { return }
            tenth = done * 10 / step.items
            session.terminal.note(Line(step.line))
        case .idle, .finished, .full, .budgetSpent, .failed: break
        }
    }

    private mutating func note(_ trouble: String) {
        guard trouble != self.trouble else { return }
        self.trouble = trouble
        session.terminal.note(Line(trouble))
    }
}

extension CommandSession {
    /// Works on requests until each has ended, shows how far that is, and fails as the first of them that did not end well.
    ///
    /// - Parameters:
    ///   - jobs: The requests.
    ///   - isOne: Whether the command line names one, whose JSON is no list.
    func run(_ jobs: [KeepJob], isOne: Bool) async throws(Failure) {
        if jobs.isEmpty { return try show(text: { [Line(Texts.nothingKept)] }, json: { KeptListJSON(jobs: []) }) }
        progress?.takeLine()
        var (ends, failure) = ([KeptJSON](), Failure?.none)
        for job in jobs {
            let end = try await run(job)
            failure = failure ?? end.failure(of: job)
            ends.append(KeptJSON(job, end))
            // The failure says it where TMDb has none of the titles.
            if isJSON || end.failure(of: job)?.status == .notFound { continue }
            terminal.print(Line(Texts.kept(end.line)) + Line("  " + job.shortID, .faint))
            noteRest(of: end, job)
        }
        if isJSON, !terminal.printsRows {
            if isOne, let only = ends.first {
                try terminal.print(json: only)
            } else {
                try terminal.print(json: KeptListJSON(jobs: ends))
            }
        }
        if let failure { throw failure }
    }

    private func run(_ job: KeepJob) async throws(Failure) -> KeepProgress {
        let steps = try await marquee { () async throws(MarqueeError) in try client.keeping.run(job.id) }
        var (report, last) = (KeepReport(self), KeepProgress?.none)
        for await step in steps {
            last = step
            try report.take(step, of: job)
        }
        if Task.isCancelled { throw .stated(Texts.interrupted, hint: Texts.keepGoesOn(job.shortID), status: .interrupted) }
        if let last { return last }
        // The requests could not be read, which this read says.
        return try await marquee { () async throws(MarqueeError) in try await client.keeping.progress(of: job.id) }
    }

    private func noteRest(of end: KeepProgress, _ job: KeepJob) {
        if end.missing + end.failed > 0 { terminal.note(Line(Texts.keepFailures(end.missing + end.failed, job.shortID))) }
        if case .budgetSpent = end.state { terminal.note(Line(Texts.keepBudgetSpent(job.shortID))) }
    }
}

extension KeepProgress {
    /// How many titles are stored, and their size.
    var line: String { line(of: items) }

    /// The same with the titles that are known before the first run.
    func line(of job: KeepJob) -> String { line(of: job.count(self)) }

    private func line(of count: Int) -> String {
        let titles = Texts.keptTitles(stored, of: count) + Texts.comma + Texts.megabytes(bytes)
        return pictures == 0 ? titles : titles + Texts.comma + Texts.keptPictures(pictures)
    }

    /// The failure of a command that ended so. A title that TMDb does not have is none, unless it was the only one.
    fileprivate func failure(of job: KeepJob) -> Failure? {
        switch state {
        case .failed(let error): .marquee(error)
        case .full: .stated(Texts.keepFull, hint: Texts.keepFullHint, status: .storage)
        case .finished where failed > 0: .stated(Texts.keepNotAll, hint: Texts.keepStatusShows(job.shortID), status: .failure)
        case .finished where missing > 0 && stored == 0:
            .stated(Texts.keepMissing, hint: Texts.keepStatusShows(job.shortID), status: .notFound)
        case .finished, .budgetSpent, .idle, .working, .waiting, .elsewhere: nil
        }
    }
}
