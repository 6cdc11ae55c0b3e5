import MarqueeDomain

/// Asks the server again for stored answers about some titles and people, one after the other.
struct AnswerRenewal: Sendable {
    let api: any ChangeAPI
    let reader: Reader
    let snapshots: (any SnapshotDAO)?

    /// - Returns: The number of answers that were renewed, and of those that were not.
    func callAsFunction(_ subjects: Set<MediaReference>) async throws(MarqueeError) -> (renewed: Int, failed: Int) {
        guard let snapshots else { return (0, 0) }
        let remotes = try await snapshots.keys(of: subjects).compactMap(api.renewal)
        let renewed = try await inBackground { [reader] () async throws(MarqueeError) in
            var renewed = 0
            for remote in remotes {
                if Task.isCancelled { throw .cancelled }
                do throws(MarqueeError) {
                    _ = try await reader.read(remote)(policy: .fresh)
                    renewed += 1
                } catch {
                    if error.code == .cancelled || error.code == .closed { throw error }
                    if error.meansUnreachable || error.code == .unauthorized { break }
                    // TMDb does not have it any more, or the answer cannot be read.
                }
            }
            return renewed
        }
        return (renewed, remotes.count - renewed)
    }
}
