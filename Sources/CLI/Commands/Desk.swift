import Foundation
import Marquee
import MarqueeSandbox

/// What a command works with: a client, the policy that the options ask for, and a terminal.
struct Desk: Sendable {
    let client: MarqueeClient
    let policy: ReadPolicy
    let terminal: Terminal
    let isJSON: Bool

    /// Opens a client as the environment and the options say, and closes it when the work is done.
    static func with(
        _ invocation: Invocation, _ environment: [String: String], _ terminal: Terminal,
        work: (Desk) async throws(Failure) -> Void
    ) async throws(Failure) {
        var configuration = try await marquee { () throws(MarqueeError) in
            try MarqueeClient.Configuration(environment: environment)
        }
        if let languages = invocation.text(.lang)?.split(separator: ",", omittingEmptySubsequences: false).map(String.init),
            let first = languages.first
        {
            configuration.language = first
            configuration.fallbackLanguages = Array(languages.dropFirst())
        }
        configuration.region = invocation.text(.region) ?? configuration.region
        var sandbox: Sandbox?
        if configuration.credential == nil, configuration.baseURL == nil {
            terminal.complain("No credential is set, so a sandbox inside this program answers in place of TMDb.")
            let server = try await Desk.startSandbox()
            sandbox = server
            try await marquee { () throws(MarqueeError) in
                try configuration.use(server, folder: Folders.sandbox(environment))
            }
        }
        let outcome = await outcome { () async throws(Failure) in
            let client = try await marquee { () async throws(MarqueeError) in try await MarqueeClient(configuration) }
            let outcome = await Desk.outcome { () async throws(Failure) in
                try await work(
                    Desk(client: client, policy: Desk.policy(invocation), terminal: terminal, isJSON: invocation.has(.json)))
            }
            await client.shutdown()
            try outcome.get()
        }
        await sandbox?.stop()
        try outcome.get()
    }

    static func startSandbox(port: UInt16 = 0) async throws(Failure) -> Sandbox {
        do {
            return try await Sandbox.start(Sandbox.Options(port: port))
        } catch {
            throw .other("The sandbox cannot listen on this port.")
        }
    }

    /// Shows a value as text or as JSON, and tells on the side why it is not fresh.
    func show<Value>(_ fetched: Fetched<Value>, text: (Value) -> [String], json: (Fetched<Value>) -> any Encodable) throws(Failure) {
        if isJSON {
            terminal.print(try JSON.text(json(fetched)))
        } else {
            for line in text(fetched.value) { terminal.print(line) }
        }
        if let error = fetched.refreshError { terminal.complain("note: what is kept is shown, for this reason: \(error.reason.text)") }
        if fetched.dropped > 0 { terminal.complain("note: \(fetched.dropped) entries of the answer could not be read.") }
    }

    private static func policy(_ invocation: Invocation) -> ReadPolicy {
        if invocation.has(.offline) { return .offline }
        return invocation.has(.fresh) ? .fresh : .cached
    }

    static func outcome(_ work: () async throws(Failure) -> Void) async -> Result<Void, Failure> {
        do throws(Failure) {
            return .success(try await work())
        } catch {
            return .failure(error)
        }
    }
}

extension MarqueeClient.Configuration {
    /// Points the configuration at a sandbox, with its answers kept in a folder of their own under a name that outlives its port.
    mutating func use(_ sandbox: Sandbox, folder: String?) throws(MarqueeError) {
        credential = try .accessToken(Sandbox.accessToken)
        baseURL = sandbox.baseURL
        imageBaseURL = sandbox.imageBaseURL
        serverName = "sandbox"
        storage = folder.map { .folder($0) } ?? .memory
    }
}

enum Folders {
    /// The folder of the sandbox's answers, beside those of TMDb; nil where no home is known.
    static func sandbox(_ environment: [String: String]) -> String? {
        if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") { return cache + "/marquee/sandbox" }
        guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        return home + "/.cache/marquee/sandbox"
    }
}
