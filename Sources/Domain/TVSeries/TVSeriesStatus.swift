/// The production status of a series.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum TVSeriesStatus: OpenVocabulary {
    /// Returning: more episodes are expected.
    case returningSeries
    /// Planned.
    case planned
    /// In production: being filmed.
    case inProduction
    /// Ended.
    case ended
    /// Canceled.
    case canceled
    /// Only a pilot was made.
    case pilot
    /// A status that this version does not know.
    case unknown(String)

    public static let known: [TVSeriesStatus] = [.returningSeries, .planned, .inProduction, .ended, .canceled, .pilot]

    /// TMDb's spelling.
    public var rawValue: String {
        switch self {
        case .returningSeries: "Returning Series"
        case .planned: "Planned"
        case .inProduction: "In Production"
        case .ended: "Ended"
        case .canceled: "Canceled"
        case .pilot: "Pilot"
        case .unknown(let raw): raw
        }
    }
}

/// The type of a series.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum TVSeriesType: OpenVocabulary {
    /// A scripted series with several seasons.
    case scripted
    /// A scripted series with few episodes.
    case miniseries
    /// A reality show.
    case reality
    /// A documentary series.
    case documentary
    /// A talk show.
    case talkShow
    /// A news program.
    case news
    /// A series of videos.
    case video
    /// A type that this version does not know.
    case unknown(String)

    public static let known: [TVSeriesType] = [.scripted, .miniseries, .reality, .documentary, .talkShow, .news, .video]

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
