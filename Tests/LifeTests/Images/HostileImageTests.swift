import Foundation
import Marquee
import MarqueeSandbox
import TestKit
import Testing

/// Servers that send something else than pictures, and paths that would lead elsewhere.
@Suite(.timeLimit(.minutes(Volume.isWhole ? 10 : 5)))
struct HostileImageTests {
    private static let poster = ImagePath("/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg")

    /// Faults that end by themselves; those that need a deadline, or a hundred megabytes, are tested with the transport.
    private static let faults = Sandbox.Fault.allCases.filter { fault in
        !fault.needsDeadline && ![.endlessHeaders, .endlessInterim, .endlessTrailers, .hugeBody, .gzipBomb].contains(fault)
    }

    @Test(arguments: Volume.part(faults, every: 3))
    func `what is not a whole picture is a placeholder, and is never cached`(_ fault: Sandbox.Fault) async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            let whole = try #require(await client.images.load(Self.poster, as: .poster, width: 92).file)
            fixture.sandbox.behave(.fault(fault))
            let image = await client.images.load(Self.poster, as: .poster, width: 342)
            // Another size that is cached serves where the server gives no answer.
            if let file = image.file {
                #expect(ImageFormat(of: file.bytes) == .jpeg && file == whole || image.error == nil)
            } else {
                #expect(image.error != nil)
            }
            fixture.sandbox.behave(.normal)
            // A server that says when to come back binds a client: another one need not wait.
            let other = fault.verdict == .answer(429) ? try await fixture.client() : client
            let later = await other.images.load(Self.poster, as: .poster, width: 342)
            #expect(later.file?.format == .jpeg && later.file?.size.name == "w342" && later.error == nil)
            let stored = try await fixture.client().images.load(Self.poster, as: .poster, width: 342, policy: .offline)
            #expect(stored.file == later.file)
        }
    }

    @Test(arguments: [
        (404, MarqueeError.Code.notFound, "image.missing"), (410, .notFound, "image.missing"), (403, .unreadable, "status.foreign"),
        (429, .rateLimited, "status.rateLimited"), (503, .server, "status.server"), (204, .unreadable, "status.unexpected"),
    ])
    func `a status is the error that it means`(_ status: Int, _ expected: MarqueeError.Code, _ reason: String) async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            _ = try await client.images.configuration()
            let server = try LoopbackServer { peer in
                _ = peer.nextRequest()
                peer.send("HTTP/1.1 \(status) Status\r\nContent-Length: 0\r\n\r\n")
            }
            let other = try await fixture.client { $0.imageBaseURL = URL(string: server.url("/t/p/")) }
            let image = await other.images.load(Self.poster, as: .poster, width: 92)
            #expect(image.error?.code == expected && image.error?.reason.key == reason)
            #expect(image.error?.operation == "GET /t/p/{size}/{file}")
        }
    }

    @Test func `five hundred hostile paths are refused, or stay on the server and in the folder`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            _ = try await client.images.configuration()
            var random = SplitMix64(seed: 13)
            let parts = [
                "/", "..", ".", "%2F", "%2e%2e", "%00", "\0", "\\", "?", "#", "@evil.example", "//evil.example", "\r\nHost: evil",
                "\u{202E}",
                "é", " ", "~", "$HOME", "`id`", "a", "Z9", "_", "-", "https:", ":", "{size}", ".jpg", ".png", ".svg", ".webp", ".exe", ";",
                "&",
                String(repeating: "x", count: 120), "con", "nul", "CON", "\u{FF0F}", "\u{C0}\u{AF}", "|", "*", "'", "\"", "<svg>",
            ]
            var paths: [String] = ["/-.jpg", "/--help.jpg", "/" + String(repeating: "a", count: 123) + ".jpg", "/_.webp", "/CON.png"]
            while paths.count < 500 {
                let body = (0..<Int.random(in: 1...5, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
                paths.append((Bool.random(using: &random) ? "/" : "") + body + (Bool.random(using: &random) ? ".jpg" : ""))
            }
            let accepted = paths.compactMap { ImagePath($0) }
            #expect((10...300).contains(accepted.count))
            for path in accepted { _ = await client.images.load(path, as: .poster, width: 92) }
            for exchange in fixture.sandbox.log where exchange.path != "/3/configuration" {
                #expect(
                    exchange.path.wholeMatch(of: /\/t\/p\/(w92|original)\/[A-Za-z0-9_-]+\.(jpg|jpeg|png|svg|webp)/) != nil,
                    "\(exchange.path)")
                #expect(exchange.headers["authorization"] == nil)
            }
            let files = try FileManager.default.subpathsOfDirectory(atPath: fixture.folder.path)
            let strange = files.filter {
                $0.wholeMatch(of: /store(\/images(\/[0-9a-f]{32})?|\/(cache|user)\.sqlite(-wal|-shm)?|\/marquee\.lock)?/) == nil
            }
            #expect(strange == [])
        }
    }

    @Test func `without an address of an image server nothing is asked for`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client { $0.credential = try .accessToken("not-the-token.of-this.sandbox") }
            let image = await client.images.load(Self.poster, as: .poster, width: 92)
            #expect(image.isPlaceholder && image.error?.code == .unauthorized)
            #expect(Set(fixture.sandbox.log.map(\.path)) == ["/3/configuration"])
            // The image server needs no credential.
            let other = try await fixture.client {
                $0.credential = try .accessToken("not-the-token.of-this.sandbox")
                $0.imageBaseURL = fixture.sandbox.imageBaseURL
            }
            #expect(await other.images.load(Self.poster, as: .poster, width: 92).file?.size.name == "w92")
        }
    }

    @Test func `nothing of the credential reaches a host of its own for images`() async throws {
        try await ClientFixture.with { fixture in
            let server = try LoopbackServer { peer in
                _ = peer.nextRequest()
                peer.send("HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n")
            }
            for credential in [Credential?.none, try .apiKey(Sandbox.apiKey), try .accessToken(Sandbox.accessToken)] {
                let client = try await fixture.client {
                    $0.credential = credential
                    $0.imageBaseURL = URL(string: server.url("/t/p/"))
                    $0.storage = .memory
                }
                _ = await client.images.load(Self.poster, as: .poster, width: 92)
            }
            let requests = server.record.requests
            #expect(requests.count == 3)
            for request in requests {
                let text = "\(request)"
                #expect(text.contains("/t/p/w92/"))
                #expect(
                    !text.contains(Sandbox.apiKey) && !text.contains(Sandbox.accessToken) && !text.lowercased().contains("authorization"))
            }
        }
    }
}
