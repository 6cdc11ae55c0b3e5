import MarqueeDomain
import Testing

struct GetTests {
    @Test func `a closure stands in for a repository, with every form of asking`() async throws {
        let details = Get { (id: Movie.ID) in Read(MovieDetails(movie: Movie(id: id, title: "Sample"))) }
        #expect(try await details(7).value.id == 7)
        #expect(try await details(7, policy: .offline).value.title == "Sample")
        var seen: [Movie.ID] = []
        for try await update in details.updates(8) { seen.append(update.value.id) }
        #expect(seen == [8, 8])
    }

    @Test func `without an input there is nothing to name`() async throws {
        let genres = Get<Void, [Genre]> { Read([Genre(id: 18, name: "Drama")]) }
        #expect(try await genres().value.map(\.id) == [18])
        #expect(try await genres(policy: .fresh).value == genres().value)
    }

    @Test func `an action passes its input, its outcome and its failure through`() async throws {
        let refusal = MarqueeError(.refused, .init("test", "For the test."))
        let half = Perform { (number: Int) async throws(MarqueeError) in
            guard number.isMultiple(of: 2) else { throw refusal }
            return number / 2
        }
        #expect(try await half(8) == 4)
        await #expect(throws: refusal) { try await half(7) }
        let nothing = Perform<Void, Int> { () async throws(MarqueeError) in 3 }
        #expect(try await nothing() == 3)
    }
}
