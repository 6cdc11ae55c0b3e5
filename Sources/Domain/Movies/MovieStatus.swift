/// The production status of a movie.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum MovieStatus: OpenVocabulary {
    /// Rumored: production is unconfirmed.
    case rumored
    /// Planned.
    case planned
    /// In production: being filmed.
    case inProduction
    /// In post-production: being edited.
    case postProduction
    /// Released.
    case released
    /// Canceled.
    case canceled
    /// A status that this version does not know.
    case unknown(String)

    public static let known: [MovieStatus] = [.rumored, .planned, .inProduction, .postProduction, .released, .canceled]

    /// TMDb's spelling.
    public var rawValue: String {
        switch self {
        case .rumored: "Rumored"
        case .planned: "Planned"
        case .inProduction: "In Production"
        case .postProduction: "Post Production"
        case .released: "Released"
        case .canceled: "Canceled"
        case .unknown(let raw): raw
        }
    }
}
