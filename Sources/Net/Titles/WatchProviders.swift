import MarqueeDomain

/// Where a title can be watched, by country.
struct WatchProvidersDTO: DTO {
    let results: [String: WatchOffersDTO]

    init(_ row: TapeRow) throws {
        results = try row.required("results")
    }
}

extension WatchProvidersDTO {
    func adapted() -> WatchProviders { WatchProviders(countries: results.mapValues { $0.adapted() }) }
}

struct WatchOffersDTO: DTO {
    let link: String?
    let flatrate: [WatchProviderDTO]?
    let free: [WatchProviderDTO]?
    let ads: [WatchProviderDTO]?
    let rent: [WatchProviderDTO]?
    let buy: [WatchProviderDTO]?
    let others: OtherOffersDTO

    init(_ row: TapeRow) throws {
        link = row.optional("link")
        flatrate = row.optional("flatrate")
        free = row.optional("free")
        ads = row.optional("ads")
        rent = row.optional("rent")
        buy = row.optional("buy")
        others = OtherOffersDTO(row)
    }
}

/// The lists of an offer's object that no other field reads. TMDb has added kinds of offers before.
struct OtherOffersDTO: ObjectShape {
    let kinds: [String: [WatchProviderDTO]]

    private static let known: Set = ["link", "flatrate", "free", "ads", "rent", "buy"]

    init(_ row: TapeRow) { kinds = row.lists(besides: Self.known) }
}

extension WatchOffersDTO {
    func adapted() -> WatchOffers {
        var offers = WatchOffers()
        offers.link = link ?? ""
        offers.flatrate = flatrate.adapted()
        offers.free = free.adapted()
        offers.ads = ads.adapted()
        offers.rent = rent.adapted()
        offers.buy = buy.adapted()
        offers.others = others.kinds.mapValues { $0.adapted() }
        return offers
    }
}

struct WatchProviderDTO: DTO {
    let providerID: Int
    let providerName: String
    let logoPath: ImagePath?
    let displayPriority: Int?

    init(_ row: TapeRow) throws {
        providerID = try row.required("provider_id")
        providerName = try row.required("provider_name")
        logoPath = row.optional("logo_path")
        displayPriority = row.optional("display_priority")
    }
}

extension WatchProviderDTO {
    func adapted() -> WatchProvider {
        var provider = WatchProvider(id: providerID, providerName: String?(providerName).trimmed)
        provider.logoPath = logoPath
        provider.displayPriority = displayPriority.knownCount
        return provider
    }
}
