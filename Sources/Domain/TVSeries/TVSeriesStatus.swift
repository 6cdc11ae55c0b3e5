/// How far the making of a series has come.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum TVSeriesStatus: OpenVocabulary {
    /// More seasons are expected.
    case returning
    /// Decided.
    case planned
    /// Being shot.
    case inProduction
    /// Over, as planned.
    case ended
    /// Given up.
    case canceled
    /// Only a pilot so far.
    case pilot
    /// A status that this version does not know.
    case unknown(String)

    /// Every word that this version knows.
    public static let known: [TVSeriesStatus] = [.returning, .planned, .inProduction, .ended, .canceled, .pilot]

    /// TMDb's spelling.
    public var rawValue: String {
        switch self {
        case .returning: "Returning Series"
        case .planned: "Planned"
        case .inProduction: "In Production"
        case .ended: "Ended"
        case .canceled: "Canceled"
        case .pilot: "Pilot"
        case .unknown(let raw): raw
        }
    }
}

/// What sort of series it is.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum TVSeriesKind: OpenVocabulary {
    /// With a script, over several seasons.
    case scripted
    /// With a script, in a few episodes.
    case miniseries
    /// About real people in front of a camera.
    case reality
    /// About the world as it is.
    case documentary
    /// Conversations.
    case talkShow
    /// News.
    case news
    /// Made of clips.
    case video
    /// A sort that this version does not know.
    case unknown(String)

    /// Every word that this version knows.
    public static let known: [TVSeriesKind] = [.scripted, .miniseries, .reality, .documentary, .talkShow, .news, .video]

    /// TMDb's spelling.
    public var rawValue: String {
        switch self {
        case .scripted: "Scripted"
        case .miniseries: "Miniseries"
        case .reality: "Reality"
        case .documentary: "Documentary"
        case .talkShow: "Talk Show"
        case .news: "News"
        case .video: "Video"
        case .unknown(let raw): raw
        }
    }
}
