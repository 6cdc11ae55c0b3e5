extension Collection<Video> {
    /// Returns the best video of a kind for a reader of some languages; nil if there is none.
    ///
    /// The best language comes first, then the official ones, then TMDb's order.
    public func best(_ kind: VideoKind = .trailer, in languages: LanguageChain) -> Video? {
        let videos = filter { $0.kind == kind }
        return videos.enumerated().min { a, b in
            let (first, second) = (rank(a.element, languages.tags), rank(b.element, languages.tags))
            return first != second ? first < second : a.offset < b.offset
        }?.element
    }

    private func rank(_ video: Video, _ tags: [String]) -> Int {
        let unofficial = video.isOfficial ? 0 : 1
        for (index, tag) in tags.enumerated() {
            let fit = LanguageEquivalence.fit(video.language, video.country, to: tag)
            if fit > 0 { return 20 * index + 2 * (6 - fit) + unofficial }
        }
        return 20 * tags.count + unofficial
    }
}
