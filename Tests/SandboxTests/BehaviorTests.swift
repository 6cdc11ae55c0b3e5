import Foundation
import Testing

@testable import MarqueeSandbox

struct BehaviorTests {
    @Test func `an offline sandbox refuses connections and returns on the same port`() async throws {
        try await withSandbox { sandbox in
            let port = sandbox.port
            let live = try Client(port: port)
            try live.send(Sandbox.request("/3/configuration"))
            #expect(try live.answer().status == 200)

            for _ in 0..<200 {
                sandbox.behave(.offline)
                #expect(!sandbox.isListening)
                #expect(throws: ClientError.refused) { try Client(port: port) }
                sandbox.behave(.normal)
                #expect(sandbox.port == port && sandbox.isListening)
                #expect(try sandbox.ask("/3/configuration").status == 200)
            }
            #expect(live.isEnded())
        }
    }

    @Test func `going offline ends a delayed answer`() async throws {
        try await withSandbox { sandbox in
            sandbox.behave(.slow(.seconds(60)))
            let client = try Client(port: sandbox.port)
            try client.send(Sandbox.request("/3/configuration"))
            while sandbox.counters.requests == 0 { await Task.yield() }
            sandbox.behave(.offline)
            #expect(client.isEnded())
        }
    }

    @Test func `a slow sandbox delays answers`() async throws {
        try await withSandbox(Sandbox.Options(latency: .milliseconds(40))) { sandbox async throws in
            sandbox.behave(.slow(.milliseconds(60)))
            let start = ContinuousClock.now
            #expect(try sandbox.ask("/3/configuration").status == 200)
            #expect(ContinuousClock.now - start >= .milliseconds(100))
        }
    }

    @Test(arguments: [(400, 47), (401, 7), (404, 34), (422, 5), (429, 25), (500, 11), (502, 43), (503, 9), (504, 24)])
    func `an outage answers with its status`(status: Int, code: Int) async throws {
        try await withSandbox { sandbox in
            sandbox.behave(.status(status))
            let answer = try sandbox.ask("/3/movie/popular")
            #expect(answer.status == status)
            #expect(try answer.object["success"] as? Bool == false)
            #expect(try answer.object["status_code"] as? Int == code)
            #expect(try (answer.object["status_message"] as? String)?.isEmpty == false)
            #expect(answer.headers["retry-after"] == (status == 429 ? "1" : nil))
            sandbox.behave(.normal)
            #expect(try sandbox.ask("/3/movie/popular").status == 200)
        }
    }

    @Test func `starting on a port in use throws`() async throws {
        try await withSandbox { sandbox async throws in
            let port = sandbox.port
            await #expect(throws: SandboxError.portTaken(port)) { try await Sandbox.start(Sandbox.Options(port: port)) }
        }
    }

    @Test func `a sandbox starts again on the same port`() async throws {
        try await withSandbox { first in
            #expect(try first.ask("/3/configuration").status == 200)
            let port = first.port
            await first.stop()
            let second = try await Sandbox.start(Sandbox.Options(port: port))
            #expect(second.baseURL.absoluteString == "http://127.0.0.1:\(port)")
            #expect(try second.ask("/3/configuration").status == 200)
            await second.stop()
        }
    }

    @Test func `a sandbox without references closes`() async throws {
        let port = try await Sandbox.start().port
        #expect(throws: ClientError.refused) { try Client(port: port) }
    }

    @Test func `stop ends every thread`() async throws {
        try await withTaskExecutorPreference(BlockingExecutor.shared) {
            let options = Sandbox.Options()
            let catalog = try CatalogStore(options.catalog)
            var server: SandboxServer? = try SandboxServer(options: options, limits: Limits()) { baseURL in
                Site(
                    options: options, accounts: Accounts(options), catalog: catalog,
                    exports: ExportStore(options.exports, clock: options.clock), baseURL: baseURL)
            }
            weak let remembered = server
            let port = try #require(server?.port)
            var clients: [Client] = []
            for _ in 0..<8 {
                let client = try Client(port: port)
                try client.send(Sandbox.request("/3/configuration"))
                #expect(try client.answer().status == 200)
                clients.append(client)
            }
            server?.close()
            server?.join()
            server = nil
            // Each thread holds the server for as long as it runs.
            #expect(remembered == nil)
            #expect(clients.allSatisfy { $0.isEnded() })
            #expect(throws: ClientError.refused) { try Client(port: port) }
        }
    }
}
