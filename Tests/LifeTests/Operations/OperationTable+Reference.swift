import Marquee

extension OperationTable {
    static let certifications: [OperationCase] = [
        .read("GET /3/certification/movie/list", "/3/certification/movie/list") { marquee in
            try await marquee.certifications.movies()
        },
        .read("GET /3/certification/tv/list", "/3/certification/tv/list") { marquee in try await marquee.certifications.tv() },
    ]

    static let changes: [OperationCase] = [
        .read("GET /3/movie/changes", "/3/movie/changes?page=1") { marquee in
            try await marquee.changes.movies()
        },
        .read("GET /3/person/changes", "/3/person/changes?page=1") { marquee in
            try await marquee.changes.people()
        },
        .read("GET /3/tv/changes", "/3/tv/changes?page=1") { marquee in
            try await marquee.changes.tv()
        },
    ]

    static let companies: [OperationCase] = [
        .read("GET /3/company/{company_id}", "/3/company/1?include_image_language=fr%2Cde%2Cen%2Cnull&language=fr-BE") { marquee in
            try await marquee.companies.details(1)
        },
        .read("GET /3/company/{company_id}/alternative_names", "/3/company/1/alternative_names") { marquee in
            try await marquee.companies.alternativeNames(1)
        },
        .read("GET /3/company/{company_id}/images", "/3/company/1/images") { marquee in try await marquee.companies.images(1) },
        .none("GET /3/company/{company_id}/movies", because: "it has one page; `companies.movies` asks `GET /3/discover/movie`"),
    ]

    static let configuration: [OperationCase] = [
        .read("GET /3/configuration", "/3/configuration") { marquee in try await marquee.images.configuration() },
        .read("GET /3/configuration/countries", "/3/configuration/countries?language=fr-BE") { marquee in
            try await marquee.configuration.countries()
        },
        .read("GET /3/configuration/jobs", "/3/configuration/jobs") { marquee in try await marquee.configuration.jobs() },
        .read("GET /3/configuration/languages", "/3/configuration/languages") { marquee in try await marquee.configuration.languages() },
        .read("GET /3/configuration/primary_translations", "/3/configuration/primary_translations") { marquee in
            try await marquee.configuration.primaryTranslations()
        },
        .read("GET /3/configuration/timezones", "/3/configuration/timezones") { marquee in try await marquee.configuration.timezones() },
    ]

    static let networks: [OperationCase] = [
        .read("GET /3/network/{network_id}", "/3/network/49") { marquee in try await marquee.networks.details(49) },
        .read("GET /3/network/{network_id}/alternative_names", "/3/network/49/alternative_names") { marquee in
            try await marquee.networks.alternativeNames(49)
        },
        .read("GET /3/network/{network_id}/images", "/3/network/49/images") { marquee in try await marquee.networks.images(49) },
    ]

    static let watchProviders: [OperationCase] = [
        .read("GET /3/watch/providers/regions", "/3/watch/providers/regions?language=fr-BE") { marquee in
            try await marquee.watchProviders.regions()
        },
        .read("GET /3/watch/providers/movie", "/3/watch/providers/movie?language=fr-BE&watch_region=DE") { marquee in
            try await marquee.watchProviders.movies(watchRegion: "DE")
        },
        .read("GET /3/watch/providers/tv", "/3/watch/providers/tv?language=fr-BE&watch_region=DE") { marquee in
            try await marquee.watchProviders.tv(watchRegion: "DE")
        },
    ]
}
