import Foundation
import HTTPTypes
import Hummingbird
import Marquee

extension Site {
    /// The calendar behind a secret address. The address is all that a calendar program has: no cookie is read, and none is set.
    func calendar(_ request: Request, _ context: SiteContext) async -> Response {
        var (body, status, wait) = (Self.noCalendar, HTTPResponse.Status.notFound, Int?.none)
        do {
            if let (feed, session) = try await member(at: context.parameters.get("name") ?? "") {
                if let calendar = try await calendars.calendar(of: feed, session, in: self) {
                    // A proxy that many people share must not store it.
                    body = Body(
                        type: "text/calendar; charset=utf-8", bytes: Array(calendar.text.utf8),
                        cacheControl: "private, max-age=\(Calendars.lifetime / 1_000)")
                    status = .ok
                } else {
                    (body, status, wait) = (Self.noCalendarYet, .serviceUnavailable, Calendars.pause / 1_000)
                }
            }
        } catch {
            // The database or the disk is away. With 404, a calendar program could end the subscription.
            (body, status, wait) = (Self.noCalendarYet, .serviceUnavailable, 60)
        }
        var response = Response(status: status)
        body.fill(&response, for: request)
        response.headers[.retryAfter] = wait.map { "\($0)" }
        response.headers[Self.robots] = "noindex"
        if status == .ok { response.headers[.contentDisposition] = "inline; filename=\"cinema.ics\"" }
        return response
    }

    /// The member with an address whose session has not ended; nil for an unknown address. An address whose session has ended is removed.
    private func member(at name: String) async throws -> (Feed, Session)? {
        guard let feed = try await feeds.feed(at: name) else { return nil }
        let session = try await marquee.account.session(feed.account)
        if let session, session.isCurrent(since: feed.since) { return (feed, session) }
        try await feeds.remove(feed.account)
        return nil
    }

    /// Ends the addresses whose sessions have ended while this process did not run.
    func removeEndedFeeds() async {
        try? await feeds.removeEnded { feed in
            do {
                return try await self.marquee.account.session(feed.account)?.isCurrent(since: feed.since) ?? false
            } catch {
                return true
            }
        }
    }

    private static let noCalendar = Body(
        type: "text/plain; charset=utf-8", bytes: Array("This calendar does not exist.\n".utf8), cacheControl: "no-store")
    private static let noCalendarYet = Body(
        type: "text/plain; charset=utf-8", bytes: Array("The calendar is not ready yet.\n".utf8), cacheControl: "no-store")
    private static let robots = HTTPField.Name("X-Robots-Tag")!
}

extension Session {
    /// Whether the session began at this time and has not ended. A session that TMDb refuses still has its stored marks.
    func isCurrent(since: Int) -> Bool { (state == .active || state == .revoked) && self.since == since }
}
