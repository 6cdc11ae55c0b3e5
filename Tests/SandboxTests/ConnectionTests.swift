import Testing

@testable import MarqueeSandbox

/// The treatment of connections and bytes by the server, whatever the route.
struct ConnectionTests {
    @Test func `one connection carries two requests`() async throws {
        try await withSandbox { sandbox in
            let client = try Client(port: sandbox.port)
            for path in ["/3/configuration", "/3/movie/550"] {
                try client.send(Sandbox.request(path))
                #expect(try client.answer().status == 200)
            }
            #expect(sandbox.counters.mostConnections == 1)
        }
    }

    @Test func `a target may name the host`() async throws {
        try await withSandbox { sandbox async throws in
            #expect(try sandbox.ask("http://api.themoviedb.org/3/movie/550?language=de").object["id"] as? Int == 550)
        }
    }

    @Test func `pipelined requests are answered in order`() async throws {
        try await withSandbox { sandbox in
            let client = try Client(port: sandbox.port)
            let write = Sandbox.request("/3/movie/11", method: "POST", headers: ["Content-Length: 5"]) + "GET /"
            try client.send(Sandbox.request("/3/movie/550") + write + Sandbox.request("/3/movie/238"))
            #expect(try client.answer().object["id"] as? Int == 550)
            #expect(try client.answer().status == 405)
            #expect(try client.answer().object["id"] as? Int == 238)
        }
    }

    @Test(arguments: [
        "hello\r\n\r\n", "GET /3/configuration\r\n\r\n", "GET /3/configuration HTTP/2.0\r\nHost: a\r\n\r\n",
        "GET /3/configuration HTTP/1.1\r\n\r\n", "GET /3/configuration HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        "GET /3/configuration HTTP/1.1\r\nHost : a\r\n\r\n", "GET /3/configuration HTTP/1.1\r\nHost: a\n\r\n\r\n",
        "GET /3/configuration HTTP/1.1\r\nHost: a\r\n folded: b\r\n\r\n", "GET /3/%zz HTTP/1.1\r\nHost: a\r\n\r\n",
        "GET /3/a%00b HTTP/1.1\r\nHost: a\r\n\r\n", "GET /3/%ff HTTP/1.1\r\nHost: a\r\n\r\n", "GET 3 HTTP/1.1\r\nHost: a\r\n\r\n",
        "POST /3 HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n",
        "POST /3 HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n",
        "POST /3 HTTP/1.0\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n", "GET http:// HTTP/1.1\r\nHost: a\r\n\r\n",
        "POST /3 HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
        "POST /3 HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
    ])
    func `a malformed request is refused`(_ text: String) async throws {
        try await withSandbox { sandbox in
            let client = try Client(port: sandbox.port)
            try client.send(text)
            let answer = try client.answer()
            #expect(answer.status == 400)
            #expect(try answer.object["success"] as? Bool == false)
            #expect(client.isEnded())
            #expect(try sandbox.ask("/3/configuration").status == 200)
        }
    }

    @Test func `a request that is too large is refused`() async throws {
        try await withSandbox { sandbox in
            let long = try Client(port: sandbox.port)
            try long.send("GET / HTTP/1.1\r\nX: " + String(repeating: "x", count: 40_000))
            #expect(try long.answer().status == 431)
            let fat = try Client(port: sandbox.port)
            try fat.send(Sandbox.request("/3/configuration", method: "POST", headers: ["Content-Length: 1000000"]))
            #expect(try fat.answer().status == 413)
        }
    }

    @Test func `silence ends a connection`() async throws {
        var limits = Limits()
        limits.idle = .milliseconds(50)
        limits.transfer = .milliseconds(50)
        try await withSandbox(limits: limits) { sandbox in
            let silent = try Client(port: sandbox.port)
            #expect(silent.isEnded())
            let half = try Client(port: sandbox.port)
            try half.send("GET /3/configuration HTTP/1.1\r\nHo")
            #expect(half.isEnded())
        }
    }

