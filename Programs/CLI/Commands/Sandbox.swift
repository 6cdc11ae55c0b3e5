import Foundation
import Marquee
import MarqueeSandbox

extension Command {
    static let sandbox = Command(
        name: "sandbox", summary: CommandSummaries.sandbox,
        options: [.port, .host, .catalog, .exportNames, .latency, .pageSize, .rateLimit, .fault, .replay, .record, .from], isPaged: false,
        isEnglish: true, showsCached: .none
    ) { (arguments, context) async throws(Failure) in
        guard arguments.words.count == 1 else { throw .usage(Texts.onlyOptions("sandbox")) }
        let source = try SandboxSource(arguments, context)
        var options = try Sandbox.Options(arguments)
        options.onMiss = { [terminal = context.terminal] in terminal.note(Line($0)) }
        let fault = try arguments.fault()
        Interruption.includeTermination()
        let server = try await source.start(options, terminal: context.terminal)
        if let fault { server.behave(fault) }
        let outcome = await CommandSession.outcome { () async throws(Failure) in
            if arguments.has(.json) {
                try context.terminal.print(json: SandboxJSON(server, source))
            } else {
                let token = source.accessToken.map { [Line("TMDB_ACCESS_TOKEN=\($0)")] } ?? []
                context.terminal.print(
                    [
                        Line("TMDB_BASE_URL=\(server.baseURL)"), Line("TMDB_IMAGE_BASE_URL=\(server.imageBaseURL)"),
                        Line("TMDB_WEB_URL=\(source.webURL ?? server.baseURL.absoluteString)"),
                        Line("TMDB_EXPORTS_URL=\(source.exportsURL ?? server.baseURL.absoluteString)"),
                    ] + token)
            }
            context.terminal.note(Line(source.runs))
            while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
        }
        await server.stop()
        await source.end()
        try outcome.get()
    }
}

extension Sandbox.Options {
    fileprivate init(_ arguments: ParsedArguments) throws(Failure) {
        self.init()
        guard let port = UInt16(exactly: try arguments.number(.port) ?? 0) else {
            throw .usage(Texts.needsNumber("port", from: 0, to: 65_535))
        }
        self.port = port
        host = arguments.text(.host) ?? host
        if let text = arguments.text(.latency) {
            guard case .slow(let time) = Sandbox.Behavior("latency=" + text) else {
                throw .usage(Texts.latencyUsage)
            }
            latency = time
        }
        pageSize = try arguments.number(.pageSize) ?? pageSize
        guard (1...100).contains(pageSize) else { throw .usage(Texts.needsNumber("page-size", from: 1, to: 100)) }
        if let names = try arguments.number(.exportNames) {
            guard (1...10_000_000).contains(names) else { throw .usage(Texts.needsNumber("names", from: 1, to: 10_000_000)) }
            exports.names = names
        }
        rateLimit = try arguments.number(.rateLimit)
        if let rateLimit, rateLimit < 1 { throw .usage(Texts.needsNumberFromOne("rate-limit")) }
        if let path = arguments.text(.catalog) { catalog.add(try Self.catalog(at: path)) }
    }

    private static func catalog(at path: String) throws(Failure) -> SandboxCatalog {
        guard let json = FileManager.default.contents(atPath: path) else { throw .usage(Texts.fileUnread(path)) }
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
            throw .usage(Texts.noFault(text, others: names))
        }
        return fault
    }
}

private struct SandboxJSON: Encodable {
    let baseURL: String
    let imageBaseURL: String
    let webURL: String
    let exportsURL: String
    let accessToken: String?

    init(_ sandbox: Sandbox, _ source: SandboxSource) {
        (baseURL, imageBaseURL) = (sandbox.baseURL.absoluteString, sandbox.imageBaseURL.absoluteString)
        webURL = source.webURL ?? sandbox.baseURL.absoluteString
        exportsURL = source.exportsURL ?? sandbox.baseURL.absoluteString
        accessToken = source.accessToken
    }
}
