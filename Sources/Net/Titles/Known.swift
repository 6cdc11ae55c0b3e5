// TMDb sends nothing, null, 0 or an empty text for unknown values. Numbers are bounded, because programs calculate with them.

extension Int? {
    /// The number, unless it means an unknown value or is beyond all amounts of money.
    var known: Int? { flatMap { (1...1_000_000_000_000).contains($0) ? $0 : nil } }

    /// A count, which is 0 or more.
    @inline(__always)
    var knownCount: Int? { map { Swift.min(Swift.max($0, 0), Int(Int32.max)) } }

    /// A count, which is 0 if it is unknown.
    @inline(__always)
    var countOrZero: Int { knownCount ?? 0 }
}

extension Double? {
    /// A vote, or an average of votes, from 0 to 10.
    @inline(__always)
    var knownVote: Double? { map { Swift.min(Swift.max($0, 0), 10) } }

    /// An average of votes, which is 0 if there are none.
    @inline(__always)
    var voteOrZero: Double { knownVote ?? 0 }
}

extension String? {
    /// The text, unless it is empty.
    var known: String? { flatMap { $0.isEmpty ? nil : $0 } }
}

extension String? {
    /// The text without blanks at its ends and with single blanks inside; some of TMDb's names and certifications end in one.
    var trimmed: String { (self ?? "").split(separator: " ").joined(separator: " ") }
}
