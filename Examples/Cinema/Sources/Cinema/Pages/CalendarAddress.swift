import Foundation
import Marquee

extension Visit {
    /// The secret address of the person's calendar, and the ways to make, renew and remove it.
    ///
    /// The page repeats no text of its address: the size of a compressed page that does could tell a part of the secret.
    func calendarAddress() async throws -> Answer {
        guard let session else { throw personMissing }
        guard path == Self.calendarPath || wantsJSON else { return .redirect(to: Self.calendarPath) }
        let feed = try await site.feeds.feed(of: session)
        return .page(
            coming.calendar,
            """
            <h1>\(coming.calendar)</h1><p>\(coming.calendarHint)</p>\(feed.map(address) ?? "<p>\(coming.calendarNone)</p>")
            <form method="post" action="\(Self.calendarPath)">\(token)\(buttons(feed))</form>
            <p class="remarks">\(coming.dayNote)</p><p><a href="/account">\(texts.account)</a></p>
            """, data: CalendarAddressJSON(exists: feed != nil))
    }

    static let calendarPath = "/account/calendar"

    /// Makes, renews or removes the address.
    func changeCalendar(_ form: FormFields) async throws -> Answer {
        guard let session else { throw personMissing }
        switch form["action"] {
        case "make":
            do {
                _ = try await site.feeds.make(for: session, language: language, country: country)
            } catch Feeds.Refusal.full {
                return .redirect(to: Self.calendarPath, .calendarFull)
            }
            return .redirect(to: Self.calendarPath, .calendarMade)
        case "remove":
            try await site.feeds.remove(session.id)
            return .redirect(to: Self.calendarPath, .calendarRemoved)
        default: throw CinemaError.badForm
        }
    }

    private func address(_ feed: Feed) -> HTML {
        guard let path = site.feeds.path(of: feed) else { return "<p>\(coming.calendarHidden)</p>" }
        return """
            <p class="secret"><label for="secret">\(coming.calendarAddress)</label> \
            <input id="secret" readonly dir="ltr" value="\(site.root + path)"></p>
            """
    }

    private func buttons(_ feed: Feed?) -> HTML {
        guard feed != nil else { return "<button class=\"button\" name=\"action\" value=\"make\">\(coming.calendarMake)</button>" }
        return """
            <span>\(coming.calendarRenewHint)</span> <button name="action" value="make">\(coming.calendarRenew)</button>\
            <button name="action" value="remove">\(coming.calendarRemove)</button>
            """
    }
}

/// Whether there is an address. Programs do not get it: it is for the person.
private struct CalendarAddressJSON: Encodable, Sendable {
    let exists: Bool
}
