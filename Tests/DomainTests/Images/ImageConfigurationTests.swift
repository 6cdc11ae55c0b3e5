import Foundation
import MarqueeDomain
import Testing

struct ImageConfigurationTests {
    private let path = ImagePath("/abc123.jpg")

    @Test(arguments: [
        (nil, "original"), (0, "w92"), (-5, "w92"), (.min, "w92"), (1, "w92"), (92, "w92"), (93, "w154"), (342, "w342"), (700, "w780"),
        (781, "original"),
    ])
    func `picks the smallest size that is wide enough`(_ width: Int?, _ size: String) throws {
        let url = ImageConfiguration.standard.url(for: try #require(path), as: .poster, width: width)
        #expect(url.absoluteString == "https://image.tmdb.org/t/p/\(size)/abc123.jpg")
    }

    @Test(arguments: [(185, "w185"), (186, "h632"), (421, "h632"), (422, "original")])
    func `a portrait is two thirds as wide as high`(_ width: Int, _ size: String) {
        #expect(ImageConfiguration.standard.size(of: .profile, width: width).name == size)
    }

    @Test func `sizes named by height do not count as widths where the format is not known`() throws {
        let sizes = [try #require(ImageSize("h632"))]
        let configuration = ImageConfiguration(baseURL: ImageConfiguration.standard.baseURL, sizes: [.poster: sizes, .still: sizes])
        #expect(configuration.size(of: .poster, width: 300).name == "h632")
        for width in [-1, 0, 300] { #expect(configuration.size(of: .still, width: width) == .original) }
    }

    @Test func `an address never leaves the image server that is known`() async throws {
        struct Images: ImageRepository {
            let cached: ImageConfiguration?
            func configuration() -> Read<ImageConfiguration> {
                Read { (policy) async throws(MarqueeError) in
                    guard let cached, policy == .offline else { throw MarqueeError(.unauthorized, .init("test", "No.")) }
                    return Fetched(cached, origin: .memory)
                }
            }
            func file(_ path: ImagePath, in size: ImageSize) -> Read<ImageFile> { .failing(MarqueeError(.closed, .init("test", "No."))) }
        }
        let own = ImageConfiguration(baseURL: try #require(URL(string: "https://images.example")), sizes: [:])
        for policy in [ReadPolicy.cached, .fresh, .freshElseCached, .offline] {
            let address = await GetImageURL(images: Images(cached: own))(path, as: .poster, policy: policy)
            #expect(address?.absoluteString == "https://images.example/original/abc123.jpg")
            let usual = await GetImageURL(images: Images(cached: nil))(path, as: .poster, policy: policy)
            #expect(usual?.absoluteString == "https://image.tmdb.org/t/p/original/abc123.jpg")
        }
    }

    @Test(arguments: ["w0", "w", "x100", "w-5", "w1e3", "w00100", "W100", "original2", "", "w99999", "w100/.."])
    func `refuses sizes that are none`(_ name: String) {
        #expect(ImageSize(name) == nil)
    }

    @Test(arguments: [
        "", "/", "abc.jpg", "/a.exe", "/a/b.jpg", "/../a.jpg", "/a.jpg.exe", "/a%2F.jpg", "/a?.jpg", "//evil.example/a.jpg", "/.jpg",
        "/a.\0jpg", "/a.jp", "/a.jpgx",
        "/a.jpg#", "/a b.jpg", "/é.jpg", "/https://secure.example/a.jpg", "/" + String(repeating: "a", count: 200) + ".jpg",
    ])
    func `refuses paths that could lead elsewhere`(_ text: String) {
        #expect(ImagePath(text) == nil)
    }

    @Test func `the address ends in a slash, however it was set`() throws {
        var configuration = ImageConfiguration(baseURL: try #require(URL(string: "https://images.example")), sizes: [:])
        #expect(configuration.baseURL.absoluteString == "https://images.example/")
        configuration.baseURL = try #require(URL(string: "https://other.example"))
        #expect(configuration.baseURL.absoluteString == "https://other.example/")
    }

    @Test func `a path alone has an address at TMDb's host`() throws {
        let path = try #require(ImagePath("/a.jpg"))
        #expect(path.url(width: 500).absoluteString == "https://image.tmdb.org/t/p/w500/a.jpg")
        #expect(path.url(width: 700, as: .backdrop).absoluteString == "https://image.tmdb.org/t/p/w780/a.jpg")
        #expect(path.url(width: nil).absoluteString == "https://image.tmdb.org/t/p/original/a.jpg")
        #expect(path.url(size: .h632).absoluteString == "https://image.tmdb.org/t/p/h632/a.jpg")
    }

    @Test func `the named sizes are those of TMDb`() {
        let named: [ImageSize] = [.w45, .w92, .w154, .w185, .w300, .w342, .w500, .w780, .w1280, .h632, .original]
        #expect(Set(named) == Set(ImageConfiguration.standard.sizes.values.joined()))
        #expect(named.allSatisfy { ImageSize($0.name) == $0 })
    }
}
