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
        let before = await self.marks(on: item)[value.kind]
        let marks = try await act(on: item) { () async throws(MarqueeError) in try await library.set(value, on: item) }
        if let session { site.recentMarks.note(item, of: session.id, at: site.now) }
        let (notice, setMark) = (Notice(value), SetMark(value, on: item, before: before))
        guard !wantsJSON else { return try await parts(item, marks, message: await message(notice, setMark)) }
        var answer = Answer.redirect(to: previous?.path ?? item.path, notice)
        answer.visitor = visitor
        answer.visitor?.setMark = setMark
        return answer
    }

    /// The marks as they are now, for a script that waits for a change to be sent. A browser that follows the address gets the page.
    func marksNow() async throws -> Answer {
        let item = try markable()
        guard wantsJSON else { return .redirect(to: item.path) }
        guard isSignedIn else { throw personMissing }
        return try await parts(item, await marks(on: item), message: nil)
    }

    private func parts(_ item: Markable, _ marks: Marks, message: HTML?) async throws -> Answer {
        let title = await name(of: item)
        return .json(
            try JSONText.bytes(
                of: MarkJSON(
                    path: item.path, card: ownMarks(on: item, title: title, marks).text, bar: marksBar(on: item, title: title, marks).text,
                    button: watchButton(marks).text, isPending: !marks.pending.isEmpty, message: message?.text)))
    }

    /// The title or the episode of the path.
    private func markable() throws(CinemaError) -> Markable {
        has("season") ? .episode(try episode()) : try title()
    }
}

/// The parts of a page that a script replaces after a mark.
private struct MarkJSON: Encodable {
    /// The address of the title's page.
    let path: String
    let card: String
    let bar: String
    let button: String
    let isPending: Bool
    let message: String?
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
