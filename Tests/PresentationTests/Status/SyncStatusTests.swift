import Foundation
import MarqueeDomain
import MarqueePresentation
import Testing

/// The status of a value and of a change, and its words.
struct SyncStatusTests {
    private let now = Date(timeIntervalSince1970: 1_000_000)

    private func error(_ code: MarqueeError.Code, _ key: String = "key", retryAfter: Duration? = nil) -> MarqueeError {
        MarqueeError(code, .init(key, "Text."), retryAfter: retryAfter)
    }

    @Test func `a failure says that the server is away, or that something answers in its place, or nothing of the connection`() {
        let since = now - 60
        for code in [MarqueeError.Code.offline, .timeout, .server] {
            #expect(SyncStatus(error(code), since: since, at: now) == .offline(since: since, nextAttempt: nil))
        }
        let waiting = error(.offline, retryAfter: .seconds(4))
        #expect(SyncStatus(waiting, since: since, at: now) == .offline(since: since, nextAttempt: now + 4))
        #expect(SyncStatus(error(.unreadable, "answer.notJSON"), at: now) == .intercepted)
        #expect(SyncStatus(error(.unreadable, "answer.malformed"), at: now) == nil && SyncStatus(error(.notFound), at: now) == nil)
        #expect(SyncStatus(error(.rateLimited, retryAfter: .seconds(9)), at: now) == .rateLimited(until: now + 9))
    }

    @Test func `a value is current unless its refresh failed`() {
        #expect(SyncStatus(Fetched(1, origin: .store, age: .seconds(5), isStale: true), at: now) == .current(age: .seconds(5)))
        let failed = Fetched(1, origin: .store, isStale: true, refreshError: error(.timeout))
        #expect(SyncStatus(failed, at: now) == .offline(since: nil, nextAttempt: nil))
        #expect(SyncStatus(Fetched(1, origin: .store, refreshError: error(.notFound)), at: now) == nil)
    }

    @Test func `an unsent change is reported after two seconds, with its next attempt`() {
        func status(_ state: PendingChange.State, after seconds: Double) -> SyncStatus? {
            SyncStatus(PendingChange(item: .movie(550), value: .favorite(true), changedAt: now - seconds, state: state), at: now)
        }
        for state in [PendingChange.State.waiting, .sending] {
            #expect(status(state, after: 0) == nil && status(state, after: 1.9) == nil && status(state, after: 2) == .pending(until: nil))
        }
        // The clock was set back after the change.
        #expect(status(.waiting, after: -3_600) == .pending(until: nil))
        #expect(status(.retrying(attempts: 1, at: now + 5), after: 0) == .pending(until: now + 5))
        #expect(status(.suspended, after: 0) == .pending(until: nil) && status(.rejected(error(.notFound)), after: 60) == nil)
    }

    @Test func `the words of each status`() {
        let texts = ScreenTexts(.english)
        let words: [(SyncStatus, String?)] = [
            (.current(age: .seconds(1)), nil), (.loading, "loading…"), (.slow, "TMDb is slow today; the answer is on its way."),
            (.pending(until: nil), "Not sent yet"), (.pending(until: now + 4.2), "Not sent yet; the next try is in 5 s"),
            (.offline(since: nil, nextAttempt: nil), "The server could not be reached."),
            (.offline(since: now - 59, nextAttempt: now + 3), "The server could not be reached; the next try is in 3 s."),
            (.offline(since: now - 185, nextAttempt: nil), "The server could not be reached. No answer for 3 min."),
            (.intercepted, "Something between here and TMDb answers in its place. Is this network waiting for a sign-in?"),
            (.rateLimited(until: now + 8), "TMDb asks to wait; it goes on in 8 s."),
            (.rateLimited(until: now - 8), "TMDb asks to wait; it goes on in 1 s."),
            (.rateLimited(until: .distantFuture), "TMDb asks to wait; it goes on in 86,400 s."),
        ]
        for (status, text) in words { #expect(texts.status(status, at: now) == text) }
        for (status, text) in words where text != nil {
            #expect(Set(TextLanguage.allCases.map { ScreenTexts($0).status(status, at: now) }).count == 6)
        }
        #expect(texts.reason(of: error(.unreadable, "answer.notJSON")) == texts.intercepted)
    }
}
