import MarqueeDomain

/// The meanings of TMDb's own status codes, in the words of this SDK.
///
/// See <https://developer.themoviedb.org/docs/errors>.
enum TMDBStatus {
    /// The error code for a TMDb code whose HTTP status would be misleading.
    static func code(_ tmdbCode: Int) -> MarqueeError.Code? {
        switch tmdbCode {
        case 7, 10, 14, 16, 17, 30, 31, 32, 33, 35: .unauthorized
        case 3, 36, 38, 39, 45: .forbidden
        case 6, 21, 34, 37: .notFound
        case 25: .rateLimited
        case 9, 11, 15, 24, 43, 46: .server
        case 8, 44: .refused
        default: nil
        }
    }

    /// Whether a code means that the whole service is offline: for a while, or for maintenance.
    static func isOffline(_ tmdbCode: Int?) -> Bool { tmdbCode == 9 || tmdbCode == 46 }

    /// The codes that mean success: success, updated, deleted, and nothing to change.
    static let successes: Set<Int> = [1, 12, 13, 40]

    /// The reason for a code, for those that have texts.
    static func reason(_ tmdbCode: Int) -> MarqueeError.Reason? { failures.contains(tmdbCode) ? .init("tmdb.\(tmdbCode)") : nil }

    /// The codes of failures that TMDb documents.
    private static let failures = Set(2...47).subtracting(successes)
}
