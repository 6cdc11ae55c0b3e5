import MarqueeSandbox
import Testing

@testable import MarqueeCLI

/// The word that a mistyped one is taken for.
@Suite(.timeLimit(.minutes(5)))
struct SpellingTests {
    @Test(arguments: [
        ("serach", "search"), ("shwo", "show"), ("Lits", "list"), ("favorits", "favorites"), ("watchlst", "watchlist"),
        ("disc", "discover"), ("recom", "recommended"), ("opne", "open"), ("doctro", "doctor"),
    ])
    func `a command is found`(_ typed: String, _ meant: String) {
        #expect(Spelling.closest(to: typed, among: Command.all.map(\.name)) == meant)
    }

    @Test(arguments: ["", "x", "zzzz", "fl", String(repeating: "search", count: 10_000)])
    func `nothing is made of a word that is near nothing`(_ typed: String) {
        #expect(Spelling.closest(to: typed, among: Command.all.map(\.name)) == nil)
    }

    @Test(arguments: [
        ("serach fight", "Did you mean “search”?"), ("movie", "Did you mean “list movies popular”?"),
        ("fly zzzz", "“marquee search fly zzzz” searches for it."), ("popular", "Did you mean “list movies popular”?"),
        ("top rated series", "Did you mean “list tv top-rated”?"), ("random", "Did you mean “discover movies”?"),
        ("play fight club", "Did you mean “providers fight club”?"), ("home --jsn", "Did you mean “--json”?"),
        ("list movies populer", "Did you mean “popular”?"), ("list movies popular --all-page", "Did you mean “--all-pages”?"),
        ("discover movies --genre thriler", "Did you mean “Thriller”?"), ("discover movies --sort ratings", "Did you mean “rating”?"),
        ("home --json=line", "Did you mean “lines”?"), ("search x --limt 3", "Did you mean “--limit”?"),
        ("help serach", "Did you mean “search”?"), ("home -ofline", "Did you mean “--offline”?"),
        ("completions fsh", "Did you mean “fish”?"),
        ("config set regoin FR", "Did you mean “region”?"), ("config lst", "Did you mean “list”?"),
        ("home --theme dark", "“marquee help home” explains this command."),
    ])
    func `the hint says what may have been meant`(_ line: String, _ hint: String) async throws {
        let outcome = try await Shell().run(line)
        #expect(outcome.status == .usage && outcome.err.contains("\nhint: \(hint)"), "\(outcome.err)")
    }

    @Test func `every option that a command has is known, with one meaning of its value`() {
        for command in Command.all {
            for option in command.options + Option.global {
                #expect(
                    Option.named(option.name)?.value == nil ? option.value == nil : option.value != nil, "\(command.name) \(option.name)")
                #expect(Option.named(option.name) != nil, "\(command.name) \(option.name)")
            }
            #expect(Set(command.options).count == command.options.count, "\(command.name)")
        }
        #expect(Set(Option.all).isSuperset(of: Command.all.flatMap(\.options)))
    }

    @Test(arguments: [("lsit", "list"), ("lis", "list"), ("stauts", "status"), ("rnu", "run"), ("relase", "release"), ("lost", "list")])
    func `a word that is one letter off a verb is asked about, and not looked up`(_ word: String, _ verb: String) async throws {
        try await CLIFixture.with { fixture in
            let outcome = await fixture.run("keep \(word)")
            #expect(outcome.status == .usage && outcome.err.contains("Did you mean “keep \(verb)”?"), "\(outcome)")
            #expect(outcome.err.contains("“marquee keep tv \(word)” keeps a title of that name."))
            #expect(fixture.server.counters.requests == 0)
            // With a kind, an option or a further word, it is a title.
            for line in ["keep movie \(word)", "keep \(word) --seasons all", "keep \(word) \(word)"] {
                #expect(await fixture.run(line).status != .usage, "\(line)")
            }
        }
    }
}
