import Foundation
import MarqueeData
import MarqueeDomain
@testable import MarqueeNet
import Testing
import TestKit

struct WatchProvidersTests {
    @Test func `offers of a kind that this version does not know have TMDb's name`() throws {
        let provider = #"{"provider_id": 337, "provider_name": "Sample"}"#
        let body = """
            {"id": 550, "results": {"JP": {"link": "l", "note": "text", "empty": [], "flatrate_and_buy": [\(provider), {"provider_id": "?"}],
             "buy": [\(provider)]}, "DE": {"barter": [5], "Odd\\u001b[2J": [\(provider)], "free": [\(provider)]}}}
            """
        let answer = try TMDBMovies(WireScene().tmdb).watchProviders(of: 550).adapt(Data(body.utf8))
        let sample = WatchProvider(id: 337, providerName: "Sample")
        #expect(answer.value.countries["JP"]?.others == ["flatrate_and_buy": [sample]] && answer.value.countries["JP"]?.buy == [sample])
        #expect(answer.value.countries["DE"]?.others.isEmpty == true && answer.value.countries["DE"]?.free == [sample])
        #expect(answer.losses.rows == 1 && answer.losses.fields == 2)
    }

    @Test func `the offers of each country are read`() throws {
        let answer = """
            {"id": 550, "results": {
              "DE": {"link": "https://www.themoviedb.org/movie/550-fight-club/watch?locale=DE",
                "flatrate": [{"logo_path": "/7rwgEs15tFwyR9NPQ5vpzxTj19Q.jpg", "provider_id": 337, "provider_name": "Disney Plus",
                  "display_priority": 2}],
                "rent": [{"logo_path": null, "provider_id": 2, "provider_name": "Apple TV", "display_priority": 4}],
                "buy": [{"provider_id": 3, "provider_name": "Google Play Movies"}, {"provider_name": "No number"}]},
              "ES": {"ads": [{"logo_path": "/5GEbAhFW2S5T8zVc1MNvz00pIzM.jpg", "provider_id": 35, "provider_name": "Rakuten TV"}],
                "free": null},
              "XX": "broken"}}
            """
        let offers = try TMDBMovies(WireScene().tmdb).watchProviders(of: 550).adapt(Data(answer.utf8))
        let disney = edited(WatchProvider(id: 337, providerName: "Disney Plus")) {
            $0.logoPath = ImagePath("/7rwgEs15tFwyR9NPQ5vpzxTj19Q.jpg")
            $0.displayPriority = 2
        }
        let rakuten = edited(WatchProvider(id: 35, providerName: "Rakuten TV")) {
            $0.logoPath = ImagePath("/5GEbAhFW2S5T8zVc1MNvz00pIzM.jpg")
        }
        #expect(
            offers.value
                == WatchProviders(countries: [
                    "DE": edited(WatchOffers()) {
                        $0.link = "https://www.themoviedb.org/movie/550-fight-club/watch?locale=DE"
                        $0.flatrate = [disney]
                        $0.rent = [edited(WatchProvider(id: 2, providerName: "Apple TV")) { $0.displayPriority = 4 }]
                        $0.buy = [WatchProvider(id: 3, providerName: "Google Play Movies")]
                    },
                    "ES": edited(WatchOffers()) {
                        $0.ads = [rakuten]
                    },
                ]))
        #expect(offers.dropped == 2)
    }

    @Test func `a movie without offers has no countries`() throws {
        let offers = try TMDBMovies(WireScene().tmdb).watchProviders(of: 550).adapt(Data(#"{"id": 550, "results": {}}"#.utf8))
        #expect(offers.value.countries.isEmpty)
    }
}
