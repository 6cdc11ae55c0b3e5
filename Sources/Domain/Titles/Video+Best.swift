extension Collection<Video> {
    /// Returns the best video of a kind for a reader of some languages; nil if there is none.
    ///
    /// The best language comes first, then the official ones, then TMDb's order.
    public func best(_ kind: VideoType = .trailer, in languages: LanguageChain) -> Video? {
        filter { $0.type == kind }.ranked(in: languages).first
    }

    /// Returns the videos with the best one for a reader of some languages first, as ``best(_:in:)`` compares them.
    public func ranked(in languages: LanguageChain) -> [Video] {
        map { (video: $0, rank: rank($0, languages.tags)) }.enumerated().sorted { a, b in
            a.element.rank != b.element.rank ? a.element.rank < b.element.rank : a.offset < b.offset
        }.map(\.element.video)
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
