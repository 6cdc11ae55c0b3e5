import Marquee
import MarqueePresentation

extension Visit {
    /// Sets a mark on the title or the episode of the path. The value is absolute, so that a second click by accident changes nothing. It
    /// works while TMDb is away: the change is stored, and sent later.
    func mark(_ form: FormFields) async throws -> Answer {
        let item = try markable()
        let value = try form.markValue()
        guard isSignedIn else {
            if let sessionFailure { throw sessionFailure }
            // A script leads to the sign-in itself.
            let back = (previous ?? ReturnAddress(item.path))?.encoded ?? ""
            var answer = wantsJSON ? refused(Refusal(personMissing)) : .redirect(to: "/sign-in?back=" + back)
            answer.visitor = visitor
            answer.visitor?.firstMark = FirstMark(value, on: item, at: site.now)
            return answer
        }
        let library = marquee.library
        let marks = try await act(on: item) { () async throws(MarqueeError) in try await library.set(value, on: item) }
        let notice = Notice(value)
        guard wantsJSON else { return .redirect(to: (previous?.path ?? item.path), notice) }
        return .json(
            try JSONText.bytes(
                of: MarkJSON(
                    tap: taps(on: item, title: "", marks).text, bar: marksBar(on: item, title: "", marks).text,
                    message: texts.message(notice))))
    }

    /// The title or the episode of the path.
    private func markable() throws(CinemaError) -> Markable {
        has("season") ? .episode(try episode()) : try title()
    }
}

/// The parts of a page that a script replaces after a mark: the two forms, and the message.
private struct MarkJSON: Encodable {
    let tap: String
    let bar: String
    let message: String
}

extension FormFields {
    /// The mark of a form: the first of its three fields that is there.
    fileprivate func markValue() throws(CinemaError) -> MarkValue {
        if let value = self["favorite"] { return .favorite(value == "on") }
        if let value = self["watchlist"] { return .watchlist(value == "on") }
        guard let value = self["rating"] else { throw .badForm }
        if value.isEmpty { return .rating(nil) }
        // A number as the form writes it: other forms of numbers are refused, and never a removal.
        guard value.wholeMatch(of: /[0-9]{1,2}(\.[0-9])?/) != nil, let number = Double(value), let rating = try? Rating(number) else {
            throw .badForm
        }
        return .rating(rating)
    }
}

extension Notice {
    /// The message after a mark.
    init(_ value: MarkValue) {
        self =
            switch value {
            case .favorite(let isSet): isSet ? .favoriteAdded : .favoriteRemoved
            case .watchlist(let isSet): isSet ? .watchlistAdded : .watchlistRemoved
            case .rating(let rating): rating == nil ? .ratingRemoved : .rated
            @unknown default: .rated
            }
    }
}
