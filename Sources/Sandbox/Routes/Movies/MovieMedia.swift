extension MovieParts {
    var videos: JSON {
        let shown = movie.details.videos.filter { isWanted($0.language, including: "include_video_language", elsewise: "en-US") }
        return [
            "id": .integer(movie.id),
            "results": .array(
                shown.map { video in
                    [
                        "iso_639_1": .string(video.language), "iso_3166_1": .string(video.region), "name": .string(video.name),
                        "key": .string(video.key), "site": "YouTube", "size": .integer(video.size), "type": .string(video.type),
                        "official": .boolean(video.isOfficial), "published_at": .string(video.publishedAt), "id": .string(video.id),
                    ]
                }),
        ]
    }

    var images: JSON {
        let shown = allImages.filter { isWanted($0.language, including: "include_image_language", elsewise: nil) }
        func rows(_ kind: CatalogImage.Kind) -> JSON { .array(shown.filter { $0.kind == kind }.map(\.json)) }
        return [
            "backdrops": rows(.backdrop), "id": .integer(movie.id), "logos": rows(.logo), "posters": rows(.poster),
        ]
    }

    /// The images with known facts, or the poster and backdrop at the size the sandbox draws them.
    private var allImages: [CatalogImage] {
        guard movie.details.images.isEmpty else { return movie.details.images }
        let known = [(CatalogImage.Kind.backdrop, movie.backdropPath), (.poster, movie.posterPath)]
        return known.compactMap { kind, path in
            guard let path, let size = ImageSize("original", kind: kind) else { return nil }
            let ratio = (Double(size.width) / Double(size.height) * 1_000).rounded() / 1_000
            return CatalogImage(kind, path, language: nil, width: size.width, height: size.height, aspectRatio: ratio)
        }
    }

    /// TMDb filters by the languages asked for, `null` for none, or else by the language of the request.
    private func isWanted(_ language: String?, including name: String, elsewise usual: String?) -> Bool {
        let wanted = request.value(name)?.split(separator: ",").map(String.init)
        guard let wanted = wanted ?? (request.value("language") ?? usual).map({ [$0] }) else { return true }
        return wanted.contains { $0.prefix { $0 != "-" } == (language ?? "null") }
    }
}

extension CatalogImage {
    fileprivate var json: JSON {
        [
            "aspect_ratio": .number(aspectRatio), "height": .integer(height), "iso_639_1": JSON(language), "file_path": .string(path),
            "vote_average": .number(voteAverage), "vote_count": .integer(voteCount), "width": .integer(width),
        ]
    }
}
