import Marquee
import MarqueeSandbox
import Testing

/// Popular people through a whole client, a real socket and real files.
@Suite(.timeLimit(.minutes(1)))
struct PopularPeopleTests {
    @Test func `popular people come from the server, from memory and from the store`() async throws {
        try await Stage.with { stage in
            let page = try await stage.wholeLife { $0.people.popular.read(PopularPeople()) }
            #expect(page.number == 1 && page.totalPages == 3 && page.totalResults == 60 && page.items.count == 20)
            #expect(page.items.prefix(3).map(\.name) == ["Ana de Armas", "Pedro Pascal", "Tom Hanks"])
            let pascal = try #require(page.items.dropFirst().first)
            #expect(pascal.id == 1_253_360 && pascal.department == "Acting" && pascal.gender == .male)
            #expect(pascal.knownFor.map(\.id) == [.tv(82_856), .tv(100_088), .tv(1_399)])
        }
    }

    @Test func `pages follow each other to the last, online and from the store`() async throws {
        try await Stage.with { stage in
            for _ in ["online", "from the store"] {
                var ids: [Int] = []
                for try await person in try await stage.client().people.popular.pages(PopularPeople()).items { ids.append(person.id) }
                #expect(ids.count == 60 && Set(ids).count == 60)
                stage.sandbox.behave(.offline)
            }
            #expect(stage.sandbox.counters.requests == 3)
        }
    }

    @Test func `without a server and anything kept popular people are offline`() async throws {
        try await Stage.with { stage in try await stage.nothingKept { $0.people.popular.read(PopularPeople(page: 2)) } }
    }
}
