// TMDb writes nothing, null, 0 or an empty text for what it does not know.

extension Int? {
    /// The number, unless it stands for an unknown one.
    var known: Int? { flatMap { $0 > 0 ? $0 : nil } }
}

extension String? {
    /// The text, unless it is empty.
    var known: String? { flatMap { $0.isEmpty ? nil : $0 } }
}
