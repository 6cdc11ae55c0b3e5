extension MovieParts {
    var images: JSON {
        allImages.lists(request, id: movie.id, [("backdrops", .backdrop), ("logos", .logo), ("posters", .poster)])
    }

    /// The images with known facts, or the poster and backdrop at the size the sandbox draws them.
    private var allImages: [CatalogImage] {
        guard movie.details.images.isEmpty else { return movie.details.images }
        return [CatalogImage(drawn: .backdrop, movie.backdropPath), CatalogImage(drawn: .poster, movie.posterPath)].compactMap(\.self)
    }
}
