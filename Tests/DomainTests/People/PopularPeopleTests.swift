import MarqueeDomain
import Testing

struct PopularPeopleTests {
    /// Serves pages whose only person has the page's number.
    private struct Numbered: StubPersonRepository {
        func popular(_ people: PopularPeople) -> Read<Page<Person>> {
            let person = Person(id: people.page, name: "A name")
            return Read { (policy) async throws(MarqueeError) in
                let origin: Origin = policy.network == .never ? .store : .server
                return Fetched(Page(number: people.page, totalPages: 3, totalResults: 3, items: [person]), origin: origin)
            }
        }

        func details(_ id: Person.ID) -> Read<PersonDetails> {
            .failing(MarqueeError(.notFound, .init("test", "")))
        }
    }

    private let people = PersonUseCases(people: Numbered())

    @Test func `the first page needs no number, and a policy may stand alone`() async throws {
        #expect(try await people.popular().value.number == 1)
        #expect(try await people.popular(page: 2).value.number == 2)
        #expect(try await people.popular(policy: .offline).origin == .store)
        #expect(try await people.popular().origin == .server)
    }

    @Test func `all pages follow one another`() async throws {
        var numbers: [Int] = []
        for try await person in people.popular.pages(PopularPeople(page: 2)).items { numbers.append(person.id) }
        #expect(numbers == [2, 3])
    }
}
