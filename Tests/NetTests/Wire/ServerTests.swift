import MarqueeDomain
@testable import MarqueeNet
import Testing

struct ServerTests {
    @Test(arguments: [
        ("https://proxy.example", "https://proxy.example"), ("https://proxy.example/", "https://proxy.example"),
        ("https://proxy.example///", "https://proxy.example"), ("https://proxy.example/3", "https://proxy.example"),
        ("https://proxy.example/3/", "https://proxy.example"), ("https://proxy.example/4", "https://proxy.example"),
        ("https://proxy.example/tmdb", "https://proxy.example/tmdb"),
        ("https://proxy.example/tmdb/3/", "https://proxy.example/tmdb"), ("https://proxy.example/a/b/", "https://proxy.example/a/b"),
        ("https://proxy.example/v3", "https://proxy.example/v3"), ("https://proxy.example/13", "https://proxy.example/13"),
        ("https://proxy.example:8443/x", "https://proxy.example:8443/x"), ("https://3", "https://3"),
        ("HTTPS://Proxy.example", "HTTPS://Proxy.example"), ("https://xn--prxy-gra.example/3", "https://xn--prxy-gra.example"),
        ("https://[2001:db8::1]:8443", "https://[2001:db8::1]:8443"),
        ("http://127.0.0.1:8080", "http://127.0.0.1:8080"), ("http://127.255.0.9", "http://127.255.0.9"),
        ("http://localhost:1/3", "http://localhost:1"), ("http://LOCALHOST", "http://LOCALHOST"),
        ("http://[::1]:8080/3", "http://[::1]:8080"), ("http://[::1]", "http://[::1]"),
    ])
    func `an address is kept without its version and last slash`(_ address: String, _ base: String) throws {
        #expect(try Server(baseURL: address).baseURL == base)
        #expect(try Server(baseURL: address).name == base)
        #expect(try Server(baseURL: address, name: "named").name == "named")
        let router = Router(server: try Server(baseURL: address), credential: nil)
        #expect(try router.request(for: Endpoint(Operations.imageConfiguration), audience: .standard).url == base + "/3/configuration")
    }

    @Test(arguments: [
        "https://api.themoviedb.org", "https://api.themoviedb.org/3/", "https://api.tmdb.org", "https://api.tmdb.org/4",
        "HTTPS://API.TMDB.ORG/", "https://API.TheMovieDB.org", "https://api.tmdb.org:443", "https://api.themoviedb.org:443/3",
    ])
    func `TMDb has one name, under either of its addresses and however they are spelled`(_ address: String) throws {
        #expect(Server.tmdb.name == "https://api.themoviedb.org")
        #expect(try Server(baseURL: address).name == Server.tmdb.name)
        #expect(try Server(baseURL: address, name: "named").name == "named")
    }

    @Test(arguments: [
        "https://api.tmdb.org.example", "https://api.tmdb.org:8443", "https://api.themoviedb.org:8443", "https://api.tmdb.org/proxy",
        "https://xapi.tmdb.org", "https://tmdb.org", "https://proxy.example/api.tmdb.org",
    ])
    func `what is not TMDb's own address has its own name`(_ address: String) throws {
        #expect(try Server(baseURL: address).name == address)
    }

    @Test(arguments: [
        "http://api.themoviedb.org", "http://127.0.0.1.evil.example", "http://localhost.evil.example", "http://evil.example/127.0.0.1",
        "http://localhost@evil.example", "http://127.0.0.1:80@evil.example", "http://0.0.0.0", "http://128.0.0.1", "http://10.0.0.1",
        "http://127.1", "http://127.0.0.1.", "http://127.0.0", "http://127.0.0.256", "http://127.0.0.1.1", "http://127..0.1",
        "http://2130706433", "http://0x7f.0.0.1", "http://0x7f000001", "http://[::2]", "http://[::ffff:10.0.0.1]", "http://[::]",
        "http://+127.0.0.1", "http://127.0.0.+1", "http://0127.0.0.1", "http://127.0.0.01", "http://127.0.0.1%2eevil.example",
        "http://localhost%00.evil.example", "http://localhost%2eevil.example", "http://%6cocalhost", "http://[127.0.0.1]",
        "http://[localhost]", "http://xlocalhost", "http://localhostx", "http://localhost;evil.example", "http://localhost,evil.example",
        "http://１２７.0.0.1", "http://127.0.0.1\u{3002}evil.example", "http://localhost|evil.example",
    ])
    func `http goes to loopback only`(_ address: String) {
        #expect(refusal(of: address) != nil)
    }

    @Test(arguments: [
        "", " ", "https", "https:", "https://", "https:///", "https:///3/movie", "//proxy.example", "proxy.example", "/3", "https:proxy",
        "ftp://proxy.example", "file:///etc/passwd", "javascript:alert(1)", "data:,x", "https+unix://proxy.example",
        "https://user@proxy.example", "https://user:word@proxy.example", "https://:word@proxy.example", "https://@proxy.example",
        "https://:@proxy.example", "https://proxy.example?x=1", "https://proxy.example/?", "https://proxy.example?",
        "https://proxy.example#x", "https://proxy.example/#", "https://proxy.example/3?api_key=x",
        "https://proxy.example/a/../b", "https://proxy.example/..", "https://proxy.example/.", "https://proxy.example/./a",
        "https://proxy.example/%2e%2e/b", "https://proxy.example/%2E/b", "https://proxy.example/a%2F..%2Fb", "https://proxy.example/.%2e",
        "https://proxy.example/a b", " https://proxy.example", "https://proxy.example ", "https://proxy .example",
        "https://proxy.example/\t", "https://proxy.example/\r\nX: y", "https://proxy.example\n", "https://proxy.example/\0",
        "https://proxy.example/\u{7F}", "https://proxy.example\\@evil.example", "https://proxy.example/\\..\\b", "https://prøxy.example",
        "https://proxy.example/é", "https://proxy.example:port", "https://proxy.example:-1", "https://proxy.example:99999",
        "https://[::1", "https://::1", "https://[proxy.example]", "https://proxy<x>.example", "https://proxy.example/{x}",
        "https://proxy%00.example", "https://proxy%2f.example",
    ])
    func `anything but a plain address is refused`(_ address: String) {
        #expect(refusal(of: address) != nil)
    }

    @Test func `people approve on TMDb's pages, unless the server has others`() throws {
        #expect(Server.tmdb.webURL == "https://www.themoviedb.org")
        #expect(try Server(baseURL: "https://proxy.example").webURL == "https://www.themoviedb.org")
        #expect(try Server(baseURL: "https://proxy.example", webURL: "https://web.example/3/").webURL == "https://web.example/3")
        for address in ["http://web.example", "https://web.example/?a", "javascript:alert(1)", "", "https://a@web.example", "/"] {
            #expect(
                failure(of: { () throws(MarqueeError) in try Server(baseURL: "https://a.example", webURL: address) })?.code == .invalidInput
            )
        }
    }

    @Test func `a refusal does not repeat the address`() throws {
        for address in ["https://user:5ec2e7@proxy.example", "http://5ec2e7.example", "https://proxy.example/../5ec2e7"] {
            let error = try #require(refusal(of: address))
            #expect(!"\(error)".contains("5ec2e7"))
        }
    }

    private func refusal(of address: String) -> MarqueeError? {
        let error = failure(of: { () throws(MarqueeError) in try Server(baseURL: address) })
        return error?.code == .invalidInput ? error : nil
    }
}
