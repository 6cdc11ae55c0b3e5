import MarqueeDomain
import Testing

struct PopularPeopleTests {
    /// Returns pages whose only person has the page's number.
    private let popular = Get<ListPage, Page<Person>> { people in
        let person = Person(id: people.page, name: "A name")
        return Read { (policy) async throws(MarqueeError) in
            let origin: Origin = policy.network == .never ? .store : .server
            return Fetched(Page(page: people.page, totalPages: 3, totalResults: 3, items: [person]), origin: origin)
        }
    }

    @Test func `the page is 1 and the policy cached unless others are given`() async throws {
        #expect(try await popular().value.page == 1)
        #expect(try await popular(page: 2).value.page == 2)
        #expect(try await popular(policy: .offline).origin == .store)
        #expect(try await popular().origin == .server)
    }

    @Test func `the pages are read in order, from the asked one to the last`() async throws {
        var numbers: [Int] = []
        for try await person in popular.pages(ListPage(page: 2)).items { numbers.append(person.id) }
        #expect(numbers == [2, 3])
    }
}
