import MarqueeDomain

/// Fills the names and overviews of a season's episodes from the same season in a fallback language, as far as that is cached: the answer about
/// a season has no translations of its episodes.
struct SeasonTexts: Sendable {
    /// The season without what is private to an account.
    let remote: Remote<SeasonDetails>
    let reader: Reader

    func filling(_ read: Read<SeasonDetails>) -> Read<SeasonDetails> {
        Read { (policy: ReadPolicy, languages: LanguageChain?) async throws(MarqueeError) -> Fetched<SeasonDetails> in
            var season = try await read(policy: policy, language: languages)
            let chain: [String] = languages?.tags ?? [""] + remote.key.audience.fallbackLanguages
            for tag in chain.dropFirst() where season.value.lacksEpisodeTexts {
                guard let other = await cached(in: tag, fromMemory: season.origin == .memory) else { continue }
                season.value.fillEpisodes(from: other, in: tag)
            }
            return season
        }
    }

    /// The cached season in a language. One from memory is filled from memory only, so that the read stays on the caller's actor.
    private func cached(in tag: String, fromMemory: Bool) async -> SeasonDetails? {
        do throws(MarqueeError) {
            let language = LanguageChain(written: [tag])
            if fromMemory { return reader.valueInMemory(remote, language) }
            return try await reader.read(remote)(policy: .offline, language: language).value
        } catch {
            return nil
        }
    }
}
