import Foundation
import MarqueeData
import MarqueeDomain
@testable import MarqueeNet
import TestKit
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

    /// The answer of an API server, and the base URL that is used; nil for the default one.
    private func base(_ address: String, api: String, hosts: [String] = []) throws -> (url: String?, events: [MarqueeEvent]) {
        let events = EventLog()
        let tmdb = TMDB(
            server: try Server(baseURL: api), credential: nil, transport: StubTransport { (_) in TransportResponse(status: 200) })
        let body = Data(#"{"images": {"secure_base_url": "\#(address)", "poster_sizes": ["w7"]}}"#.utf8)
        let value = try TMDBImages(tmdb, hosts: hosts, onEvent: events.handler).configuration().adapt(body).value
        #expect(value.sizes[.poster]?.map(\.name) == ["w7"])
        let isDefault = value.baseURL.absoluteString == "https://image.tmdb.org/t/p/"
        return (isDefault ? nil : value.baseURL.absoluteString, events.events)
    }

    @Test(arguments: [
        ("https://media.themoviedb.org/t/p/", "https://api.themoviedb.org", []),
        ("https://images.tmdb.org:8443/t/p/", "https://api.themoviedb.org", []),
        ("https://proxy.example/t/p/", "https://proxy.example/tmdb", []),
        ("https://images.proxy.example/t/p/", "https://proxy.example", []),
        ("https://cdn.example/t/p/", "https://api.themoviedb.org", ["CDN.example"]),
        ("https://10.1.2.3/t/p/", "https://10.1.2.3", []),
        ("https://10.1.2.4/t/p/", "https://10.1.2.3", ["10.1.2.4"]),
        ("http://127.0.0.1:8080/t/p/", "http://127.0.0.1:9090", []), ("http://[::1]:8080/t/p/", "http://localhost:9090", []),
    ])
    func `pictures may be on TMDb's servers, with the API, or on a host of the program's list`(
        _ address: String, _ api: String, _ hosts: [String]
    ) throws {
        let (url, events) = try base(address, api: api, hosts: hosts)
        #expect(url == address && events.isEmpty)
    }

    @Test(arguments: [
        ("https://m4rker.example/t/p/", "https://api.themoviedb.org", []),
        ("https://127.0.0.1/t/p/", "https://api.themoviedb.org", []),
        ("http://127.0.0.1:1/t/p/", "https://api.themoviedb.org", ["cdn.example"]),
        ("http://localhost:1/t/p/", "https://api.themoviedb.org", []), ("https://[::1]/t/p/", "https://proxy.example", []),
        ("https://10.1.2.3/t/p/", "https://api.themoviedb.org", []), ("https://192.168.1.1/t/p/", "https://192.168.1.2", []),
        ("https://1.10.1.2.3/t/p/", "https://10.1.2.3", []), ("https://[fd00::1]/t/p/", "https://api.themoviedb.org", []),
        ("https://169.254.169.254/t/p/", "http://127.0.0.1:9090", []),
        ("https://image.tmdb.org.m4rker.example/t/p/", "https://api.themoviedb.org", []),
        ("https://m4rkertmdb.org/t/p/", "https://api.themoviedb.org", []), ("https://other.example/", "https://proxy.example", []),
        ("https://sub.cdn.example/t/p/", "https://api.themoviedb.org", ["cdn.example"]),
    ])
    func `another image server is ignored, and an event says so`(_ address: String, _ api: String, _ hosts: [String]) throws {
        let (url, events) = try base(address, api: api, hosts: hosts)
        #expect(url == nil && events == [MarqueeEvent(.imageServerIgnored, operation: "GET /3/configuration")])
    }

    @Test func `TMDb's image server has a path, also where the program's address has none`() throws {
        for (address, expected) in [
            ("https://image.tmdb.org", "https://image.tmdb.org/t/p"), ("https://image.tmdb.org/t/p", "https://image.tmdb.org/t/p"),
            ("https://images.example", "https://images.example"), ("https://image.tmdb.org/other", "https://image.tmdb.org/other"),
        ] {
            #expect(Server.imageURL(try Server.checkedURL(address)).absoluteString == expected)
        }
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
