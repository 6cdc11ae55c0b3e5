/// A person's gender, as TMDb numbers it.
#if hasAttribute(nonexhaustive)
    @nonexhaustive
#endif
public enum Gender: RawRepresentable, Sendable, Hashable, Codable {
    /// Not set.
    case unset
    /// Female.
    case female
    /// Male.
    case male
    /// Non-binary.
    case nonBinary
    /// A number that this version does not know.
    case unknown(Int)

    /// Creates a gender from TMDb's number.
    public init(rawValue: Int) {
        self =
            switch rawValue {
            case 0: .unset
            case 1: .female
            case 2: .male
            case 3: .nonBinary
            default: .unknown(rawValue)
            }
    }

    /// TMDb's number.
    public var rawValue: Int {
        switch self {
        case .unset: 0
        case .female: 1
        case .male: 2
        case .nonBinary: 3
        case .unknown(let raw): raw
        }
    }
}
