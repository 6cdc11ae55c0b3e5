// TMDb sends nothing, null, 0 or an empty text for unknown values.

extension Int? {
    /// The number, unless it means an unknown value.
    var known: Int? { flatMap { $0 > 0 ? $0 : nil } }
}

extension String? {
    /// The text, unless it is empty.
    var known: String? { flatMap { $0.isEmpty ? nil : $0 } }
}
