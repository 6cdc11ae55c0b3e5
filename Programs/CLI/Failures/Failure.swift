import Marquee

/// The reason why a command failed.
enum Failure: Error {
    case usage(String, hint: String = Failure.usageHint)
    case marquee(MarqueeError)
    /// Nothing is cached that could be shown without the server, which the command may not ask.
    case notCached(MarqueeError)
    /// The server did not take a mark.
    case rejected(MarqueeError)
    /// The server rejected the session.
    case sessionEnded(MarqueeError)
    /// The server rejected the session of a guest, or one of its reads.
    case guestRefused(MarqueeError, hasEnded: Bool)
    /// The list ends before this page.
    case noPage(Int, last: Int)
    case other(String, hint: String)
    /// A failure with a status of its own.
    case stated(String, hint: String, status: ExitStatus)

    /// Standard output did not take all of the data, for a reason in the system's words.
    static func unprinted(because reason: String) -> Failure {
        .other(Texts.unprinted(reason), hint: Texts.freeSpace)
    }

    var message: String {
        switch self {
        case .usage(let text, _), .other(let text, _), .stated(let text, _, _): text
        case .rejected(let error): Texts.markRejected(error.words)
        case .marquee(let error) where error.code == .cancelled: Texts.interrupted
        case .notCached: Texts.nothingCached
        case .noPage(let number, let last): Texts.noPage(number, last: last)
        case .guestRefused(_, hasEnded: true): Texts.guestEnded
        case .marquee(let error), .sessionEnded(let error), .guestRefused(let error, hasEnded: false): error.words
        }
    }

    /// The hint, for a command line that differs from the advice.
    func hint(for invocation: Invocation = Invocation()) -> String {
        let hint =
            switch self {
            case .usage(_, let hint): (invocation.title.map { Texts.maybeTitle($0) + " " } ?? "") + hint
            case .marquee(let error): Self.hint(forSignInTrouble: error) ?? Self.hint(for: error, invocation)
            case .notCached: invocation.wayToTitles ?? Texts.runOnline
            case .noPage(_, let last): Texts.showsLastPage(last)
            case .sessionEnded(let error): Self.hint(forEndOfSession: error)
            case .guestRefused(_, let hasEnded): hasEnded ? Texts.hintGuestEnded : Texts.hintGuestRefused
            case .rejected: Texts.rejectedChanges
            case .other(_, let hint), .stated(_, let hint, _): hint
            }
        return invocation.command.map { hint.replacing(Self.usageHint, with: Texts.helpExplains($0)) } ?? hint
    }

    var status: ExitStatus {
        switch self {
        case .usage: .usage
        case .other: .failure
        case .stated(_, _, let status): status
        case .noPage: .notFound
        case .sessionEnded, .guestRefused: .unauthorized
        case .marquee(let error), .notCached(let error), .rejected(let error): Self.status(for: error.code)
        }
    }

    static var usageHint: String { Texts.usageHint }

    private static func hint(for error: MarqueeError, _ invocation: Invocation) -> String {
        switch error.code {
        case .unauthorized:
            invocation.credential.map(Texts.credentialFrom) ?? Texts.setToken
        case .forbidden: Texts.notAllowedTo
        case .offline, .timeout: invocation.withWayToCache(Texts.checkNetwork)
        case .notFound where error.reason.key == "catalog.noExport": Texts.catalogDayHint
        case .notFound: waysToIDs[invocation.command ?? ""].map(Texts.showsIDs) ?? Texts.searchFindsIDs
        case .rateLimited:
            invocation.withWayToCache(
                error.retryAfter.map { Texts.tryAgain(inSeconds: Int(clamping: $0.components.seconds)) } ?? Texts.waitAMoment)
        case .refused: Texts.otherValues
        case .server: invocation.withWayToCache(Texts.tryAgainLater)
        case .unreadable: Texts.captivePortal
        // Another folder mends these, and a check of the store would fail in the same way.
        case .storage where ["store.system", "store.notPrivate", "store.readOnly"].contains(error.reason.key):
            Texts.otherFolders + " " + invocation.storePlace
        case .storage where ["catalog.damaged", "catalog.ignored"].contains(error.reason.key): Texts.catalogImportHint
        case .storage where error.reason.key == "catalog.busy": Texts.tryAgainLater
        case .storage:
            (invocation.command == "doctor" ? "" : Texts.doctorChecksStore + " ") + invocation.storePlace
        case .storageFull: Texts.freeDiskSpace
        case .invalidInput where error.reason.key == "transport.authorities": Texts.installAuthorities
        case .invalidInput where error.reason.key == "catalog.tooFew": Texts.catalogFewerHint
        case .invalidInput: usageHint
        case .closed, .cancelled: Texts.runAgain
        default: invocation.isVerbose ? Texts.eventsAbove : Texts.verboseShows
        }
    }

    /// The commands that show the ids that other commands take.
    private static let waysToIDs = [
        "lists": "marquee lists", "company": "marquee search --companies TEXT", "keyword": "marquee search --keywords TEXT",
        "collection": "marquee search --collections TEXT",
    ]

    private static func status(for code: MarqueeError.Code) -> ExitStatus {
        switch code {
        case .notFound: .notFound
        case .unauthorized, .forbidden: .unauthorized
        case .offline, .timeout: .offline
        case .rateLimited: .rateLimited
        case .storage, .storageFull: .storage
        case .invalidInput: .usage
        case .cancelled: .interrupted
        default: .failure
        }
    }
}

/// Runs SDK calls inside a command, whose errors are ``Failure``s.
func marquee<Value>(_ body: () async throws(MarqueeError) -> Value) async throws(Failure) -> Value {
    do throws(MarqueeError) {
        return try await body()
    } catch {
        throw .marquee(error)
    }
}
