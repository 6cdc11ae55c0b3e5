import Foundation
import Marquee
import MarqueePresentation
import MarqueeSandbox
import TestKit
import Testing

@testable import MarqueeCLI

/// A person that was seen in a list opens without a network, as the list described it.
@Suite(.timeLimit(.minutes(5)))
struct PersonPageTests {
    @Test func `A member of a cast opens offline with name, department and picture`() async throws {
        try await BrowseFixture.with { fixture in
            fixture.type(.character("/"), .paste("fight club"))
            await fixture.until("▸ Fight Club")
            fixture.type(.enter, .enter)
            await fixture.until("Edward Norton as The Narrator")
            fixture.sandbox.behave(.offline)
            for _ in 0..<60 where (fixture.loop.session.page as? DetailsPage)?.isAtPerson == false { fixture.type(.right) }
            fixture.type(.enter)
            await fixture.until("this is known from lists.")
            let page = try #require(fixture.loop.session.page as? PersonPage)
            #expect(fixture.screen.contains("Edward Norton  Acting"), "\(fixture.screen)")
            #expect(page.facts.picture?.path == page.presenter.state.preview?.profilePath && page.facts.picture != nil)
        }
    }

    @Test func `A person of search results opens offline with the titles that the results named`() async throws {
        try await BrowseFixture.with { fixture in
            fixture.type(.character("/"), .paste("brad pitt"))
            await fixture.until("▸ Brad Pitt")
            fixture.sandbox.behave(.offline)
            fixture.type(.enter, .enter)
            await fixture.until("this is known from lists.")
            #expect(fixture.screen.contains("Brad Pitt  Acting"), "\(fixture.screen)")
        }
    }
}

extension DetailsPage {
    fileprivate var isAtPerson: Bool {
        if case .item(let item, _) = text(presenter.state)?.link(at: position) { item.kind == .person } else { false }
    }
}
