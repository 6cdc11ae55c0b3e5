import MarqueeDomain

/// TMDb's own status codes: what each means, in our words.
///
/// See <https://developer.themoviedb.org/docs/errors>.
enum TMDBStatus {
    /// The error code that a TMDb code calls for where the HTTP status would mislead.
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

    /// The codes that mean success: done, changed, removed, and nothing to change.
    static let successes: Set<Int> = [1, 12, 13, 40]

    static func reason(_ tmdbCode: Int) -> MarqueeError.Reason? {
        sentences[tmdbCode].map { .init("tmdb.\(tmdbCode)", $0) }
    }

    private static let sentences: [Int: String] = [
        2: "TMDb has no such service.",
        3: "TMDb does not allow this, or no longer takes the session.",
        4: "TMDb does not offer this format.",
        5: "TMDb could not use the parameters.",
        6: "The id is not one of TMDb's.",
        7: "TMDb does not know the credential.",
        8: "This is there already.",
        9: "TMDb is closed for the moment.",
        10: "TMDb has suspended the credential.",
        11: "TMDb failed inside.",
        14: "TMDb did not accept the authentication.",
        15: "TMDb could not do it.",
        16: "TMDb denied the device.",
        17: "TMDb does not take this session: it was not approved, or it has ended.",
        18: "TMDb found the values not valid.",
        19: "TMDb does not serve the wanted kind of content.",
        20: "The stretch of days is longer than TMDb allows.",
        21: "The entry to change is not there.",
        22: "TMDb serves the pages 1 to 500 of a list.",
        23: "TMDb wants days as YYYY-MM-DD.",
        24: "TMDb's own servers took too long.",
        25: "TMDb has had too many requests from here.",
        26: "A user name and a password are needed.",
        27: "More parts were to be appended than TMDb allows.",
        28: "TMDb does not know the time zone.",
        29: "TMDb wants this confirmed.",
        30: "The user name or the password is wrong.",
        31: "This account is disabled.",
        32: "The account's e-mail address is not confirmed.",
        33: "This sign-in is too old or was completed before; begin again.",
        34: "TMDb has no such resource.",
        35: "TMDb does not know this access token; it may have been revoked.",
        36: "The access token allows reading only.",
        37: "TMDb has no such session.",
        38: "The account may not change this.",
        39: "This belongs to somebody else and is private.",
        41: "This sign-in has not been approved yet.",
        42: "TMDb does not offer this method here.",
        43: "TMDb cannot reach its own servers.",
        44: "The id is not valid.",
        45: "TMDb has suspended this user.",
        46: "TMDb is being maintained.",
        47: "TMDb could not use the input.",
    ]
}
