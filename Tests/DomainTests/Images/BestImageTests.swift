import MarqueeDomain
import Testing

struct BestImageTests {
    private func picture(_ name: String, _ language: String?, _ country: String? = nil, vote: Double = 5) -> Picture {
        var picture = Picture(filePath: ImagePath("/\(name).jpg")!, width: 100, height: 150)
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
        #expect(best?.filePath == ImagePath("/\(name).jpg"))
    }

    @Test func `Without a poster in those languages, one without a text comes before other languages`() {
        var images = ImageSet()
        images.posters = pictures
        #expect(images.best(.poster, in: "fr")?.filePath == ImagePath("/none.jpg"))
        images.posters.removeFirst()
        #expect(images.best(.poster, in: "fr")?.filePath == ImagePath("/en.jpg"), "the best average vote")
        #expect(images.best(.logo, in: "fr") == nil)
    }

    @Test func `A backdrop without a text comes first`() {
        var images = ImageSet()
        images.backdrops = pictures
        #expect(images.best(.backdrop, in: "pt-BR")?.filePath == ImagePath("/none.jpg"))
        images.backdrops.removeFirst()
        #expect(images.best(.backdrop, in: "pt-BR")?.filePath == ImagePath("/br.jpg"))
    }

    @Test func `details choose their pictures without another request, and keep TMDb's choice without images`() {
        var images = ImageSet()
        (images.posters, images.backdrops, images.logos) = (pictures, pictures, pictures)
        let own = ImagePath("/own.jpg")
        var movie = MovieDetails(movie: Movie(id: 1, title: "Sample"))
        (movie.movie.posterPath, movie.movie.backdropPath, movie.movie.originalLanguage) = (own, own, "ja")
        #expect(movie.bestPoster(in: "pt-BR") == own && movie.bestBackdrop(in: "pt-BR") == own && movie.bestLogo(in: "pt-BR") == nil)
        movie.images = images
        #expect(movie.bestPoster(in: "pt-BR") == ImagePath("/br.jpg") && movie.bestBackdrop(in: "pt-BR") == ImagePath("/none.jpg"))
        #expect(movie.bestLogo(in: "pt-PT") == ImagePath("/pt.jpg") && movie.bestPoster(in: "fr") == ImagePath("/ja.jpg"))
        var series = TVSeriesDetails(series: TVSeries(id: 1, name: "Sample"))
        (series.series.posterPath, series.series.backdropPath) = (own, own)
        #expect(series.bestPoster(in: "pt-BR") == own && series.bestBackdrop(in: "pt-BR") == own && series.bestLogo(in: "pt-BR") == nil)
        series.images = images
        #expect(series.bestPoster(in: "pt-BR") == ImagePath("/br.jpg") && series.bestLogo(in: "zh-HK") == ImagePath("/cn.jpg"))
        #expect(series.bestBackdrop(in: "fr") == ImagePath("/none.jpg"))
        var season = SeasonDetails(season: Season(id: 1, seasonNumber: 1))
        season.season.posterPath = own
        #expect(season.bestPoster(in: "pt-BR") == own)
        season.images = ImageSet()
        season.images?.posters = pictures
        #expect(season.bestPoster(in: ["fr", "pt-PT"]) == ImagePath("/pt.jpg"))
        var collection = MovieCollectionDetails(collection: MovieCollection(id: 1, name: "Sample"))
        collection.collection.posterPath = own
        #expect(collection.bestPoster(in: "pt-BR") == own)
        collection.images = images
        #expect(collection.bestPoster(in: "nb") == ImagePath("/no.jpg"))
    }

    @Test func `A trailer is in the best language, and an official one comes first`() {
        func video(_ id: String, _ language: String, _ country: String, official: Bool, kind: VideoType = .trailer) -> Video {
            var video = Video(id: id, site: .youTube, key: id)
            (video.language, video.country, video.isOfficial, video.type) = (language, country, official, kind)
            return video
        }
        let videos = [
            video("teaser", "pt", "BR", official: true, kind: .teaser), video("en", "en", "US", official: true),
            video("fan", "pt", "BR", official: false), video("pt", "pt", "BR", official: true),
        ]
        #expect(videos.best(in: ["pt-BR", "en"])?.id == "pt")
        #expect(videos.best(in: "en")?.id == "en")
        #expect(videos.ranked(in: ["pt-BR", "en"]).map(\.id) == ["teaser", "pt", "fan", "en"])
        #expect(videos.best(.teaser, in: "en")?.id == "teaser" && videos.best(.clip, in: "en") == nil)
    }
}
