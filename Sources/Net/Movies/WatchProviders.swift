package import MarqueeDomain

extension Endpoint<WatchProvidersDTO> {
    static func watchProviders(of id: Movie.ID) -> Self { Endpoint(Operations.movieWatchProviders, "movie_id", of: .movie(id)) }
}

/// Where a movie can be watched. A country whose offers cannot be read is left out and counted.
package struct WatchProvidersDTO: DTO {
    let results: [String: Attempt<WatchOffersDTO>]
}

extension WatchProvidersDTO {
    package func adapted() -> WatchProviders {
        WatchProviders(countries: results.compactMapValues { $0.value?.adapted() })
    }
}

struct WatchOffersDTO: DTO {
    let link: String?
    let flatrate: Rows<WatchProviderDTO>?
    let free: Rows<WatchProviderDTO>?
    let ads: Rows<WatchProviderDTO>?
    let rent: Rows<WatchProviderDTO>?
    let buy: Rows<WatchProviderDTO>?
}

extension WatchOffersDTO {
    func adapted() -> WatchOffers {
        var offers = WatchOffers()
        offers.link = link ?? ""
        offers.subscription = adapted(flatrate)
        offers.free = adapted(free)
        offers.ads = adapted(ads)
        offers.rent = adapted(rent)
        offers.buy = adapted(buy)
        return offers
    }

    private func adapted(_ rows: Rows<WatchProviderDTO>?) -> [WatchProvider] { rows?.values.map { $0.adapted() } ?? [] }
}

struct WatchProviderDTO: DTO {
    let id: Int
    let name: String
    let logoPath: LooseImagePath?

    enum CodingKeys: String, CodingKey {
        case id = "provider_id"
        case name = "provider_name"
        case logoPath = "logo_path"
    }
}

extension WatchProviderDTO {
    func adapted() -> WatchProvider {
        var provider = WatchProvider(id: id, name: name)
        provider.logoPath = logoPath?.value
        return provider
    }
}
