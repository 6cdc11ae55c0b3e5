extension Routes {
    /// The operations under `/3/configuration`, besides the configuration of images.
    func configuration(_ path: [String]) throws(Refusal) -> JSON {
        switch path {
        case ["countries"]: countries
        case ["jobs"]: jobs
        case ["languages"]: .array(CatalogLanguage.allCases.map(\.json))
        case ["primary_translations"]: .array(CatalogLanguage.allCases.map { .string($0.rawValue + "-" + $0.region) })
        case ["timezones"]: .array(Self.timeZones.map { ["iso_3166_1": .string($0.country), "zones": .array($0.zones.map(JSON.string))] })
        default: throw .notFound
        }
    }

    /// The operations under `/3/certification`.
    func certifications(_ path: [String]) throws(Refusal) -> JSON {
        let names: (String) -> [String]
        switch path {
        case ["movie", "list"]: names = Certifications.movies
        case ["tv", "list"]: names = Certifications.series
        default: throw .notFound
        }
        let rows = ["US", "DE", "GB"].map { country in
            let rows = names(country).enumerated().map { order, name -> JSON in
                ["certification": .string(name), "meaning": "", "order": .integer(order)]
            }
            return (name: country, value: JSON.array(rows))
        }
        return ["certifications": .object(rows)]
    }

    /// The operations under `/3/watch/providers`.
    func watchProviders(_ path: [String], _ request: Request) throws(Refusal) -> JSON {
        let offers: [SandboxCatalog.Offers]
        switch path {
        case ["regions"]: return ["results": countries]
        case ["movie"]: offers = catalog.movies.flatMap(\.offers)
        case ["tv"]: offers = catalog.series.flatMap(\.offers)
        default: throw .notFound
        }
        let region = request.value("watch_region")
        let ids = Set(offers.filter { region == nil || $0.region == region }.flatMap { $0.providers })
        let rows = ids.sorted().compactMap(catalog.provider).enumerated().map { place, provider -> JSON in
            let regions = Set(offers.filter { $0.providers.contains(provider.id) }.map(\.region)).sorted()
            return provider.json.adding([
                ("display_priorities", .object(regions.map { (name: $0, value: .integer(place)) })), ("display_priority", .integer(place)),
            ])
        }
        return ["results": .array(rows)]
    }

    /// The countries of the catalog's languages and productions.
    private var countries: JSON {
        let known = catalog.movies.flatMap(\.countries) + catalog.series.flatMap(\.countries)
        let names = Dictionary(known.map { ($0.code, $0.name) }) { first, _ in first }
        return .array(
            names.sorted { $0.key < $1.key }.map { code, name in
                ["iso_3166_1": .string(code), "english_name": .string(name), "native_name": .string(name)]
            })
    }

    /// The departments and the jobs of the catalog's crews.
    private var jobs: JSON {
        var jobs: [String: Set<String>] = [:]
        for job in catalog.movies.flatMap(\.crew) { jobs[job.department, default: []].insert(job.job) }
        return .array(
            jobs.sorted { $0.key < $1.key }.map { department, jobs in
                ["department": .string(department), "jobs": .array(jobs.sorted().map(JSON.string))]
            })
    }

    private static let timeZones = [
        (country: "DE", zones: ["Europe/Berlin"]), (country: "ES", zones: ["Europe/Madrid"]), (country: "FR", zones: ["Europe/Paris"]),
        (country: "JP", zones: ["Asia/Tokyo"]), (country: "US", zones: ["America/New_York", "America/Los_Angeles"]),
    ]
}

extension CatalogLanguage {
    fileprivate var json: JSON {
        ["iso_639_1": .string(rawValue), "english_name": .string(englishName), "name": .string(name)]
    }
}
