import Foundation
import Marquee
import MarqueeCatalog
import MarqueePresentation
import MarqueeSandbox

/// The tools of a command: a client, the policy that the options ask for, and a terminal.
struct CommandSession: Sendable {
    let client: MarqueeClient
    let policy: ReadPolicy
    let terminal: Terminal
    let isJSON: Bool
    /// Where a person answers questions.
    var input = Input.nothing
    var clock = WallClock.system
    /// Whether the sandbox inside this program answers, which ends with the command.
    var isOnOwnSandbox = false
    /// The account of the current session.
    var session: Session?
    /// How the server refuses the session, once it has.
    var refusal = SessionRefusal()
    /// Whether the server answers, for a screen that waits for it.
    var connection = ConnectionMonitor()
    /// Whether the server could not be reached.
    let outage = NetworkOutage()
    /// The titles that a look-up has found.
    let foundTitles = FoundTitles()
    /// Where a long command shows its progress; nil without a terminal.
    var progress: Progress?

    /// Opens a client as the environment and the options say, and closes it when the work is done.
    ///
    /// - Parameters:
    ///   - arguments: The command line.
    ///   - context: The environment of the command.
    ///   - asksServer: Whether the command needs a server, so that the sandbox is started if there is no credential.
    ///   - storage: The place of the store; nil for the usual one.
    ///   - work: The work of the command with the client.
    static func with(
        _ arguments: ParsedArguments, _ context: Context, asksServer: Bool = true,
        storage: MarqueeClient.Storage? = nil, work: (CommandSession) async throws(Failure) -> Void
    ) async throws(Failure) {
        var configuration = try configuration(context)
        (configuration.clock, configuration.time) = (context.clock, context.time)
        let (waiting, isVerbose, terminal) = (waiting(arguments, context), arguments.has(.verbose), context.terminal)
        let progress = waiting.map { Progress(terminal: terminal, time: context.time, besides: $0) }
        defer { progress?.end() }
        let (refusal, clock) = (SessionRefusal(), context.clock)
        let connection = ConnectionMonitor(now: { clock.now() })
        configuration.onEvent = { event in
            waiting?.note(event)
            refusal.note(event)
            connection.note(event)
            if isVerbose { terminal.note(event.line) }
            // Sign-ins and changes that were not sent may be lost with rows of the user's file; the cache file has neither.
            if !isVerbose, case .storeRebuilt(let reason) = event.kind, ["store.salvaged", "store.userLost"].contains(reason.key) {
                terminal.note(Line(Texts.noted(reason.words)))
            }
        }
        var sandbox: Sandbox?
        if configuration.credential == nil, configuration.baseURL == nil {
            let folder = Folders.sandbox(context.environment)
            if asksServer {
                terminal.note(Line(Texts.sandboxInstead))
                let server = try await CommandSession.startSandbox()
                sandbox = server
                try await marquee { () throws(MarqueeError) in try configuration.use(server, folder: folder) }
            } else {
                configuration.use(answersOfSandboxIn: folder)
            }
        }
        if let storage { configuration.storage = storage }
        var session: Session?
        let outcome = await outcome { () async throws(Failure) in
            let client = try await marquee { () async throws(MarqueeError) in try await MarqueeClient(configuration) }
            let outcome = await CommandSession.outcome { () async throws(Failure) in
                // A store that fails here reports its error when it is needed.
                session = try? await client.account.current()
                try await work(
                    CommandSession(
                        client: client, policy: CommandSession.policy(arguments), terminal: terminal, isJSON: arguments.has(.json),
                        input: context.input, clock: context.clock, isOnOwnSandbox: sandbox != nil, session: session, refusal: refusal,
                        connection: connection, progress: progress))
            }
            if case .failure(let failure) = outcome { await context.cachedTitles.note(failure, client) }
            // A person who interrupts does not want to wait.
            await client.shutdown(deadline: Task.isCancelled ? .milliseconds(500) : .seconds(5))
            try outcome.get()
        }
        waiting?.end()
        await sandbox?.stop()
        guard case .failure(let failure) = outcome else { return }
        if arguments.has(.offline), case .marquee(let error) = failure, error.code == .offline { throw .notCached(error) }
        throw refusal.explaining(failure, of: session)
    }

