extension Catalog {
    /// Movies that people keep rating highly.
    static let classics: [CatalogMovie] = [
        CatalogMovie(
            id: 238, title: "The Godfather", originalTitle: "The Godfather",
            originalLanguage: "en", releaseDate: "1972-03-14", genres: [18, 80],
            posterPath: "/3bhkrj58Vtu7enYsRolD1fZdja1.jpg", backdropPath: "/tmU7GeKVybMWFButWEGl2M4GeiP.jpg",
            popularity: 100.932, voteAverage: 8.7, voteCount: 17806),
        CatalogMovie(
            id: 129, title: "Spirited Away", originalTitle: "千と千尋の神隠し",
            originalLanguage: "ja", releaseDate: "2001-07-20", genres: [16, 10751, 14],
            posterPath: "/39wmItIWsg5sZMyRUHLkWBcuVCM.jpg", backdropPath: "/Ab8mkHmkYADjU7wQiOkia9BzGvS.jpg",
            popularity: 85.662, voteAverage: 8.5, voteCount: 14210),
        CatalogMovie(
            id: 496243, title: "Parasite", originalTitle: "기생충",
            originalLanguage: "ko", releaseDate: "2019-05-30", genres: [35, 53, 18],
            posterPath: "/7IiTTgloJzvGI1TAYymCfbfl3vT.jpg", backdropPath: "/hiKmpZMGZsrkA3cdce8a7Dpos1j.jpg",
            popularity: 72.256, voteAverage: 8.5, voteCount: 15620),
    ]
}
