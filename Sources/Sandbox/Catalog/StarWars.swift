extension Catalog {
    static let starWars = CatalogMovie(
        id: 11, title: "Star Wars", originalTitle: "Star Wars",
        originalLanguage: "en", releaseDate: "1977-05-25", genres: [12, 28, 878],
        posterPath: "/6FfCtAuVAW8XJjZ7eWeLibRLWTw.jpg", backdropPath: "/2w4xG178RpB4MDAIfTkqAuSJzec.jpg",
        popularity: 20.6912, voteAverage: 8.2, voteCount: 22061,
        details: CatalogDetails(
            imdbID: "tt0076759", runtime: 121, budget: 11000000, revenue: 775398007, originCountries: ["US"],
            collection: CatalogCollection(
                id: 10, name: "Star Wars Collection", posterPath: "/pWVLFh4OuejTpUaDQbB1C4zoS2p.jpg",
                backdropPath: "/iY2ujEY2m68OTTlPFTiHub9joHS.jpg"),
            companies: [
                CatalogCompany(id: 1, name: "Lucasfilm Ltd.", country: "US", logoPath: "/tlVSws0RvvtPBwViUyOFAO0vcQS.png"),
                CatalogCompany(id: 25, name: "20th Century Fox", country: "US", logoPath: "/qZCc1lty5FzX30aOCVRBLzaVmcp.png"),
            ],
            countries: [CatalogName(code: "US", name: "United States of America")],
            spokenLanguages: [CatalogName(code: "en", name: "English")]))
}
