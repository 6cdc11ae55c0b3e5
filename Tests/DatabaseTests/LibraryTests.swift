import MarqueeData
import MarqueeDomain
import TestKit
import Testing

@Suite(.timeLimit(.minutes(5)))
struct LibraryTests {
    @Test func `a shelf of ten thousand ratings is stored completely, and changes nothing when it is read again`() async throws {
        let folder = try TemporaryFolder()
        let stores = try await folder.library()
        let tenant = try await stores.signIn(1)
        let values = Dictionary(uniqueKeysWithValues: (1...10_000).map { (Markable.movie($0), MarkValue.rated($0 % 20 + 1)) })
        let shelf = WholeShelf(.ratedMovies, values: values)
        #expect(try await stores.library.reconcile(shelf, of: tenant, since: 0).count == 10_000)
        #expect(try await stores.library.reconcile(shelf, of: tenant, since: 1) == [])
        let marks = try await stores.library.marks(of: tenant)
        #expect(marks.entries.count == 10_000)
        #expect(marks.entries.allSatisfy { values[$0] == $1.marks[.rating] })
        await stores.close()
    }
}
