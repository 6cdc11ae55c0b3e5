import Marquee
import MarqueeKeeping
import MarqueePresentation

extension KeepRequest {
    /// The same with the parts that `show` and `browse` read, so that both find the titles without a network.
    var withPartsOfScreens: KeepRequest {
        var request = self
        (request.movieParts, request.seriesParts, request.personParts) = (ScreenParts.movie, ScreenParts.series, ScreenParts.person)
        request.collectionParts = ScreenParts.collection
        return request
    }

    /// Some titles with the parts that `show` and `browse` read, and the latest season of each series.
    static func screens(of titles: [MediaReference]) -> KeepRequest {
        var request = KeepRequest(.titles(titles))
        request.seasons = .latest
        return request.withPartsOfScreens
    }
}
