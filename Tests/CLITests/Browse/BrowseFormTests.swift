import Marquee
import MarqueeSandbox
import Testing

@testable import MarqueeCLI

/// The typed text in `marquee browse`: ratings, years, names and passwords.
@Suite(.timeLimit(.minutes(5)))
struct BrowseFormTests {
    private let canvas = BrowseView.canvas(on: Grid(width: 80, height: 24))

    private func type(_ text: String, in prompt: inout RatingPrompt) {
        for character in text { _ = prompt.handle(.character(character), on: canvas) }
    }

    @Test(arguments: ["9.2", "0", "11", "1..5", "."])
    func `A text that is no rating stays, with the reason`(_ text: String) {
        var prompt = RatingPrompt(.movie(550), title: "Sample")
        let usual = prompt.prompts[0]
        type(text, in: &prompt)
        guard case .stay = prompt.handle(.enter, on: canvas) else { return #expect(Bool(false), "It is set.") }
        #expect(prompt.text == text && prompt.prompts[0].hasSuffix(text + "▏"))
        #expect(!prompt.prompts[0].hasPrefix(usual.prefix(10)), "\(prompt.prompts[0])")
        _ = prompt.handle(.backspace, on: canvas)
        #expect(prompt.prompts[0].hasPrefix(usual.prefix(10)))
    }

    @Test func `The first digit replaces the present rating, and only an emptied text removes it`() throws {
        let present = try Rating(8)
        var prompt = RatingPrompt(.movie(550), title: "Sample", present: present)
        #expect(prompt.text == "8")
        guard case .set(.rating(present), _, _) = prompt.handle(.enter, on: canvas) else { return #expect(Bool(false)) }
        type("7.5", in: &prompt)
        guard case .set(.rating(try Rating(7.5)), _, _) = prompt.handle(.enter, on: canvas) else { return #expect(Bool(false)) }
        prompt = RatingPrompt(.movie(550), title: "Sample", present: present)
        _ = prompt.handle(.backspace, on: canvas)
        guard case .set(.rating(nil), _, _) = prompt.handle(.enter, on: canvas) else { return #expect(Bool(false)) }
    }

    @Test func `A year has four digits, or is not taken`() async throws {
        try await BrowseFixture.with { fixture in
            await fixture.until("▸ Now Playing")
            fixture.type(.character("5"), .character("y"), .character("1"), .character("9"), .character("9"), .enter)
            #expect(fixture.screen.contains("Year: 199▏") && fixture.screen.contains("four digits"))
            fixture.type(.character("9"), .enter)
            #expect(!fixture.screen.contains("Year: ") && fixture.screen.contains("1999"))
        }
    }

    @Test func `One key removes all conditions, and is named only if there are some`() async throws {
        try await BrowseFixture.with { fixture in
            await fixture.until("▸ Now Playing")
            fixture.type(.character("5"))
            #expect(!fixture.screen.contains("x clear filters"))
            fixture.type(.character("y"), .character("1"), .character("9"), .character("9"), .character("9"), .enter, .character("b"))
            #expect(fixture.screen.contains("1999 · ≥ 6") && fixture.screen.contains("x clear filters"))
            fixture.type(.character("x"))
            #expect(!fixture.screen.contains("1999 · ≥") && !fixture.screen.contains("x clear filters"))
            #expect(fixture.screen.contains("by popularity"))
        }
    }

    @Test func `Providers are chosen for a country, which is named`() async throws {
        try await BrowseFixture.with { fixture in
            await fixture.until("▸ Now Playing")
            fixture.type(.character("5"), .character("p"))
            #expect(fixture.screen.contains("Where to watch in US") && fixture.screen.contains("“--region” sets another country"))
        }
    }

    @Test func `Without a desktop, the address of the page is shown until the next key`() async throws {
        try await BrowseFixture.with { fixture in
            await fixture.until("▸ Now Playing")
            fixture.type(.character("o"))
            #expect(fixture.screen.contains("https://www.themoviedb.org/movie/"))
            fixture.type(.character("?"))
            #expect(!fixture.screen.contains("https://") && fixture.screen.contains("Ctrl-Z"))
        }
    }

    @Test func `On this device lists the titles that were seen, and opens one of them`() async throws {
        try await BrowseFixture.with { fixture in
            await fixture.until("▸ Now Playing")
            fixture.sandbox.behave(.offline)
            fixture.type(.character("6"), .down)
            await fixture.until("▸ ")
            fixture.type(.enter)
            await fixture.until("this is known from lists")
        }
    }

    @Test func `The form leaves when the user is signed in, and keys are commands again`() async throws {
        try await BrowseFixture.with { fixture in
            await fixture.until("▸ Now Playing")
            fixture.type(.character("4"))
            await fixture.until("Press Enter to sign in")
            fixture.type(.enter)
            #expect(fixture.screen.contains("Password") && fixture.screen.contains("Enter sign in"))
            fixture.type(.paste("viewer"), .tab, .paste(Sandbox.Account.viewer.password), .enter)
            await fixture.until("Enter continue")
            #expect(!fixture.screen.contains("Password"))
            fixture.type(.enter)
            #expect(fixture.screen.contains("Favorite") && !fixture.screen.contains("Enter continue"))
        }
    }

    @Test func `A session that TMDb has ended is said, and the library leads to a new sign-in`() async throws {
        try await BrowseFixture.with { fixture in
            try await fixture.signIn()
            await fixture.until("▸ Now Playing")
            #expect(!fixture.screen.contains("session"))
            fixture.sandbox.revokeSessions(of: "viewer")
            try await fixture.client.library.setFavorite(.movie(550), true)
            _ = try? await fixture.client.library.send(())
            await fixture.until("session")
            fixture.type(.character("4"))
            await fixture.until("i sign in again")
            fixture.type(.character("i"))
            await fixture.until("Password")
            fixture.type(.paste("viewer"), .tab, .paste(Sandbox.Account.viewer.password), .enter)
            await fixture.until("Signed in as viewer")
        }
    }
}
