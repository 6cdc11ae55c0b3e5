import Foundation
import Marquee
import MarqueePresentation

extension Visit {
    /// The first trailer: a picture that leads to it, because nothing of another site runs here.
    func trailer(_ videos: [Video], _ path: ImagePath?) -> HTML? {
        guard let video = videos.first(where: { $0.link != nil }), let link = video.link else { return nil }
        let name = video.type == .trailer || video.name.isEmpty ? texts.trailer : video.name
        return """
            <a class="trailer" href="\(link.address)" rel="noreferrer">\(picture(path, .backdrop, width: 480, isFirst: true, blank: nil))\
            <span class="play"><span aria-hidden="true">▶</span> <span dir="auto">\(name)</span> <span class="card-facts">\(video.site.rawValue)</span></span></a>
            """
    }

    /// The videos after the first trailer, as links.
    func otherVideos(_ videos: some Collection<Video>) -> HTML {
        let links = videos.prefix(8).compactMap { video -> HTML? in
            guard let link = video.link else { return nil }
            return """
                <li><a href="\(link.address)" rel="noreferrer"><span dir="auto">\(video.name.isEmpty ? texts.trailer : video.name)</span> \
                <span class="card-facts">\(video.site.rawValue)</span></a></li>
                """
        }
        if links.isEmpty { return .empty }
        return "<section aria-labelledby=\"videos\"><h2 id=\"videos\">\(texts.trailers)</h2><ul class=\"links\">\(links)</ul></section>"
    }

    /// Where it can be watched in the first of the visitor's countries that has offers: the logos of the providers, with their names. JustWatch
    /// is to be named as the source.
    func offers(_ providers: WatchProviders) -> HTML {
        guard !providers.countries.isEmpty else { return .empty }
        let offers = providers.offers(in: marquee.audience.regions)
        let groups = offers.map(\.value).map { offers in
            let known = [
                (texts.subscription, offers.flatrate), (texts.free, offers.free + offers.ads), (texts.rent, offers.rent),
                (texts.buy, offers.buy),
            ]
            // TMDb adds kinds of offers, which have no translation.
            return (known + offers.others.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }).filter { !$0.1.isEmpty }
        }
        let rows = (groups ?? []).map { name, providers -> HTML in
            "<dt>\(name)</dt><dd><ul class=\"logos\">\(providers.prefix(Self.mostLogos).map(logo))</ul></dd>"
        }
        let region = offers?.region ?? country
        let name = language.locale.localizedString(forRegionCode: region) ?? region
        // Without offers, one line says so.
        if rows.isEmpty {
            return "<p class=\"offers source\">\(texts.whereToWatch)\(language.comma)\(name)\(language.colon)\(texts.noOffers)</p>"
        }
        return """
            <section class="offers" aria-labelledby="watch"><h2 id="watch">\(texts.whereToWatch) <span class="card-facts">\(name) · JustWatch</span></h2>
            <dl>\(rows)</dl></section>
            """
    }

    /// The most providers of one kind of offer.
    private static let mostLogos = 8

    private func logo(_ provider: WatchProvider) -> HTML {
        let name = ScreenTexts.names([provider.providerName]).first ?? provider.providerName
        guard let path = provider.logoPath?.description else { return "<li><bdi>\(name)</bdi></li>" }
        return """
            <li><img src="/pictures/logo/44\(path)" srcset="/pictures/logo/88\(path) 2x" width="44" height="44" alt="\(name)" title="\(name)"></li>
            """
    }
}

extension Video {
    /// Its page on the site that hosts it; the key comes from outside.
    var link: OutsideLink? {
        guard let key = key.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(CharacterSet(charactersIn: "-_"))) else {
            return nil
        }
        switch site {
        case .youTube: return OutsideLink("https://www.youtube.com/watch?v=" + key)
        case .vimeo: return OutsideLink("https://vimeo.com/" + key)
        default: return nil
        }
    }
}
