extension Catalog {
    /// Movies with gaps: here no day, no genre and no images.
    static let curiosities: [CatalogMovie] = [
        CatalogMovie(
            id: 973534, title: "Fight Club (Russian version)", originalTitle: "Бойцовский клуб (русская версия)",
            originalLanguage: "ru", releaseDate: "", genres: [],
            posterPath: nil, backdropPath: nil,
            popularity: 0.874, voteAverage: 7.4, voteCount: 6)
    ]
}
