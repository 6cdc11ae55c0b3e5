@testable import MarqueeSandbox

extension Sandbox {
    /// Asks on a connection of its own, with the bearer by default.
    func ask(_ target: String, method: String = "GET", bearer: String? = Sandbox.accessToken, headers: [String] = []) throws -> Answer {
        let client = try Client(port: port)
        try client.send(Self.request(target, method: method, bearer: bearer, headers: headers + ["Connection: close"]))
        return try client.answer(toHead: method == "HEAD")
    }

    static func request(
        _ target: String, method: String = "GET", bearer: String? = Sandbox.accessToken, headers: [String] = []
    ) -> String {
        var lines = ["\(method) \(target) HTTP/1.1", "Host: 127.0.0.1"] + headers
        if let bearer { lines.append("Authorization: Bearer \(bearer)") }
        return lines.joined(separator: "\r\n") + "\r\n\r\n"
    }
}

/// A sandbox for the length of one test, which may block.
func withSandbox(
    _ options: Sandbox.Options = Sandbox.Options(), limits: Limits = Limits(), _ body: (Sandbox) async throws -> Void
) async throws {
    try await withTaskExecutorPreference(BlockingExecutor.shared) {
        let sandbox = try Sandbox(options: options, limits: limits)
        do {
            try await body(sandbox)
        } catch {
            await sandbox.stop()
            throw error
        }
        await sandbox.stop()
    }
}
