import Foundation
import Marquee
import MarqueeSandbox

extension Command {
    static let sandbox = Command(
        name: "sandbox", usage: "sandbox", summary: "run a local TMDb-compatible server until interrupted",
        options: [.port, .host, .catalog, .latency, .pageSize, .rateLimit, .fault], isPaged: false
    ) { (arguments, context) async throws(Failure) in
        guard arguments.words.count == 1 else { throw .usage("“sandbox” takes only options.") }
        let options = try Sandbox.Options(arguments)
        let fault = try arguments.fault()
        Interruption.includeTermination()
        let server = try await CommandSession.startSandbox(options)
        if let fault { server.behave(fault) }
        let outcome = await CommandSession.outcome { () async throws(Failure) in
            if arguments.has(.json) {
                try context.terminal.print(json: SandboxJSON(server))
            } else {
                context.terminal.print([
                    Line("TMDB_BASE_URL=\(server.baseURL)"), Line("TMDB_IMAGE_BASE_URL=\(server.imageBaseURL)"),
                    Line("TMDB_WEB_URL=\(server.baseURL)"), Line("TMDB_ACCESS_TOKEN=\(Sandbox.accessToken)"),
                ])
            }
            context.terminal.note("The sandbox runs until it is interrupted. Its token is not a secret: it is valid only here.")
            while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
        }
        await server.stop()
        try outcome.get()
    }
}

extension Sandbox.Options {
    fileprivate init(_ arguments: ParsedArguments) throws(Failure) {
        self.init()
        guard let port = UInt16(exactly: try arguments.number(.port) ?? 0) else {
            throw .usage("“--port” needs a number from 0 to 65535.")
        }
        self.port = port
        host = arguments.text(.host) ?? host
        if let text = arguments.text(.latency) {
            guard case .slow(let time) = Sandbox.Behavior("latency=" + text) else {
                throw .usage("“--latency” needs a time up to a minute, such as 200ms or 1s.")
            }
            latency = time
        }
        pageSize = try arguments.number(.pageSize) ?? pageSize
        guard (1...100).contains(pageSize) else { throw .usage("“--page-size” needs a number from 1 to 100.") }
        rateLimit = try arguments.number(.rateLimit)
        if let rateLimit, rateLimit < 1 { throw .usage("“--rate-limit” needs a number from 1.") }
        if let path = arguments.text(.catalog) { catalog.add(try Self.catalog(at: path)) }
    }

    private static func catalog(at path: String) throws(Failure) -> SandboxCatalog {
        guard let json = FileManager.default.contents(atPath: path) else { throw .usage("The file “\(path)” cannot be read.") }
        do {
            return try SandboxCatalog(json: json)
        } catch {
            throw CommandSession.failure(of: error)
        }
    }
}

extension ParsedArguments {
    fileprivate func fault() throws(Failure) -> Sandbox.Behavior? {
        guard let text = text(.fault) else { return nil }
        guard let fault = Sandbox.Behavior(text) else {
            let names = Sandbox.Fault.allCases.map(\.rawValue).joined(separator: ", ")
            throw .usage("There is no fault “\(text)”. There are latency=200ms, status=503, 429=2, drip=50ms, offline, \(names).")
        }
        return fault
    }
}

private struct SandboxJSON: Encodable {
    let baseURL: String
    let imageBaseURL: String
    let webURL: String
    let accessToken: String

    init(_ sandbox: Sandbox) {
        (baseURL, imageBaseURL) = (sandbox.baseURL.absoluteString, sandbox.imageBaseURL.absoluteString)
        (webURL, accessToken) = (sandbox.baseURL.absoluteString, Sandbox.accessToken)
    }
}
