import Foundation
import Marquee
import MarqueeSandbox
import Synchronization
import TestKit

@testable import MarqueeCLI

/// Lines to a server, and the answers by their ids.
final class MCPTalk: Sendable {
    private let lines: Mutex<[MCPInput]>
    private let sent = Mutex<[JSONValue]>([])

    init(_ lines: [String]) { self.lines = Mutex(lines.map { .line(Array($0.utf8)) }) }

    var answers: [JSONValue] { sent.withLock { $0 } }
    func next() -> MCPInput? { lines.withLock { $0.isEmpty ? nil : $0.removeFirst() } }
    func send(_ line: [UInt8]) { sent.withLock { $0.append((try? JSONDecoder().decode(JSONValue.self, from: Data(line))) ?? .null) } }
    func answer(_ id: Int) -> JSONValue { answers.first { $0["id"].int == id } ?? .null }
}

/// Tests that talk with the server of the Model Context Protocol.
protocol MCPTalking {}

extension MCPTalking {
    func talk(_ lines: [String], _ tools: [MCPTool]) async -> MCPTalk {
        let talk = MCPTalk(lines)
        await MCPServer(tools: tools) { talk.send($0) }.run { talk.next() }
        return talk
    }

    static func call(_ id: Int, _ tool: String, _ arguments: String = "{}") -> String {
        #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
    }

    /// Passes lines to the tools of a client of a sandbox.
    func onSandbox(
        signsIn: Bool = false, policy: ReadPolicy = .cached, _ lines: [String],
        check: (MCPTalk, Sandbox, MarqueeClient) async throws -> Void
    ) async throws {
        let sandbox = try await Sandbox.start(Sandbox.Options())
        let folder = try TemporaryFolder()
        let client = try await MarqueeClient(environment: [:]) {
            $0.credential = try .accessToken(Sandbox.accessToken)
            $0.baseURL = sandbox.baseURL
            $0.storage = .folder(folder.path("store"))
            $0.connections.usesEnvironmentProxies = false
            $0.rateLimiter = nil
            $0.region = "US"
        }
        if signsIn {
            _ = try await client.account.signIn(username: Sandbox.Account.viewer.username, password: Sandbox.Account.viewer.password)
        }
        let tools = MCPTools(client: client, policy: policy, clock: .system)
        try await check(await talk(lines, tools.all), sandbox, client)
        await client.shutdown()
        await sandbox.stop()
    }
}
