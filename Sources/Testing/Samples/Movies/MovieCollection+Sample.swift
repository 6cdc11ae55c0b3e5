public import MarqueeDomain

extension MovieCollection: Sampled {
    /// The collections of Star Wars and The Avengers, and made-up ones.
    public static var samples: [MovieCollection] {
        [
            edited(MovieCollection(id: 10, name: "Star Wars Collection")) {
                $0.originalLanguage = "en"
                $0.overview = "The overview of a sample."
                $0.posterPath = ImagePath("/22dj38IckjzEEUZwN1tPU5VJ1qq.jpg")
                $0.backdropPath = ImagePath("/4z9ijhgEthfRHShoOvMaBlpciXS.jpg")
            },
            edited(MovieCollection(id: 86_311, name: "The Avengers Collection")) {
                $0.posterPath = ImagePath("/yFSIUVTCvgYrpalUktulvk3Gi5Y.jpg")
                $0.backdropPath = ImagePath("/zuW6fOiusv4X9nnW3paHGfXcSll.jpg")
            },
        ] + (3...5).map { MovieCollection(id: 9_000_000 + $0, name: "Sample Collection \($0)") }
    }
}

extension MovieCollectionDetails: Sampled {
    /// The collection of Star Wars with its first movie and all parts.
    public static var samples: [MovieCollectionDetails] {
        [
            edited(MovieCollectionDetails(collection: .sample)) {
                $0.movies = [Movie.samples[1]]
                $0.images = edited(ImageSet()) {
                    $0.backdrops =
                        ImagePath("/d8duYyyC9J5T825Hg7grmaabfxQ.jpg").map { [Picture(filePath: $0, width: 1_920, height: 1_080)] } ?? []
                }
                $0.translations = .sample
            }
        ]
    }
}