    /// The configuration of the environment, with the settings of options and of the configuration file.
    static func configuration(_ context: Context) throws(Failure) -> MarqueeClient.Configuration {
        let settings = context.settings
        if case .file(let line) = settings[.tokenFile].origin, let path = settings[.tokenFile].value?.expandingHome(context.environment),
            FileManager.default.isReadableFile(atPath: path), !MarqueeClient.Configuration.isTrusted(file: path)
        {
            throw .usage(Texts.tokenFileNotTrusted(line), hint: Texts.otherTokenFile)
        }
        // The SDK refuses such a value without the name of its variable.
        for key in [SettingKey.lang, .region] {
            guard case .variable(let name) = settings[key].origin, let complaint = settings[key].value.flatMap(key.complaint) else {
                continue
            }
            throw .usage(Texts.labeled(name) + complaint)
        }
        do throws(MarqueeError) {
            var configuration = try MarqueeClient.Configuration(environment: settings.environment(over: context.environment))
            if let languages = settings.languages, let first = languages.first {
                configuration.language = first
                configuration.fallbackLanguages = Array(languages.dropFirst())
            }
            configuration.regions = settings.regions
            configuration.catalog = .inStoreFolder
            return configuration
        } catch {
            let isOfFile = ["credential.file", "credential.notAFile", "credential.writable"].contains(error.reason.key)
            guard isOfFile, case .file(let line) = settings[.tokenFile].origin else { throw .marquee(error) }
            throw .usage(Texts.tokenFileUnread(line), hint: Texts.otherTokenFile)
        }
    }

    /// The place of a command's store: for the sandbox, a folder of its own.
    static func storage(_ configuration: MarqueeClient.Configuration, _ context: Context) -> MarqueeClient.Storage {
        guard configuration.credential == nil, configuration.baseURL == nil else { return configuration.storage }
        return Folders.sandbox(context.environment).map { .folder($0) } ?? .memory
    }

    /// Shows waits on a terminal with a status line, unless `--verbose` shows all events.
    private static func waiting(_ arguments: ParsedArguments, _ context: Context) -> Waiting? {
        guard context.terminal.showsStatus, !arguments.has(.verbose) else { return nil }
        return Waiting(terminal: context.terminal, time: context.time)
    }

    static func startSandbox(_ options: Sandbox.Options = Sandbox.Options()) async throws(Failure) -> Sandbox {
        do {
            return try await Sandbox.start(options)
        } catch {
            throw failure(of: error)
        }
    }

    static func failure(of error: SandboxError) -> Failure {
        switch error {
        case .portTaken(let port): .other(Texts.portTaken(Int(port)), hint: Texts.freePort)
        case .notAnAddress(let host): .usage(Texts.notAnAddress(host))
        case .invalidCatalog(let place, let reason):
            .usage(Texts.invalidCatalog(place, reason), hint: Texts.catalogForm)
        case .system:
            .other(Texts.cannotListen, hint: Texts.freeLocalPort)
        }
    }

    /// Shows a read value as text or as JSON, and prints to standard error why it is not fresh.
    func show<Value: Encodable>(_ fetched: Fetched<Value>, text: (Value) -> [Line]) throws(Failure) {
        try show(text: { text(fetched.value) }, json: { fetched })
        noteTroubles(of: fetched)
    }

    /// Tells on the side why a value is not fresh, or not whole.
    func noteTroubles<Value>(of fetched: Fetched<Value>) {
        if let error = fetched.refreshError {
            terminal.note(Line(Texts.cachedBecause(error.words)))
        }
        if fetched.droppedRows > 0 { terminal.note(Line(Texts.entriesDropped(fetched.droppedRows))) }
    }

    /// Shows a value as text or as JSON.
    func show(text: () -> [Line], json: () -> any Encodable) throws(Failure) {
        if isJSON { try terminal.print(json: json()) } else { terminal.print(text()) }
    }

    /// The marks of the person on the read items.
    func marking<Value>(_ fetched: Fetched<Value>) -> Marking { Marking(fetched.marks, isSignedIn: session != nil) }

    private static func policy(_ arguments: ParsedArguments) -> ReadPolicy {
        if arguments.has(.offline) { return .offline }
        return arguments.has(.fresh) ? .fresh : .cached
    }

    static func outcome(_ work: () async throws(Failure) -> Void) async -> Result<Void, Failure> {
        do throws(Failure) {
            return .success(try await work())
        } catch {
            return .failure(error)
        }
    }
}
