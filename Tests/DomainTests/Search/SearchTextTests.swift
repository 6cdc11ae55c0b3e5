import Marquee
import MarqueeTesting
import Testing

struct SearchTextTests {
    @Test(arguments: [
        ("alien", "alien"), ("  fight   club \n", "fight club"), ("\u{3000}君の名は", "君の名は"), ("a\u{0}b", "a b"), ("tab\tbed", "tab bed"),
    ])
    func `trims and folds white space`(_ typed: String, _ text: String) throws {
        #expect(try SearchText(typed).value == text)
    }

    @Test(arguments: ["", "   ", "\n\t", "\u{0}\u{7}"])
    func `refuses what leaves nothing`(_ typed: String) {
        #expect(throws: MarqueeError.self) { try SearchText(typed) }
    }

    @Test func `takes 200 characters and refuses 201`() throws {
        #expect(try SearchText(String(repeating: "é", count: 200)).value.count == 200)
        #expect(throws: MarqueeError.self) { try SearchText(String(repeating: "é", count: 201)) }
    }

    @Test func `the use case refuses before the repository is asked`() async throws {
        // The request fails with another code, because nothing is replaced.
        let search = try await MarqueeClient.stub().search
        await #expect { try await search.movies("  ") } throws: { ($0 as? MarqueeError)?.code == .invalidInput }
        await #expect { try await search.tv("") } throws: { ($0 as? MarqueeError)?.code == .invalidInput }
        await #expect { try await search.people("\n") } throws: { ($0 as? MarqueeError)?.code == .invalidInput }
        await #expect { try await search.multi(" ") } throws: { ($0 as? MarqueeError)?.code == .invalidInput }
    }
}
