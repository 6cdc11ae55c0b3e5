import Marquee
import MarqueeAdministration
import MarqueeData
import MarqueePostgreSQL
import MarqueeSQLiteAdministration

extension Command {
    static let store = Command(
        name: "store",
        places: [
            .words("status", "check", "repair", "migrate", "pending", "discard", "resend", "forget", "export", "import").optional(
                then: .value(.file).optional())
        ],
        summary: CommandSummaries.store,
        options: [.database, .schema, .accountNumber, .changeState, .limit, .dryRun, .withoutSessions, .yes],
        needsSettings: false, isEnglish: true, showsCached: .none
    ) { (arguments, context) async throws(Failure) in
        guard let act = StoreAct(arguments.words.dropFirst()) else { throw .usage(Texts.storeUsage) }
        try act.check(arguments)
        let choice = try StoreChoice(arguments)
        let store = try StorePlace(arguments, context).administration()
        let command = StoreCommand(store: store, choice: choice, arguments: arguments, terminal: context.terminal)
        let outcome = await CommandSession.outcome { () async throws(Failure) in try await command.run(act) }
        await store.close()
        try outcome.get()
    }
}

/// The request of the words behind the command.
enum StoreAct: Equatable {
    case status, check, repair, migrate, pending, discard, resend, forget
    case export(String)
    case restore(String)

    init?(_ words: ArraySlice<String>) {
        let (word, rest) = (words.first ?? "status", Array(words.dropFirst()))
        switch (word, rest.count) {
        case ("status", 0): self = .status
        case ("check", 0): self = .check
        case ("repair", 0): self = .repair
        case ("migrate", 0): self = .migrate
        case ("pending", 0): self = .pending
        case ("discard", 0): self = .discard
        case ("resend", 0): self = .resend
        case ("forget", 0): self = .forget
        case ("export", 1): self = .export(rest[0])
        case ("import", 1): self = .restore(rest[0])
        default: return nil
        }
    }

    /// The options that it takes, besides those of every act.
    private var options: [Option] {
        switch self {
        case .status, .check: []
        case .migrate, .restore: [.dryRun]
        case .repair: [.dryRun, .yes]
        case .pending: [.accountNumber, .changeState, .limit]
        case .discard: [.accountNumber, .changeState, .dryRun, .yes]
        case .resend: [.accountNumber, .changeState, .dryRun]
        case .forget: [.accountNumber, .dryRun, .yes]
        case .export: [.withoutSessions]
        }
    }

    /// Refuses options of other acts, and acts that must be confirmed and are not.
    func check(_ arguments: ParsedArguments) throws(Failure) {
        for option in [Option.accountNumber, .changeState, .limit, .dryRun, .withoutSessions, .yes] where arguments.has(option) {
            guard options.contains(option) else { throw .usage(Texts.notSupported(option.name)) }
        }
        let isConfirmed = arguments.has(.yes) || arguments.has(.dryRun)
        switch self {
        case .discard where !isConfirmed && !arguments.has(.accountNumber) && !arguments.has(.changeState):
            throw .usage(Texts.discardsAll, hint: Texts.storeConfirm)
        case .repair where !isConfirmed: throw .usage(Texts.storeRepairs, hint: Texts.storeConfirm)
        case .forget where !arguments.has(.accountNumber): throw .usage(Texts.storeNeedsAccount)
        case .forget where !isConfirmed: throw .usage(Texts.storeForgetsAll, hint: Texts.storeConfirm)
        case .export("-"), .restore("-"): throw .usage(Texts.storeNeedsFile, hint: Texts.nameNewFile)
        default: break
        }
    }
}

/// The changes that the options choose.
struct StoreChoice {
    let selection: ChangeSelection
    let limit: Int

    init(_ arguments: ParsedArguments) throws(Failure) {
        selection = ChangeSelection(
            tenant: try arguments.number(.accountNumber),
            state: arguments.text(.changeState).flatMap { ChangeSelection.State(rawValue: $0) })
        limit = try arguments.limit() ?? 100
    }
}

/// Where the store is: a connection string of PostgreSQL, a folder, or the own folders of this user.
struct StorePlace {
    let arguments: ParsedArguments
    let context: Context

    init(_ arguments: ParsedArguments, _ context: Context) { (self.arguments, self.context) = (arguments, context) }

    func administration() throws(Failure) -> any StoreAdministration {
        let place = arguments.text(.database)
        do throws(MarqueeError) {
            if let place, Self.isConnection(place) {
                return try PostgreSQLAdministration(place, schema: arguments.text(.schema) ?? "marquee")
            }
            if arguments.has(.schema) { throw MarqueeError.noSchema }
            let storage: MarqueeClient.Storage? = place.map { .folder($0) }
            if let location = (storage ?? own).location { return try SQLiteAdministration(location) }
        } catch {
            guard error != .noSchema else { throw .usage(Texts.storeNoSchema) }
            throw .ofStore(error)
        }
        throw .usage(Texts.storeUsage)
    }

    /// The folders that the other commands use.
    private var own: MarqueeClient.Storage {
        guard let configuration = try? CommandSession.configuration(context) else { return .standard }
        return CommandSession.storage(configuration, context)
    }

    /// Whether a place is a connection string. A folder has no equals sign, or is written with a slash or a dot before it.
    private static func isConnection(_ place: String) -> Bool {
        // An address of another database is refused as a connection string, and not taken for a folder.
        if place.contains("://") { return true }
        return !place.hasPrefix("/") && !place.hasPrefix(".") && place.contains("=")
    }
}

extension MarqueeError {
    fileprivate static let noSchema = MarqueeError(.invalidInput, .init("", ""))
}

extension Failure {
    /// A failure of the store that an operator looks at. Its folder or its connection string is not repeated.
    static func ofStore(_ error: MarqueeError) -> Failure {
        let failure = Failure.marquee(error)
        guard [.storage, .storageFull, .invalidInput].contains(error.code) else { return failure }
        return .stated(failure.message, hint: Texts.storeCheckPlace, status: failure.status)
    }
}
