import MarqueeDomain
import Testing

@testable import MarqueeData

struct LibraryDAOTests {
    @Test(arguments: [MarkEdit.set(.favorite(true)), .toggle(.watchlist)])
    func `an episode can only be rated, and no transaction begins for another mark`(_ edit: MarkEdit) async {
        let episode = Markable.episode(of: 1399, season: 1, number: 1)
        await #expect(throws: MarqueeError.episodesOnlyRated) { try await NoLibrary().record(edit, on: episode, of: 1) }
        // A transaction of this library fails with another error.
        await #expect { try await NoLibrary().record(.set(.rating(nil)), on: episode, of: 1) } throws: {
            ($0 as? MarqueeError)?.reason.key == "library.noStore"
        }
    }
}
