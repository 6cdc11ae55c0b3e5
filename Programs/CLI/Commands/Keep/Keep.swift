import Marquee
import MarqueeKeeping

extension Command {
    static let keep = Command(
        name: "keep",
        places: [Place(words: KeepWork.verbs, values: [.id, .address, .title]).open.optional()],
        summary: CommandSummaries.keep, options: Option.keptTitles + Option.discovery, isPaged: false, showsCached: .none
    ) { (arguments, context) async throws(Failure) in
        let work = try KeepWork(arguments)
        let asksServer: Bool
        switch work {
        case .list, .status, .release: asksServer = false
        case .keep, .run: asksServer = true
        }
        if case .run = work { try arguments.requireNetwork() }
        try await CommandSession.with(arguments, context, asksServer: asksServer) { (command) async throws(Failure) in
            switch work {
            case .keep(let wish): try await command.keep(wish)
            case .run(let id): try await command.run(try await command.jobs(id), isOne: id != nil)
            case .list: try await command.listKept()
            case .status(let id): try await command.showStatus(of: try await command.jobs(id))
            case .release(let id):
                guard let job = try await command.jobs(id).first else { return }
                try await command.release(job)
            }
        }
    }
}

/// The request of the words behind the command.
enum KeepWork {
    case keep(KeepWish)
    case list
    /// The beginning of an id; nil for all requests.
    case status(String?)
    case run(String?)
    case release(String)

    init(_ arguments: ParsedArguments) throws(Failure) {
        let words = arguments.words.dropFirst()
        // A title may begin with one of these words. No id of a request is longer or has other letters.
        let (verb, rest) = (words.first ?? "", words.dropFirst())
        if rest.isEmpty, !Self.optionsOfTitles.contains(where: arguments.has), let meant = Spelling.oneLetterOff(verb, among: Self.verbs) {
            throw .usage(Texts.keepUsage, hint: Texts.didYouMean("keep " + meant) + " " + Texts.keepsTitle(verb))
        }
        let isVerb = rest.isEmpty || rest.count == 1 && Self.isID(words[words.startIndex + 1])
        switch verb {
        case "list" where rest.isEmpty: self = .list
        case "status" where isVerb: self = .status(rest.first)
        case "run" where isVerb: self = .run(rest.first)
        case "release" where isVerb:
            guard let id = rest.first else { throw .usage(Texts.keepNeedsJob, hint: Texts.keepListShows) }
            self = .release(id)
        default:
            self = .keep(try KeepWish(arguments))
            return
        }
        if let option = Self.optionsOfTitles.first(where: arguments.has) {
            throw .usage(Texts.onlyForNewRequests(option.name))
        }
    }

    static let verbs = ["list", "status", "run", "release"]
    private static let optionsOfTitles = Option.keptTitles + Option.discovery

    private static func isID(_ word: String) -> Bool {
        (1...32).contains(word.count) && word.allSatisfy { $0.isASCII && $0.isHexDigit && !$0.isUppercase }
    }
}

extension CommandSession {
    /// The requests with an id that begins so; all of them for nil.
    fileprivate func jobs(_ beginning: String?) async throws(Failure) -> [KeepJob] {
        let jobs = try await marquee { () async throws(MarqueeError) in try await client.keeping.jobs() }
        guard let beginning else { return jobs }
        let found = jobs.filter { $0.id.hasPrefix(beginning) }
        guard !found.isEmpty else {
            throw .stated(MarqueeError.Reason("keep.unknown").words, hint: Texts.keepListShows, status: .notFound)
        }
        guard found.count == 1 else {
            throw .usage(
                Texts.severalBegin(beginning, found.prefix(9).map(\.shortID).joined(separator: Texts.comma)), hint: Texts.keepListShows)
        }
        return found
    }

    /// Stores a request, and works on it unless no network is allowed.
    fileprivate func keep(_ wish: KeepWish) async throws(Failure) {
        let request = try await wish.request(in: self)
        if wish.isEstimate {
            let cost = try await marquee { () async throws(MarqueeError) in try await client.keeping.estimate(request) }
            return try show(text: { Screens.estimate(cost, width: terminal.width) }, json: { KeepEstimateJSON(cost) })
        }
        let job = try await marquee { () async throws(MarqueeError) in try await client.keep(request) }
        guard policy != .offline else {
            let progress = try await marquee { () async throws(MarqueeError) in try await client.keeping.progress(of: job.id) }
            try show(text: { [Line(Texts.keepStored)] }, json: { KeptJSON(job, progress) })
            return terminal.note(Line(Texts.keepGoesOn(job.shortID)))
        }
        do throws(Failure) {
            try await run([job], isOne: true)
        } catch {
            // A request of which TMDb has no title would fail in every later run.
            guard error.status == .notFound else { throw error }
            try? await client.release(job.id)
            throw .stated(Texts.keepMissing, hint: Texts.nothingKeptNow, status: .notFound)
        }
    }

    fileprivate func release(_ job: KeepJob) async throws(Failure) {
        try await marquee { () async throws(MarqueeError) in try await client.release(job.id) }
        try show(text: { [Line(Texts.keepReleased(job.shortID))] }, json: { ReleasedJSON(released: job.id) })
    }
}

extension KeepJob {
    /// As many digits as people need to tell requests apart.
    var shortID: String { String(id.prefix(8)) }
}
