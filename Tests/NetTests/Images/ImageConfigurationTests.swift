import Foundation
import MarqueeData
import MarqueeDomain
@testable import MarqueeNet
import Testing

struct ImageConfigurationTests {
    @Test func `the configuration is read to the last field`() throws {
        let answer = """
            {"images": {"base_url": "http://image.tmdb.org/t/p/", "secure_base_url": "https://image.tmdb.org/t/p/",
              "backdrop_sizes": ["w300", "w780", "original"], "logo_sizes": ["w45", "original"], "poster_sizes": ["w92", "x7", "w342"],
              "profile_sizes": ["w45", "h632", 5, "original"], "still_sizes": null},
             "change_keys": ["adult", "air_date"]}
            """
        let configuration = try adapted(answer)
        #expect(configuration.value.baseURL.absoluteString == "https://image.tmdb.org/t/p/")
        #expect(
            configuration.value.sizes.mapValues { $0.map(\.name) } == [
                .backdrop: ["w300", "w780", "original"], .logo: ["w45", "original"], .poster: ["w92", "w342"],
                .profile: ["w45", "h632", "original"], .still: ["original"],
            ])
        #expect(configuration.losses.rows == 2 && configuration.losses.fields == 0)
        let sizes = try #require(configuration.value.sizes[.profile])
        #expect(sizes.map(\.width) == [45, nil, nil])
        #expect(sizes.map(\.height) == [nil, 632, nil])
    }

    @Test(arguments: ["https://images.example/t/p", "https://images.example:8443/t/p/", "http://127.0.0.1:8080/t/p/"])
    func `pictures may be on any server that may be asked`(_ address: String) throws {
        let base = try adapted(#"{"images": {"secure_base_url": "\#(address)"}}"#).value.baseURL
        #expect(base.absoluteString == (address.hasSuffix("/") ? address : address + "/"))
    }

    @Test(arguments: [
        "", "/", "/t/p/", "image.tmdb.org/t/p/", "http://image.tmdb.org/t/p/", "file:///etc/", "javascript:m4rker//",
        "ftp://m4rker.example/",
        "https://user:m4rker@images.example/", "https://images.example/?m4rker=", "https://images.example/#m4rker", "https://",
        "https://images.example/../", "https://m4rker images.example/", "http://127.0.0.1.m4rker.example/",
    ])
    func `an address of pictures that no request may go to is unreadable`(_ address: String) {
        let body = Data(#"{"images": {"secure_base_url": "\#(address)"}}"#.utf8)
        let images = TMDBImages(WireScene().tmdb)
        let error = failure(of: { () throws(MarqueeError) in try images.configuration().adapt(body).value })
        #expect(error?.code == .unreadable)
        #expect(error?.reason.text == "In the answer, images.secure_base_url is malformed.")
    }

    private func adapted(_ json: String) throws -> Adapted<ImageConfiguration> {
        try TMDBImages(WireScene().tmdb).configuration().adapt(Data(json.utf8))
    }
}
