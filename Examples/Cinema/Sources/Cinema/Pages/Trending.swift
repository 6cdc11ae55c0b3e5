import Marquee
import MarqueePresentation

extension Visit {
    /// Movies, series and people that are trending.
    func trending() async throws -> Answer {
        let window = query("window").flatMap(Trending.Window.init(rawValue:)) ?? .day
        let trending = marquee.trending
        let fetched = try await pages(on: .category) { (page, policy) async throws(MarqueeError) in
            try await trending.all(Trending(window, page: page), policy: policy)
        }
        let tabs = Trending.Window.allCases.map { each -> HTML in
            let current: HTML = each == window ? " aria-current=\"true\"" : ""
            return "<li><a href=\"\(Self.path(each))\"\(current)>\(each == .day ? texts.today : texts.thisWeek)</a></li>"
        }
        return .page(
            texts.trending,
            """
            <h1>\(texts.trending)</h1><ul class="tabs">\(tabs)</ul>\(freshness(fetched))\(list(fetched, path: Self.path(window)))
            """, data: fetched)
    }

    private static func path(_ window: Trending.Window) -> String { window == .day ? "/trending" : "/trending?window=\(window.rawValue)" }
}
