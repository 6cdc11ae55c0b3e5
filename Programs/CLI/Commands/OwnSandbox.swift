import Marquee
import MarqueeSandbox

extension MarqueeClient.Configuration {
    /// Points the configuration at a sandbox, with its answers stored in a folder of their own under a name that outlives its port.
    mutating func use(_ sandbox: Sandbox, folder: String?) throws(MarqueeError) {
        use(answersOfSandboxIn: folder)
        credential = try .accessToken(Sandbox.accessToken)
        baseURL = sandbox.baseURL
        imageBaseURL = sandbox.imageBaseURL
        exportsBaseURL = sandbox.baseURL
        webURL = sandbox.baseURL
    }

    /// The same without a sandbox: the answers of earlier ones can be read.
    mutating func use(answersOfSandboxIn folder: String?) {
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
