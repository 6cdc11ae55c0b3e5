import Foundation
import Marquee

extension Command {
    static let mcp = Command(
        name: "mcp", summary: CommandSummaries.mcp, options: [], printsJSON: false, isPaged: false, isEnglish: true, showsCached: .none
    ) { (arguments, context) async throws(Failure) in
        guard arguments.words.count == 1 else { throw .usage(Texts.onlyOptions("mcp")) }
        Interruption.includeTermination()
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            let (terminal, reader) = (command.terminal, MCPReader(STDIN_FILENO))
            let output = DispatchQueue(label: "marquee.mcp.output")
            let tools = MCPTools(client: command.client, policy: command.policy, clock: command.clock)
            let server = MCPServer(tools: tools.all) { line in
                await withCheckedContinuation { continuation in
                    output.async {
                        terminal.write(bytes: line + [UInt8(ascii: "\n")])
                        // A client that has ended takes no more answers.
                        if !terminal.isOpen { reader.end() }
                        continuation.resume()
                    }
                }
            }
            await server.run { await reader.next() }
        }
    }
}
