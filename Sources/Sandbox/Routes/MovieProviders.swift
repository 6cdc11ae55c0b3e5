extension MovieParts {
    var watchProviders: JSON {
        ["id": .integer(movie.id), "results": .object(movie.details.offers.map { ($0.region, offers($0)) })]
    }

    private func offers(_ offers: CatalogOffers) -> JSON {
        let lists = offers.providers.sorted { $0.key < $1.key }.map { ($0.key, JSON.array($0.value.compactMap(provider))) }
        return .object([("link", .string(offers.link))] + lists)
    }

    private func provider(_ id: Int) -> JSON? {
        Catalog.providers[id].map { provider in
            ["logo_path": .string(provider.logoPath), "provider_id": .integer(id), "provider_name": .string(provider.name)]
        }
    }
}
