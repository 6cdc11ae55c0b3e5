/// The reasons of errors in other languages than English. English stands where an error is made.
enum ReasonTexts {
    /// All of them.
    static var all: [ReasonText] {
        [
            answers, shapes, transport, statuses, accounts, lists, sessions, input, places, store, storeFiles, database, tmdb,
            tmdbFrom15, tmdbFrom29,
        ].flatMap(\.self)
    }

    /// The translation of a reason; nil if there is none.
    static func translation(of reason: MarqueeError.Reason, to language: TextLanguage) -> String? {
        guard language != .english else { return nil }
        return all.lazy.filter { $0.key == reason.key }.compactMap { $0.translation(of: reason.text, to: language) }.first
    }
}

extension MarqueeError.Reason {
    /// The reason in a language; in English if it is none of Marquee's own reasons.
    ///
    /// It is looked up when this is called, and the values in the English text are taken over. So an error can be encoded, stored and shown
    /// in any language later.
    public func text(in language: TextLanguage) -> String { ReasonTexts.translation(of: self, to: language) ?? text }
}
