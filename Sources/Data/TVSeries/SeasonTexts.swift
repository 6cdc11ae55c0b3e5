import MarqueeDomain

/// Fills the names and overviews of a season's episodes from the same season in a fallback language, as far as that is cached. The answer about
/// a season has no translations of its episodes.
struct SeasonTexts: Sendable {
    /// The season without the private values of an account.
    let remote: Remote<SeasonDetails>
    let reader: Reader

    func filling(_ read: Read<SeasonDetails>) -> Read<SeasonDetails> {
        Read { (policy: ReadPolicy, languages: LanguageChain?) async throws(MarqueeError) -> Fetched<SeasonDetails> in
            var season = try await read(policy: policy, language: languages)
            let fallbacks: [String] = languages.map { Array($0.tags.dropFirst()) } ?? remote.key.audience.fallbackLanguages
            for tag in fallbacks where season.value.lacksEpisodeTexts {
                guard let other = await cached(in: tag, fromMemory: season.origin == .memory) else { continue }
                season.value.fillEpisodes(from: other, in: tag)
            }
            return season
        }
    }

    /// The cached season in a language. One from memory is filled from memory only, so that the read stays on the caller's actor.
    private func cached(in tag: String, fromMemory: Bool) async -> SeasonDetails? {
        let other = remote.speaking(LanguageChain(written: [tag]))
        return fromMemory ? reader.valueInMemory(other) : try? await reader.read(other)(policy: .offline).value
    }
}
