import Foundation
import Marquee
import MarqueeSandbox
import Testing

/// Pictures through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(5)))
struct LoadImageTests {
    private static let poster = ImagePath("/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg")

    @Test func `a picture comes from the server, then from memory, then from the store, and without a server as well`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            let first = await client.images.load(Self.poster, as: .poster, width: 300)
            let file = try #require(first.file)
            #expect(first.origin == .server && !first.isPlaceholder && first.error == nil && file.size.name == "w342")
            #expect(ImageFormat(of: file.bytes) == file.format)
            let second = await client.images.load(Self.poster, as: .poster, width: 300)
            #expect(second.origin == .memory && second.file == file)
            let later = try await fixture.client()
            fixture.sandbox.behave(.offline)
            let third = await later.images.load(Self.poster, as: .poster, width: 300)
            #expect(third.origin == .store && third.file == file && !third.isStale)
            #expect(fixture.sandbox.counters.requestsByPath["/t/p/w342/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg"] == 1)
        }
    }

    @Test func `without a path, and without a server, a placeholder stands there and says why`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            let none = await client.images.load(nil, as: .backdrop, width: 300)
            #expect(none == LoadedImage(placeholder: .backdrop) && none.isPlaceholder && none.error == nil)
            #expect(fixture.sandbox.counters.requests == 0)
            fixture.sandbox.behave(.offline)
            let failed = await client.images.load(Self.poster, as: .poster, width: 300)
            #expect(failed.isPlaceholder && failed.kind == .poster && failed.error?.code == .offline)
            let path = try #require(Self.poster)
            await #expect { try await client.images.load(ImageRequest(path, as: .poster)) } throws: { code($0) == .offline }
        }
    }

    @Test func `the credential goes to the server, and never to its image server`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            _ = await client.images.load(Self.poster, as: .poster, width: 300)
            let log = fixture.sandbox.log
            #expect(log.map(\.path) == ["/3/configuration", "/t/p/w342/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg"])
            #expect(log.map { $0.headers["authorization"] != nil } == [true, false])
        }
    }
}
