extension Catalog {
    /// Movies around the day at which the catalog stands still.
    static let newMovies: [CatalogMovie] = [
        CatalogMovie(
            id: 502356, title: "The Super Mario Bros. Movie", originalTitle: "The Super Mario Bros. Movie",
            originalLanguage: "en", releaseDate: "2023-04-05", genres: [16, 12, 10751, 14, 35],
            posterPath: "/qNBAXBIQlnOThrVvA6mA2B5ggV6.jpg", backdropPath: "/iJQIbOPm81fPEGKt5BPuZmfnA54.jpg",
            popularity: 6572.614, voteAverage: 7.5, voteCount: 1456),
        CatalogMovie(
            id: 603692, title: "John Wick: Chapter 4", originalTitle: "John Wick: Chapter 4",
            originalLanguage: "en", releaseDate: "2023-03-22", genres: [28, 53, 80],
            posterPath: "/vZloFAK7NmvMGKE7VkF5UHaz0I.jpg", backdropPath: "/h8gHn0OzBoaefsYseUByqsmEDMY.jpg",
            popularity: 1320.735, voteAverage: 8, voteCount: 1211),
        CatalogMovie(
            id: 315162, title: "Puss in Boots: The Last Wish", originalTitle: "Puss in Boots: The Last Wish",
            originalLanguage: "en", releaseDate: "2022-12-07", genres: [16, 10751, 14, 12, 35, 18],
            posterPath: "/kuf6dutpsT0vSVehic3EZIqkOBt.jpg", backdropPath: "/ouB7hwclG7QI3INoYJHaZL4vOaa.jpg",
            popularity: 1347.259, voteAverage: 8.3, voteCount: 5331),
        CatalogMovie(
            id: 385687, title: "Fast X", originalTitle: "Fast X",
            originalLanguage: "en", releaseDate: "2023-05-17", genres: [28, 80, 53],
            posterPath: "/jwMMQR69Xz9AYtX4u2uYJgfAAev.jpg", backdropPath: "/fI5RsaM0NSU6TqztRhA2pal5ezv.jpg",
            popularity: 524.606, voteAverage: 0, voteCount: 0),
        CatalogMovie(
            id: 447365, title: "Guardians of the Galaxy Volume 3", originalTitle: "Guardians of the Galaxy Volume 3",
            originalLanguage: "en", releaseDate: "2023-05-03", genres: [878, 12, 28],
            posterPath: "/r2J02Z2OpNTctfOSN1Ydgii51I3.jpg", backdropPath: "/7TUp4uKIaX9c2TAZLPwjty5A0EP.jpg",
            popularity: 239.132, voteAverage: 10, voteCount: 1),
        CatalogMovie(
            id: 76600, title: "Avatar: The Way of Water", originalTitle: "Avatar: The Way of Water",
            originalLanguage: "en", releaseDate: "2022-12-14", genres: [878, 12, 28],
            posterPath: "/t6HIqrRAclMCA60NsSmeqe9RmNV.jpg", backdropPath: "/ovM06PdF3M8wvKb06i4sjW3xoww.jpg",
            popularity: 3365.913, voteAverage: 7.7, voteCount: 7535),
    ]
}
