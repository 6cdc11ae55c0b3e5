import Foundation
import MarqueeData
import MarqueeDomain
import MarqueeNet
import Testing
import TestKit

struct TVWatchProvidersTests {
    @Test func `the offers of a series are read, and kept apart from those of a movie`() throws {
        let scene = WireScene()
        let offers = TMDBTVSeries(scene.tmdb).watchProviders(of: 1399)
        let json = """
            {"id": 1399, "results": {"AD": {"link": "https://example.org", "flatrate": [
              {"logo_path": null, "provider_id": 337, "provider_name": "Disney Plus", "display_priority": 1}]}}}
            """
        #expect(
            try offers.adapt(Data(json.utf8)).value
                == WatchProviders(countries: [
                    "AD": edited(WatchOffers()) {
                        $0.link = "https://example.org"
                        $0.flatrate = [edited(WatchProvider(id: 337, providerName: "Disney Plus")) { $0.displayPriority = 1 }]
                    }
                ]))
        #expect(offers.key.subject == .tv(1399))
        #expect(offers.key != TMDBMovies(scene.tmdb).watchProviders(of: 1399).key)
    }
}
