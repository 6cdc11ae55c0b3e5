import MarqueeDomain

/// A word of a vocabulary whose words are numbers.
protocol NumberedWord {
    init(rawValue: Int)
    /// Whether this version does not know the number.
    var isUnknown: Bool { get }
}

extension Gender: NumberedWord {
    var isUnknown: Bool { if case .unknown = self { true } else { false } }
}

extension ReleaseType: NumberedWord {
    var isUnknown: Bool { if case .unknown = self { true } else { false } }
}

extension EpisodeGroupType: NumberedWord {
    var isUnknown: Bool { if case .unknown = self { true } else { false } }
}
