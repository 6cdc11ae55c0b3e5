/// Checks the conditions of filters.
enum FilterCheck {
    /// A comma or a vertical bar in a text would make several values of it.
    static func texts(_ texts: some Sequence<String>) throws(MarqueeError) {
        for text in texts {
            guard !text.isEmpty, text.utf8.count <= 64, !text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0x2C || $0 == 0x7C })
            else { throw MarqueeError(.invalidInput, .init("filter.text")) }
        }
    }

    static func year(_ year: Int?) throws(MarqueeError) {
        guard (1...9999).contains(year ?? 1) else { throw MarqueeError(.invalidInput, .init("filter.year")) }
    }

    static func range<Value: Comparable>(_ lowest: Value?, _ highest: Value?) throws(MarqueeError) {
        guard let lowest, let highest else { return }
        guard lowest <= highest else { throw MarqueeError(.invalidInput, .init("filter.range")) }
    }

    /// TMDb ignores a condition without its country, and would return titles that do not meet it.
    static func country(_ country: String?, as field: String, isNeeded: Bool) throws(MarqueeError) {
        guard country != nil || !isNeeded else { throw MarqueeError(.invalidInput, .init("filter.country", ["field": field])) }
    }
}