    @Test func `a new connection replaces the one that is idle longest`() async throws {
        var limits = Limits()
        limits.connections = 4
        try await withSandbox(limits: limits) { sandbox in
            var clients: [Client] = []
            for _ in 0..<4 {
                let client = try Client(port: sandbox.port)
                try client.send(Sandbox.request("/3/configuration"))
                #expect(try client.answer().status == 200)
                clients.append(client)
                // A connection is idle a moment after its answer has arrived.
                while sandbox.idleConnections < clients.count { await Task.yield() }
            }
            // A second request makes the first client the one that was used last.
            try clients[0].send(Sandbox.request("/3/configuration"))
            #expect(try clients[0].answer().status == 200)
            while sandbox.idleConnections < 4 { await Task.yield() }
            let newcomer = try Client(port: sandbox.port)
            try newcomer.send(Sandbox.request("/3/movie/550"))
            #expect(try newcomer.answer().object["id"] as? Int == 550)
            #expect(clients[1].isEnded())
            for client in [clients[0], clients[2], clients[3]] {
                try client.send(Sandbox.request("/3/movie/11"))
                #expect(try client.answer().status == 200)
            }
            #expect(sandbox.counters.connections == 4 && sandbox.counters.mostConnections == 4)
        }
    }

    @Test func `a connection without a request is replaced too`() async throws {
        var limits = Limits()
        limits.connections = 4
        limits.silence = .zero
        try await withSandbox(limits: limits) { sandbox in
            var silent: [Client] = []
            for _ in 0..<4 {
                silent.append(try Client(port: sandbox.port))
                while sandbox.idleConnections < silent.count { await Task.yield() }
            }
            let newcomer = try Client(port: sandbox.port)
            try newcomer.send(Sandbox.request("/3/movie/550"))
            #expect(try newcomer.answer().object["id"] as? Int == 550)
            #expect(silent[0].isEnded())
        }
    }

    @Test func `new connections wait while all are in use`() async throws {
        var limits = Limits()
        limits.connections = 4
        limits.silence = .zero
        try await withSandbox(limits: limits) { sandbox in
            sandbox.script(Array(repeating: .fault(.silence), count: 4))
            var clients: [Client] = []
            for _ in 0..<4 {
                let client = try Client(port: sandbox.port)
                try client.send(Sandbox.request("/3/configuration"))
                clients.append(client)
            }
            while sandbox.counters.requests < 4 { await Task.yield() }
            let newcomer = try Client(port: sandbox.port)
            try newcomer.send(Sandbox.request("/3/movie/550"))
            #expect(sandbox.counters.connections == 4 && sandbox.counters.requestsByPath["/3/movie/550"] == nil)
            clients.removeFirst()
            #expect(try newcomer.answer().object["id"] as? Int == 550)
            #expect(sandbox.counters.mostConnections == 4)
        }
    }

    @Test func `the client after the 128th replaces the first`() async throws {
        try await withSandbox { sandbox in
            var clients: [Client] = []
            for _ in 0..<128 {
                let client = try Client(port: sandbox.port)
                try client.send(Sandbox.request("/3/authentication"))
                #expect(try client.answer().status == 200)
                clients.append(client)
                while sandbox.idleConnections < clients.count { await Task.yield() }
            }
            #expect(try sandbox.ask("/3/movie/550").object["id"] as? Int == 550)
            #expect(clients[0].isEnded())
            try clients[1].send(Sandbox.request("/3/authentication"))
            #expect(try clients[1].answer().status == 200)
        }
    }

    @Test func `a hundred clients are served at once`() async throws {
        try await withSandbox { sandbox in
            var clients: [Client] = []
            for _ in 0..<100 {
                let client = try Client(port: sandbox.port)
                try client.send(Sandbox.request("/3/movie/550"))
                clients.append(client)
            }
            for client in clients { #expect(try client.answer().status == 200) }
            #expect(sandbox.counters.requests == 100 && sandbox.counters.mostConnections == 100)
        }
    }

    @Test func `the journal has no secret`() async throws {
        try await withSandbox { sandbox in
            _ = try sandbox.ask("/3/movie/550?api_key=\(Sandbox.apiKey)&language=de&session_id=abc", headers: ["Accept-Encoding: gzip"])
            let exchange = try #require(sandbox.log.last)
            #expect(exchange.path == "/3/movie/550?api_key=<redacted>&language=de&session_id=<redacted>")
            #expect(exchange.method == "GET" && exchange.status == 200)
            #expect(exchange.headers == ["accept-encoding": "gzip", "authorization": "<redacted>", "host": "127.0.0.1"])
            #expect(sandbox.counters.requestsByPath == ["/3/movie/550": 1])
        }
    }
}
