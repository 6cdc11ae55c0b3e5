import MarqueeDomain
import Testing

struct BestImageTests {
    private func picture(_ name: String, _ language: String?, _ country: String? = nil, vote: Double = 5) -> Picture {
        var picture = Picture(path: ImagePath("/\(name).jpg")!, width: 100, height: 150)
        (picture.language, picture.country, picture.voteAverage) = (language, country, vote)
        return picture
    }

    private var pictures: [Picture] {
        [
            picture("none", nil, vote: 9), picture("en", "en", "US", vote: 8), picture("pt", "pt", "PT", vote: 7),
            picture("br", "pt", "BR", vote: 1), picture("ja", "ja", "JP"), picture("no", "no", "NO"), picture("cn", "cn", "CN"),
        ]
    }

    @Test(arguments: [
        (["pt-BR"], "br"), (["pt-PT"], "pt"), (["pt-BR", "en"], "br"), (["fr", "pt-PT"], "pt"), (["fr"], "ja"), (["nb-NO"], "no"),
        (["zh-HK", "en"], "cn"), (["en-GB"], "en"),
    ])
    func `A poster is in the best language and the closest region, then in the original language`(_ tags: [String], _ name: String) throws {
        var images = ImageSet()
        images.posters = pictures
        let best = images.best(.poster, in: try LanguageChain(tags: tags), originalLanguage: "ja")
        #expect(best?.path == ImagePath("/\(name).jpg"))
    }

    @Test func `Without a poster in those languages, one without a text comes before other languages`() {
        var images = ImageSet()
        images.posters = pictures
        #expect(images.best(.poster, in: "fr")?.path == ImagePath("/none.jpg"))
        images.posters.removeFirst()
        #expect(images.best(.poster, in: "fr")?.path == ImagePath("/en.jpg"), "the best average vote")
        #expect(images.best(.logo, in: "fr") == nil)
    }

    @Test func `A backdrop without a text comes first`() {
        var images = ImageSet()
        images.backdrops = pictures
        #expect(images.best(.backdrop, in: "pt-BR")?.path == ImagePath("/none.jpg"))
        images.backdrops.removeFirst()
        #expect(images.best(.backdrop, in: "pt-BR")?.path == ImagePath("/br.jpg"))
    }

    @Test func `A trailer is in the best language, and an official one comes first`() {
        func video(_ id: String, _ language: String, _ country: String, official: Bool, kind: VideoKind = .trailer) -> Video {
            var video = Video(id: id, site: "YouTube", key: id)
            (video.language, video.country, video.isOfficial, video.kind) = (language, country, official, kind)
            return video
        }
        let videos = [
            video("teaser", "pt", "BR", official: true, kind: .teaser), video("en", "en", "US", official: true),
            video("fan", "pt", "BR", official: false), video("pt", "pt", "BR", official: true),
        ]
        #expect(videos.best(in: ["pt-BR", "en"])?.id == "pt")
        #expect(videos.best(in: "en")?.id == "en")
        #expect(videos.best(.teaser, in: "en")?.id == "teaser" && videos.best(.clip, in: "en") == nil)
    }
}
