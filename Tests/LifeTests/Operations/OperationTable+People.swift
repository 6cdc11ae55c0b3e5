import Marquee

extension OperationTable {
    static let peopleLists: [OperationCase] = [
        .read("GET /3/person/popular", "/3/person/popular?language=fr-BE&page=1") { marquee in try await marquee.people.popular() }
    ]

    static let people: [OperationCase] = [
        .read(
            "GET /3/person/{person_id}",
            "/3/person/31?append_to_response=combined_credits%2Cimages%2Cexternal_ids%2Ctranslations&include_image_language=fr%2Cde%2Cen%2Cnull&language=fr-BE"
        ) { marquee in try await marquee.people.details(31) },
        .read("GET /3/person/{person_id}/changes", "/3/person/31/changes?page=1") { marquee in try await marquee.changes.person(31) },
        .read("GET /3/person/{person_id}/combined_credits", "/3/person/31/combined_credits?language=fr-BE") { marquee in
            try await marquee.people.combinedCredits(31)
        },
        .read("GET /3/person/{person_id}/external_ids", "/3/person/31/external_ids") { marquee in
            try await marquee.people.externalIDs(31)
        },
        .read("GET /3/person/{person_id}/images", "/3/person/31/images") { marquee in try await marquee.people.images(31) },
        .read("GET /3/person/latest", "/3/person/latest") { marquee in try await marquee.people.latest() },
        .read("GET /3/person/{person_id}/movie_credits", "/3/person/31/movie_credits?language=fr-BE") { marquee in
            try await marquee.people.movieCredits(31)
        },
        .read("GET /3/person/{person_id}/tv_credits", "/3/person/31/tv_credits?language=fr-BE") { marquee in
            try await marquee.people.tvCredits(31)
        },
        .read("GET /3/person/{person_id}/tagged_images", "/3/person/31/tagged_images?language=fr-BE") { marquee in
            try await marquee.people.taggedImages(31)
        },
        .read("GET /3/person/{person_id}/translations", "/3/person/31/translations") { marquee in
            try await marquee.people.translations(31)
        },
    ]

    static let credits: [OperationCase] = [
        .read("GET /3/credit/{credit_id}", "/3/credit/52fe4250c3a36847f80149f3?language=fr-BE") { marquee in
            try await marquee.credits.details("52fe4250c3a36847f80149f3")
        }
    ]

    static let reviews: [OperationCase] = [
        .read("GET /3/review/{review_id}", "/3/review/000000000000000000000226") { marquee in
            try await marquee.reviews.details("000000000000000000000226")
        }
    ]

    static let trending: [OperationCase] = [
        .read("GET /3/trending/all/{time_window}", "/3/trending/all/week?language=fr-BE&page=1") { marquee in
            try await marquee.trending.all(.week)
        },
        .read("GET /3/trending/movie/{time_window}", "/3/trending/movie/day?language=fr-BE&page=1") { marquee in
            try await marquee.trending.movies(.day)
        },
        .read("GET /3/trending/person/{time_window}", "/3/trending/person/day?language=fr-BE&page=1") { marquee in
            try await marquee.trending.people(.day)
        },
        .read("GET /3/trending/tv/{time_window}", "/3/trending/tv/day?language=fr-BE&page=1") { marquee in
            try await marquee.trending.tv(.day)
        },
    ]

    static let search: [OperationCase] = [
        .read("GET /3/search/collection", "/3/search/collection?include_adult=true&language=fr-BE&page=1&query=star&region=BE") { marquee in
            try await marquee.search.collections("star")
        },
        .read("GET /3/search/company", "/3/search/company?page=1&query=lucasfilm") { marquee in
            try await marquee.search.companies("lucasfilm")
        },
        .read("GET /3/search/keyword", "/3/search/keyword?page=1&query=insomnia") { marquee in
            try await marquee.search.keywords("insomnia")
        },
        .read("GET /3/search/movie", "/3/search/movie?include_adult=true&language=fr-BE&page=1&query=fight&region=BE") { marquee in
            try await marquee.search.movies("fight")
        },
        .read("GET /3/search/multi", "/3/search/multi?include_adult=true&language=fr-BE&page=1&query=star") { marquee in
            try await marquee.search.multi("star")
        },
        .read("GET /3/search/person", "/3/search/person?include_adult=true&language=fr-BE&page=1&query=hanks") { marquee in
            try await marquee.search.people("hanks")
        },
        .read("GET /3/search/tv", "/3/search/tv?include_adult=true&language=fr-BE&page=1&query=thrones") { marquee in
            try await marquee.search.tv("thrones")
        },
    ]

    static let find: [OperationCase] = [
        .read("GET /3/find/{external_id}", "/3/find/tt0137523?external_source=imdb_id&language=fr-BE") { marquee in
            try await marquee.find.byID(.imdb("tt0137523"))
        }
    ]
}
