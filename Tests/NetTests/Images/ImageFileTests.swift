import Foundation
import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueeNet

/// The requests to an image server, and the meanings of its answers.
struct ImageFileTests {
    private static let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 1, 2, 3, 0xFF, 0xD9])

    private func scene(_ headers: TransportHeaders) throws -> (WireScene, Remote<ImageFile>) {
        let scene = WireScene()
        scene.transport.answer { (_) throws(TransportError) in TransportResponse(status: 200, headers: headers, body: Self.jpeg) }
        let images = TMDBImages(scene.tmdb, limits: TransportLimits(total: .seconds(7), bodyBytes: 999))
        let (path, size) = (try #require(ImagePath("/abc.jpg")), try #require(ImageSize("w342")))
        let url = try #require(URL(string: "https://images.example/t/p/"))
        return (scene, images.file(path, in: size) { () throws(MarqueeError) in url })
    }

    @Test func `the request has an address, limits of its own, and nothing of the program`() async throws {
        let (scene, remote) = try scene([:])
        _ = try await remote.fetch(nil)
        let request = try #require(scene.transport.requests.first)
        #expect(request.url == "https://images.example/t/p/w342/abc.jpg" && request.method == .get && request.body == nil)
        #expect(request.headers.fields.map(\.name) == ["Accept"])
        #expect(request.limits.total == .seconds(7) && request.limits.bodyBytes == 999)
        #expect(request.isIdempotent && !request.isPrivate && request.operation == "GET /t/p/{size}/{file}")
        #expect(remote.key.server == "https://api.themoviedb.org" && !remote.isPrivate && remote.key.tenant == nil)
    }

    @Test func `the key is the same for every audience, and another one for every size`() throws {
        let (path, size) = (try #require(ImagePath("/abc.jpg")), try #require(ImageSize("w92")))
        let url = try #require(URL(string: "https://images.example"))
        func key(_ audience: Audience, _ size: ImageSize) -> SnapshotKey {
            TMDBImages(WireScene(audience: audience).tmdb).file(path, in: size) { () throws(MarqueeError) in url }.key
        }
        let french = try Audience(language: "fr-FR", fallbackLanguages: ["de"], region: "FR", includesAdult: true)
        #expect(key(french, size) == key(.standard, size))
        #expect(key(.standard, .original) != key(.standard, size))
    }

    @Test(
        arguments: [
            (["ETag": "\"a\"", "Last-Modified": "Sun, 06 Nov 1994 08:49:37 GMT"], "\"a\"", "If-None-Match"),
            (["Last-Modified": "Sun, 06 Nov 1994 08:49:37 GMT"], "Sun, 06 Nov 1994 08:49:37 GMT", "If-Modified-Since"),
            (["ETag": "*", "Last-Modified": "yesterday"], nil, nil), ([:], nil, nil),
        ] as [(TransportHeaders, String?, String?)])
    func `an entity tag or a date asks whether the picture is current`(
        _ headers: TransportHeaders, _ validator: String?, _ field: String?
    ) async throws {
        let (scene, remote) = try scene(headers)
        guard case .body(let body, let stored, let lifetime) = try await remote.fetch(nil) else {
            Issue.record("No body")
            return
        }
        #expect(body == Self.jpeg && stored == validator && lifetime == .hours(168))
        scene.transport.answer { (_) throws(TransportError) in TransportResponse(status: 304, headers: ["Cache-Control": "max-age=99"]) }
        guard let validator, let field else {
            #expect(await failure(ofAsync: { () async throws(MarqueeError) in try await remote.fetch(nil) })?.code == .unreadable)
            return
        }
        #expect(try await remote.fetch(validator) == .unchanged(freshFor: .seconds(99)))
        #expect(scene.transport.requests.last?.headers[field] == validator)
        #expect(scene.transport.requests.last?.headers.fields.count == 2)
    }

    @Test(arguments: [
        ("text/html", false), ("application/json", false), ("image/jpeg", true), ("Image/PNG", true), ("binary/octet-stream", true),
    ])
    func `what the server calls something else is no picture`(_ type: String, _ isTaken: Bool) async throws {
        let (_, remote) = try scene(["Content-Type": type])
        let error = await failure(ofAsync: { () async throws(MarqueeError) in try await remote.fetch(nil) })
        #expect((error == nil) == isTaken && (isTaken || error?.reason.key == "image.format"))
    }

    @Test func `what must not be stored is not`() async throws {
        let (_, remote) = try scene(["Cache-Control": "no-store"])
        #expect(try await remote.fetch(nil) == .unstorable(Self.jpeg))
    }

    @Test func `bytes decide what a picture is`() throws {
        let (_, remote) = try scene([:])
        #expect(try remote.adapt(Self.jpeg).value.format == .jpeg)
        for bytes in [Data(), Data("<html></html>".utf8), Self.jpeg.dropLast(), Data("{}".utf8)] {
            #expect(failure(of: { () throws(MarqueeError) in try remote.adapt(bytes).value })?.reason.key == "image.format")
        }
    }

    @Test(arguments: ["http://images.example/t/p/", "file:///etc/", "https://user:secret@images.example/"])
    func `an address that no request may go to is refused before anything is sent`(_ address: String) async throws {
        let scene = WireScene()
        let (path, url) = (try #require(ImagePath("/abc.jpg")), try #require(URL(string: address)))
        let remote = TMDBImages(scene.tmdb).file(path, in: .original) { () throws(MarqueeError) in url }
        #expect(await failure(ofAsync: { () async throws(MarqueeError) in try await remote.fetch(nil) })?.code == .invalidInput)
        #expect(scene.transport.requests.isEmpty)
    }
}
