import Foundation
import Marquee
import MarqueeSandbox
import Testing

@testable import Cinema

@Suite(.timeLimit(.minutes(10)))
struct ConflictTests {
    private static let message = "class=\"message conflict\""

    @Test(arguments: ["en", "ja", "ar"])
    func `a conflict that the background worker resolves is shown once, on the next page of the person`(_ language: String) async throws {
        try await OpenSite.run { open in
            let viewer = open.browser(language: language)
            try await viewer.signIn(as: "viewer", on: open.sandbox)
            let texts = try #require(Language(rawValue: language)).texts
            let account = try #require(
                try await open.site.marquee.account.sessions(after: nil, limit: 10).first { $0.username == "viewer" })
            _ = try await viewer.get("/title/movie/238")
            _ = try await viewer.post("/library/sync")
            open.sandbox.behave(.offline)
            _ = try await viewer.post("/title/movie/238/mark", ["rating": "9"])
            let library = open.site.marquee.user(account).library
            // An attempt that has ended with a failure, so that the value of the server is compared before the next one.
            while try await !library.pending().contains(where: \.isRetrying) { try await Task.sleep(for: .milliseconds(20)) }
            open.sandbox.edit("viewer") { $0.ratedMovies = [238: 3] }
            open.sandbox.behave(.normal)
            // The change is sent between two pages, as soon as the server counts as reachable again.
            while open.sandbox.library(of: "viewer").ratedMovies != [238: 9] {
                _ = try await library.sync()
                try await Task.sleep(for: .milliseconds(20))
            }
            while open.site.conflicts.unseen(of: account.id) == 0 { try await Task.sleep(for: .milliseconds(20)) }

            // A program, a script that takes a part of a page, and other people leave it for the next page.
            _ = try await viewer.get("/", accept: "application/json")
            let part = TransportRequest(.get, "/tv", headers: ["Accept": "text/html", "X-Part": "1"])
            #expect(try await !viewer.send(part).text.contains(Self.message))
            for other in [try await open.browser(of: "critic"), open.browser()] {
                #expect(try await !other.get("/movies/popular").text.contains(Self.message))
            }
            let page = try await viewer.get("/movies/popular")
            let told = texts.conflictSent("\(texts.yourRating) 3", "\(texts.yourRating) 9")
            #expect(page.text.contains("<p \(Self.message)><bdi>The Godfather</bdi>: \(told)</p>"), "\(page.text)")
            #expect(try await !viewer.get("/movies/popular").text.contains(Self.message))
        }
    }

    @Test func `every language names both values of a conflict`() {
        let texts = Language.allCases.map(\.texts)
        for forms in [texts.map(\.conflictSent), texts.map(\.conflictDiscarded)] {
            let sentences = forms.map { $0("first value", "second value") }
            #expect(Set(sentences).count == Language.allCases.count)
            #expect(sentences.allSatisfy { $0.contains("first value") && $0.contains("second value") })
        }
    }

    @Test func `an account that makes no change for a long time is no longer followed`() async throws {
        try await OpenSite.run { open in
            let conflicts = Conflicts()
            for id in 1...1_001 {
                conflicts.follow(Session(id: id, kind: .account, signedInAt: .distantPast), in: open.site.marquee)
                // The first account makes one change after another.
                conflicts.follow(Session(id: 1, kind: .account, signedInAt: .distantPast), in: open.site.marquee)
            }
            #expect(conflicts.isFollowing(1) && !conflicts.isFollowing(2) && conflicts.isFollowing(3) && conflicts.isFollowing(1_001))
            conflicts.forget(3)
            #expect(!conflicts.isFollowing(3))
        }
    }
}

extension PendingChange {
    fileprivate var isRetrying: Bool { if case .retrying = state { true } else { false } }
}

extension Conflicts {
    func unseen(of account: Session.ID) -> Int { count(of: account) ?? 0 }
    func isFollowing(_ account: Session.ID) -> Bool { count(of: account) != nil }
}
