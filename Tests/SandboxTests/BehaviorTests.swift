import MarqueeSandbox
import Testing

struct BehaviorTests {
    @Test func offlineRefusesAndComesBackOnTheSamePort() async throws {
        try await withSandbox { sandbox in
            let port = sandbox.port
            let live = try Client(port: port)
            try live.send(Sandbox.request("/3/configuration"))
            #expect(try live.answer().status == 200)

            for _ in 0..<20 {
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
}
