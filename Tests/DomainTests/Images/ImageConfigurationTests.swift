import Foundation
import MarqueeDomain
import Testing

struct ImageConfigurationTests {
    private let path = ImagePath("/abc123.jpg")

    @Test(arguments: [
        (nil, "original"), (1, "w92"), (92, "w92"), (93, "w154"), (342, "w342"), (700, "w780"), (781, "original"),
    ])
    func `picks the smallest size that is wide enough`(_ width: Int?, _ size: String) throws {
        let url = ImageConfiguration.standard.url(for: try #require(path), as: .poster, width: width)
        #expect(url.absoluteString == "https://image.tmdb.org/t/p/\(size)/abc123.jpg")
    }

    @Test func `sizes named by height do not count as widths`() {
        #expect(ImageConfiguration.standard.size(of: .profile, width: 300) == .original)
        #expect(ImageConfiguration.standard.size(of: .profile, width: 185).name == "w185")
    }

    @Test(arguments: ["w0", "w", "x100", "w-5", "w1e3", "w00100", "W100", "original2", "", "w99999", "w100/.."])
    func `refuses sizes that are none`(_ name: String) {
        #expect(ImageSize(name) == nil)
    }

    @Test(arguments: [
        "", "/", "abc.jpg", "/a.exe", "/a/b.jpg", "/../a.jpg", "/a.jpg.exe", "/a%2F.jpg", "/a?.jpg", "//evil.example/a.jpg", "/.jpg",
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
}
