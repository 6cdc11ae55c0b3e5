extension Catalog {
    /// Movies that the catalog's people are known for, and two more around its day.
    static let favorites: [CatalogMovie] = [
        CatalogMovie(
            id: 240, title: "The Godfather Part II", originalTitle: "The Godfather Part II",
            originalLanguage: "en", releaseDate: "1974-12-20", genres: [18, 80],
            posterPath: "/hek3koDUyRQk7FIhPXsa6mT2Zc3.jpg", backdropPath: "/kGzFbGhp99zva6oZODW5atUtnqi.jpg",
            popularity: 57.533, voteAverage: 8.6, voteCount: 10775),
        CatalogMovie(
            id: 278, title: "The Shawshank Redemption", originalTitle: "The Shawshank Redemption",
            originalLanguage: "en", releaseDate: "1994-09-23", genres: [18, 80],
            posterPath: "/q6y0Go1tsGEsmtFryDOJo3dEmqu.jpg", backdropPath: "/kXfqcdQKsToO0OUXHcrrNCHDBzO.jpg",
            popularity: 98.25, voteAverage: 8.7, voteCount: 23656),
        CatalogMovie(
            id: 429, title: "The Good, the Bad and the Ugly", originalTitle: "Il buono, il brutto, il cattivo",
            originalLanguage: "it", releaseDate: "1966-12-23", genres: [37],
            posterPath: "/bX2xnavhMYjWDoZp1VM6VnU1xwe.jpg", backdropPath: "/eoCSp75lxatmIa6aGqfnzwtbttd.jpg",
            popularity: 56.064, voteAverage: 8.5, voteCount: 7347),
        CatalogMovie(
            id: 603, title: "The Matrix", originalTitle: "The Matrix",
            originalLanguage: "en", releaseDate: "1999-03-30", genres: [28, 878],
            posterPath: "/f89U3ADr1oiB1s9GkdPOEpXUk5H.jpg", backdropPath: "/l4QHerTSbMI7qgvasqxP36pqjN6.jpg",
            popularity: 71.384, voteAverage: 8.2, voteCount: 23099),
        CatalogMovie(
            id: 118340, title: "Guardians of the Galaxy", originalTitle: "Guardians of the Galaxy",
            originalLanguage: "en", releaseDate: "2014-07-30", genres: [28, 878, 12],
            posterPath: "/r7vmZjiyZw9rpJMQJdXpjgiCOk9.jpg", backdropPath: "/uLtVbjvS1O7gXL8lUOwsFOH4man.jpg",
            popularity: 60.063, voteAverage: 7.903, voteCount: 25779),
        CatalogMovie(
            id: 335984, title: "Blade Runner 2049", originalTitle: "Blade Runner 2049",
            originalLanguage: "en", releaseDate: "2017-10-04", genres: [878, 18],
            posterPath: "/gajva2L0rPYkEWjzgFlBXCAVBE5.jpg", backdropPath: "/ilRyazdMJwN05exqhwK4tMKBYZs.jpg",
            popularity: 79.571, voteAverage: 7.531, voteCount: 11771),
        CatalogMovie(
            id: 372058, title: "Your Name.", originalTitle: "君の名は。",
            originalLanguage: "ja", releaseDate: "2016-08-26", genres: [10749, 16, 18],
            posterPath: "/q719jXXEzOoYaps6babgKnONONX.jpg", backdropPath: "/dIWwZW7dJJtqC6CgWzYkNVKIUm8.jpg",
            popularity: 94.963, voteAverage: 8.5, voteCount: 9734),
        CatalogMovie(
            id: 634649, title: "Spider-Man: No Way Home", originalTitle: "Spider-Man: No Way Home",
            originalLanguage: "en", releaseDate: "2021-12-15", genres: [28, 12, 878],
            posterPath: "/uJYYizSuA9Y3DCs0qS4qWvHfZg4.jpg", backdropPath: "/14QbnygCuTO0vl7CAFmPf1fgZfV.jpg",
            popularity: 320.221, voteAverage: 8.009, voteCount: 17237),
        CatalogMovie(
            id: 934433, title: "Scream VI", originalTitle: "Scream VI",
            originalLanguage: "en", releaseDate: "2023-03-08", genres: [27, 9648, 53],
            posterPath: "/wDWwtvkRRlgTiUr6TyLSMX8FCuZ.jpg", backdropPath: "/44immBwzhDVyjn87b3x3l9mlhAD.jpg",
            popularity: 609.941, voteAverage: 7.374, voteCount: 684),
        CatalogMovie(
            id: 298618, title: "The Flash", originalTitle: "The Flash",
            originalLanguage: "en", releaseDate: "2023-06-14", genres: [878, 28, 12],
            posterPath: "/5aZoKcR8VxYWhiENYOUg6ooGbc8.jpg", backdropPath: "/fUVK7iUF0k9dU3MwV5MIKWMKGys.jpg",
            popularity: 170.114, voteAverage: 0, voteCount: 0),
    ]
}
