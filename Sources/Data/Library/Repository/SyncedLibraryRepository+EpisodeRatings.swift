package import MarqueeDomain

extension SyncedLibraryRepository {
    // The server's answer, overlaid with the ratings of this device.
    package func episodeRatings(of season: SeasonReference) -> Read<[EpisodeRating]> {
        Read { (policy) async throws(MarqueeError) in
            let stored = try await user.session()
            let read = try user.read(as: stored) { (_, authorization) in api.episodeRatings(of: season, as: authorization) }
            var fetched = try await read(policy: policy)
            let marks = try await services.marksCache.marks(of: stored.tenant)
            for index in fetched.value.indices {
                let item = Markable.episode(of: season.series, season: season.number, number: fetched.value[index].episodeNumber)
                var known = marks.entries[item]?.marks ?? .none
                if let entry = marks.entries[item], entry.known.contains(.rating) || entry.marks.pending.contains(.rating) {
                    fetched.value[index].rating = known.rating
                } else {
                    known.set(.rating(fetched.value[index].rating))
                }
                fetched.marks[item] = known
            }
            return fetched
        }
    }
}
