import Foundation
import MarqueeSandbox
import TestKit
import Testing

/// The server of the Model Context Protocol, driven by the official client for Python, which `Scripts/setup-mcp` installs.
@Suite(.timeLimit(.minutes(5)))
struct ForeignAssistantTests {
    private static let python = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../.build/tools/mcp/bin/python")
        .standardized.path

    /// Talks to a server in each way of connecting, and prints a line for each.
    private static let program = """
        import asyncio, json, os, sys
        import mcp_types as types
        from mcp import Client, StdioServerParameters
        from mcp.shared.exceptions import MCPError

        server = StdioServerParameters(command=sys.argv[1], args=["mcp"], env=dict(os.environ))

        async def talk(mode):
            async with Client(server, mode=mode, read_timeout_seconds=60) as client:
                tools = {tool.name: tool for tool in (await client.list_tools()).tools}
                assert len(tools) == 10, tools.keys()
                assert all(tool.input_schema["type"] == "object" for tool in tools.values())
                assert not tools["mark"].annotations.read_only_hint and tools["details"].annotations.read_only_hint
                found = await client.call_tool("look_up", {"text": "fight club"})
                item = found.structured_content["data"]["items"][0]["item"]
                details = await client.call_tool("details", {"item": item})
                assert not details.is_error, details
                assert json.loads(details.content[0].text) == details.structured_content
                assert details.structured_content["data"]["title"] == "Fight Club"
                refused = await client.call_tool("mark", {"item": item, "favorite": True})
                assert refused.is_error and refused.structured_content["error"]["code"] == "unauthorized", refused
                wrong = await client.call_tool("details", {"item": "nothing"})
                assert wrong.is_error
                try:
                    await client.call_tool("no_such_tool", {})
                    raise AssertionError("an unknown tool is known")
                except MCPError as error:
                    assert error.code == -32602, error
                many = await asyncio.gather(*(client.call_tool("details", {"item": item}) for _ in range(200)))
                assert all(not answer.is_error for answer in many)
                print(mode, client.protocol_version)

        async def main():
            for mode in ["auto", "legacy", "2026-07-28"]:
                await talk(mode)

        asyncio.run(main())
        """

    /// Runs a program whose `marquee` talks to a sandbox.
    private func withSandbox(_ body: (String, [String: String]) async throws -> Void) async throws {
        let executable = try #require(Shell.executable?.path)
        let sandbox = try await Sandbox.start(Sandbox.Options())
        let folder = try TemporaryFolder()
        try await body(
            executable,
            [
                "HOME": folder.path("home"), "XDG_CACHE_HOME": folder.path("cache"), "XDG_STATE_HOME": folder.path("state"),
                "XDG_CONFIG_HOME": folder.path("config"), "TMDB_BASE_URL": sandbox.baseURL.absoluteString,
                "TMDB_ACCESS_TOKEN": Sandbox.accessToken, "MARQUEE": executable,
            ])
        await sandbox.stop()
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: python)))
    func `the official client connects in both revisions and calls tools`() async throws {
        try await withSandbox { executable, environment in
            let (status, text) = try await Tool.run(URL(fileURLWithPath: Self.python), ["-c", Self.program, executable], environment)
            #expect(status == 0, "\(text)")
            for line in ["auto 2026-07-28", "legacy 2025-11-25", "2026-07-28 2026-07-28"] { #expect(text.contains(line), "\(text)") }
        }
    }

    private static let ping = #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#
    private static let pong = #"{"jsonrpc":"2.0","id":1,"result":{}}"#

    @Test(arguments: [
        // The last line has no end.
        (#"printf '%s' "$PING" | "$MARQUEE" mcp; echo $?"#, pong + "\n0\n"),
        (#"printf '\n \r\n%s\r\n\n' "$PING" | "$MARQUEE" mcp"#, pong + "\n"),
        // The reader of the answers ends, while requests come without an end.
        (#"yes "$PING" | "$MARQUEE" mcp | head -n 3 | wc -l"#, "3\n"),
        (
            #"{ head -c 3000000 /dev/zero | tr '\000' x; echo; echo "$PING"; } | "$MARQUEE" mcp"#,
            #"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"The message is longer than one megabyte."}}"# + "\n" + pong
                + "\n"
        ),
        (#""$MARQUEE" mcp </dev/null; echo $?"#, "0\n"),
        (#""$MARQUEE" mcp tools </dev/null 2>/dev/null; echo $?"#, "2\n"),
    ])
    func `the end of the input, of a reader, and long lines`(_ line: String, _ output: String) async throws {
        try await withSandbox { _, environment in
            let result = try await Tool.run(
                URL(fileURLWithPath: "/bin/bash"), ["-c", line], environment.merging(["PING": Self.ping]) { $1 })
            #expect(result.text == output)
        }
    }
}
