extension Catalog {
    /// A few episodes of later seasons, so that there are seasons with gaps and a last episode.
    static let laterGameOfThronesEpisodes: [CatalogEpisode] = [
        CatalogEpisode(
            id: 63099, season: 4, number: 6, type: "standard", name: "The Laws of Gods and Men", airDate: "2014-05-11",
            runtime: 51, productionCode: "406", stillPath: "/vKt9b7HNYhwM91C7S53zPsAWfT3.jpg",
            voteAverage: 9, voteCount: 133),
        CatalogEpisode(
            id: 63100, season: 4, number: 7, type: "standard", name: "Mockingbird", airDate: "2014-05-18",
            runtime: 51, productionCode: "407", stillPath: "/r7u0uELPyDkNnBZzAFVvw1XJKo5.jpg",
            voteAverage: 8.2, voteCount: 116),
        CatalogEpisode(
            id: 63101, season: 4, number: 8, type: "standard", name: "The Mountain and the Viper", airDate: "2014-06-01",
            runtime: 53, productionCode: "408", stillPath: "/exdPjUiilNFUV8uUSiBBhsanAwa.jpg",
            voteAverage: 8.9, voteCount: 141),
        CatalogEpisode(
            id: 1070282, season: 5, number: 8, type: "standard", name: "Hardhome", airDate: "2015-05-31",
            runtime: 61, productionCode: "508", stillPath: "/zIrSrXU4zOArlVYnXFxxfKDYYY2.jpg",
            voteAverage: 9.3, voteCount: 170),
        CatalogEpisode(
            id: 1551830, season: 8, number: 6, type: "standard", name: "The Iron Throne", airDate: "2019-05-19",
            runtime: 80, productionCode: "806", stillPath: "/zBi2O5EJfgTS6Ae0HdAYLm9o2nf.jpg",
            voteAverage: 4.809, voteCount: 241),
    ]
}
