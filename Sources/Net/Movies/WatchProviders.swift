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
        WatchOffers(
            link: link ?? "", subscription: adapted(flatrate), free: adapted(free), ads: adapted(ads), rent: adapted(rent),
            buy: adapted(buy))
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
    func adapted() -> WatchProvider { WatchProvider(id: id, name: name, logoPath: logoPath?.value) }
}
