import Foundation
import Marquee
import MarqueePresentation

extension Visit {
    /// Trailers and other videos: links, because nothing of another site runs here.
    func trailers(_ videos: [Video]) -> HTML {
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

    /// Where it can be watched in the first of the visitor's countries that has offers. JustWatch is to be named as the source.
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
            "<dt>\(name)</dt><dd>\(ScreenTexts.names(providers.map(\.providerName)).joined(separator: language.comma))</dd>"
        }
        let region = offers?.region ?? language.region
        let country = language.locale.localizedString(forRegionCode: region) ?? region
        // Without offers, one line says so.
        if rows.isEmpty {
            return "<p class=\"source\">\(texts.whereToWatch)\(language.comma)\(country)\(language.colon)\(texts.noOffers)</p>"
        }
        return """
            <section aria-labelledby="watch"><h2 id="watch">\(texts.whereToWatch) <span class="card-facts">\(country)</span></h2>
            <dl>\(rows)</dl><p class="source">JustWatch</p></section>
            """
    }
}

extension Video {
    /// Its page on the site that hosts it; the key comes from outside.
    fileprivate var link: OutsideLink? {
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
