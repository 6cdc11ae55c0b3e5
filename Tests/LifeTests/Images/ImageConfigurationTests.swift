import Foundation
import Marquee
import MarqueeSandbox
import Testing

/// Image settings and addresses through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(5)))
struct ImageConfigurationTests {
    private let poster = ImagePath("/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg")

    @Test func `settings come from the server, from memory and from the store`() async throws {
        try await ClientFixture.with { fixture in
            let settings = try await fixture.wholeLife { $0.images.configuration.read(()) }
            #expect(settings.baseURL == fixture.sandbox.imageBaseURL)
            #expect(settings.sizes[.poster]?.map(\.name) == ["w92", "w154", "w185", "w342", "w500", "w780", "original"])
            #expect(settings.sizes[.profile]?.map(\.name) == ["w45", "w185", "h632", "original"])
        }
    }

    @Test func `without a server and anything kept TMDb's usual settings serve, and say so`() async throws {
        try await ClientFixture.with { fixture in
            fixture.sandbox.behave(.offline)
            let client = try await fixture.client()
            let usual = try await client.images.configuration()
            #expect(usual.value == .standard && usual.isStale && usual.refreshError?.code == .offline)
            await #expect { try await client.images.configuration(policy: .fresh) } throws: { code($0) == .offline }
            let address = await client.images.url(poster, as: .poster, width: 300)
            #expect(address?.absoluteString == "https://image.tmdb.org/t/p/w342/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg")
        }
    }

    @Test func `an address is the smallest size that is wide enough`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            let path = try #require(poster)
            for (width, size) in [(1, "w92"), (92, "w92"), (93, "w154"), (780, "w780"), (781, "original")] {
                let address = try await client.images.url(ImageRequest(path, as: .poster, width: width))
                #expect(address.absoluteString == "\(fixture.sandbox.imageBaseURL)\(size)\(path)")
            }
            #expect(try await client.images.url(ImageRequest(path, as: .poster)).absoluteString.contains("/original/"))
            #expect(fixture.sandbox.counters.requests == 1)
        }
    }

    @Test func `an address for a picture that may be missing never fails`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client()
            #expect(await client.images.url(nil, as: .poster, width: 500) == nil)
            let unasked = await client.images.url(poster, as: .poster, width: 500, policy: .offline)
            #expect(unasked?.absoluteString == "https://image.tmdb.org/t/p/w500/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg")
            #expect(fixture.sandbox.counters.requests == 0)
            let asked = await client.images.url(poster, as: .poster, width: 500)
            #expect(asked?.absoluteString == "\(fixture.sandbox.imageBaseURL)w500/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg")
            #expect(await client.images.url(poster, as: .poster, width: 500, policy: .offline) == asked)
            await client.shutdown()
            let closed = await client.images.url(poster, as: .poster, policy: .fresh)
            #expect(closed?.absoluteString == "\(fixture.sandbox.imageBaseURL)original/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg")
        }
    }

    @Test func `another image server replaces the address and keeps the sizes`() async throws {
        try await ClientFixture.with { fixture in
            let client = try await fixture.client { $0.imageBaseURL = URL(string: "https://images.example.com/tmdb/") }
            let address = try await client.images.url(ImageRequest(try #require(poster), as: .poster, width: 500))
            #expect(address.absoluteString == "https://images.example.com/tmdb/w500/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg")
            fixture.sandbox.behave(.offline)
            #expect(try await client.images.configuration().value.baseURL.absoluteString == "https://images.example.com/tmdb/")
        }
    }
}
