extension MovieParts {
    var images: JSON {
        allPictures.lists(request, id: movie.id, [("backdrops", .backdrop), ("logos", .logo), ("posters", .poster)])
    }

    /// The pictures with known facts, or the poster and backdrop at the size the sandbox draws them.
    private var allPictures: [SandboxCatalog.Picture] {
        guard movie.pictures.isEmpty else { return movie.pictures }
        return [SandboxCatalog.Picture(drawn: .backdrop, movie.backdropPath), SandboxCatalog.Picture(drawn: .poster, movie.posterPath)]
            .compactMap(\.self)
    }
}
