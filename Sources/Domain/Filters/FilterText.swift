/// Checks the texts of filters.
enum FilterText {
    /// A comma or a vertical bar in a text would make several values of it.
    static func check(_ texts: some Sequence<String>) throws(MarqueeError) {
        for text in texts {
            guard !text.isEmpty, text.utf8.count <= 64, !text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0x2C || $0 == 0x7C })
            else {
                throw MarqueeError(
                    .invalidInput,
                    .init("filter.text"))
            }
        }
    }
}

extension MarqueeError {
    static let impossibleRange = MarqueeError(.invalidInput, .init("filter.range"))
}
