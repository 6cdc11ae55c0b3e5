extension MovieDetails {
    /// Returns the best poster for a reader of some languages (``ImageSet/best(_:in:originalLanguage:)``), or TMDb's own choice if the images
    /// were not requested.
    ///
    /// ```swift
    /// let poster = details.bestPoster(in: marquee.audience.languages)
    /// ```
    public func bestPoster(in languages: LanguageChain) -> ImagePath? { best(.poster, in: languages) ?? movie.posterPath }

    /// Returns the best backdrop for a reader of some languages, or TMDb's own choice if the images were not requested.
    public func bestBackdrop(in languages: LanguageChain) -> ImagePath? { best(.backdrop, in: languages) ?? movie.backdropPath }

    /// Returns the best logo for a reader of some languages; nil without one.
    public func bestLogo(in languages: LanguageChain) -> ImagePath? { best(.logo, in: languages) }

    private func best(_ kind: ImageSet.Kind, in languages: LanguageChain) -> ImagePath? {
        images?.best(kind, in: languages, originalLanguage: movie.originalLanguage)?.filePath
    }
}
