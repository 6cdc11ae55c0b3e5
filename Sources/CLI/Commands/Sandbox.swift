import Foundation
import Marquee
import MarqueeSandbox

extension Command {
    static let sandbox = Command(
        name: "sandbox", usage: "sandbox", summary: "run a local TMDb-compatible server until interrupted", options: [.port, .fault]
    ) { (arguments, context) async throws(Failure) in
        guard arguments.words.count == 1 else { throw .usage("“sandbox” takes only options.") }
        guard let port = UInt16(exactly: try arguments.number(.port) ?? 0) else {
            throw .usage("“--port” needs a number from 0 to 65535.")
        }
        var fault: Sandbox.Behavior?
        if let text = arguments.text(.fault) {
            fault = Sandbox.Behavior(text)
            guard fault != nil else {
                let names = Sandbox.Fault.allCases.map(\.rawValue).joined(separator: ", ")
                throw .usage("There is no fault “\(text)”. There are latency=200ms, status=503, 429=2, drip=50ms, offline, \(names).")
            }
        }
        let server = try await CommandSession.startSandbox(port: port)
        if let fault { server.behave(fault) }
        let outcome = await CommandSession.outcome { () async throws(Failure) in
            if arguments.has(.json) {
                context.terminal.print(json: try JSON.text(SandboxJSON(server)))
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

private struct SandboxJSON: Encodable {
    let baseUrl: String
    let imageBaseUrl: String
    let webUrl: String
    let accessToken: String

    init(_ sandbox: Sandbox) {
        (baseUrl, imageBaseUrl) = (sandbox.baseURL.absoluteString, sandbox.imageBaseURL.absoluteString)
        (webUrl, accessToken) = (sandbox.baseURL.absoluteString, Sandbox.accessToken)
    }
}
