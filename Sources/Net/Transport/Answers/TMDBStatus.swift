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

    /// The codes that mean success: success, updated, deleted, and nothing to change.
    static let successes: Set<Int> = [1, 12, 13, 40]

    static func reason(_ tmdbCode: Int) -> MarqueeError.Reason? {
        sentences[tmdbCode].map { .init("tmdb.\(tmdbCode)", $0) }
    }

    private static let sentences: [Int: String] = [
        2: "TMDb does not have this service.",
        3: "TMDb does not allow this, or no longer accepts the session.",
        4: "TMDb does not offer this format.",
        5: "TMDb could not use the parameters.",
        6: "The id is not one of TMDb's.",
        7: "TMDb does not know this credential.",
        8: "The entry exists already.",
        9: "TMDb is temporarily offline.",
        10: "TMDb has suspended the credential.",
        11: "TMDb had an internal error.",
        14: "TMDb did not accept the authentication.",
        15: "The operation failed at TMDb.",
        16: "TMDb denied the device.",
        17: "TMDb does not accept this session: it was not approved, or it has ended.",
        18: "TMDb found invalid values in the request.",
        19: "TMDb does not offer the requested content type.",
        20: "The range of dates is longer than TMDb allows.",
        21: "The entry to change does not exist.",
        22: MarqueeError.Reason.pageRange.text,
        23: "TMDb requires dates of the form YYYY-MM-DD.",
        24: "TMDb's own servers took too long.",
        25: "TMDb received too many requests from this program.",
        26: "A user name and a password are required.",
        27: "The request appends more parts than TMDb allows.",
        28: "TMDb does not know the time zone.",
        29: "TMDb requires a confirmation.",
        30: "The user name or the password is wrong.",
        31: "This account is disabled.",
        32: "The account's e-mail address is not confirmed.",
        33: "This sign-in has expired or was already completed; begin again.",
        34: "TMDb has no such resource.",
        35: "TMDb does not know this access token; it may have been revoked.",
        36: "The access token allows reading only.",
        37: "TMDb has no such session.",
        38: "The account may not change this.",
        39: "This belongs to another account and is private.",
        41: "This sign-in has not been approved yet.",
        42: "TMDb does not offer this method for the resource.",
        43: "TMDb cannot reach its own servers.",
        44: "The id is not valid.",
        45: "TMDb has suspended this user.",
        46: "TMDb is under maintenance.",
        47: "TMDb could not use the input.",
    ]
}
