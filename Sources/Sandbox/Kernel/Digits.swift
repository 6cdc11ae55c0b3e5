extension Int {
    /// A number in a path: digits and nothing else.
    init?(digits text: String) {
        guard text.utf8.allSatisfy({ (48...57).contains($0) }), let number = Int(text) else { return nil }
        self = number
    }
}
