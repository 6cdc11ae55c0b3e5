import Testing

@testable import MarqueeCatalog

struct ForgivingTests {
    private static let titles = [
        "The Godfather", "Godzilla", "Star Wars", "Spider-Man", "Starship", "Amélie", "Parasite", "Fight Club", "The Lord of the Rings",
    ]
    private let file: CatalogFile
    private let fixture: CatalogFixture

    init() throws {
        fixture = try CatalogFixture()
        file = try fixture.open(
            Self.titles.enumerated().map { GivenName(id: $0 + 1, name: $1, popularity: Double(100 - $0)) })
    }

    @Test(
        "One wrong letter and a space too many or too few are forgiven",
        arguments: [
            ("godfahter", "The Godfather"), ("gozilla", "Godzilla"), ("godzzilla", "Godzilla"), ("godzolla", "Godzilla"),
            ("starwars", "Star Wars"), ("spiderman", "Spider-Man"), ("spider man", "Spider-Man"), ("amélei", "Amélie"),
            ("fight clbu", "Fight Club"), ("lord rings", "The Lord of the Rings"), ("parasiet", "Parasite"), ("spder man", "Spider-Man"),
            ("star ship", "Starship"),
        ])
    func forgives(_ typed: String, _ wanted: String) throws { #expect(try file.search(CatalogSearch(typed)).hits.first?.name == wanted) }

    @Test("Short words, digits and two wrong letters are not forgiven", arguments: ["gxd", "clb", "19a9", "gxdfxther"])
    func strict(_ typed: String) throws { #expect(try file.search(CatalogSearch(typed)).hits.isEmpty) }

    @Test("Forgiven names follow the strict ones and are marked")
    func order() throws {
        let found = try CatalogFixture().open([
            GivenName(id: 1, name: "Moans", popularity: 1), GivenName(id: 2, name: "Moana", popularity: 900),
        ]).search(CatalogSearch("moans"))
        #expect(found.hits.map(\.name) == ["Moans", "Moana"])
        #expect(found.hits.map(\.isForgiven) == [false, true])
    }

    @Test(
        "A number is found as a Roman one or as a word, if no name has the number",
        arguments: [
            ("rocky 2", "Rocky II"), ("rocky 2 ", "Rocky II"), ("alien 3", "Alien 3"), ("rocky 4", "Rocky"),
            ("oceans 11", "Ocean's Eleven"),
        ])
    func roman(_ typed: String, _ wanted: String) throws {
        let names = ["Rocky", "Rocky II", "Rocky III", "Alien III", "Alien 3", "II Guards", "Ocean's Eleven"]
        let catalog = try CatalogFixture().open(
            names.enumerated().map { GivenName(id: $0 + 1, name: $1, popularity: Double(100 - $0)) })
        let found = try catalog.search(CatalogSearch(typed))
        #expect(found.hits.first?.name == wanted && found.droppedWords.isEmpty == (typed != "rocky 4"), "\(found)")
    }

    @Test(
        "The word between two names may be a sign in the name",
        arguments: [
            ("cats and dogs", "Cats & Dogs"), ("fast and furious", "The Fast + the Furious"), ("max und moritz", "Max & Moritz"),
            ("cats and d", "Cats & Dogs"), ("cats & dogs", "Cats & Dogs"), ("romeo and juliet", "Romeo and Juliet"),
        ])
    func connecting(_ typed: String, _ wanted: String) throws {
        let names = ["Cats and Hounds", "Cats & Dogs", "The Fast + the Furious", "Max & Moritz", "Romeo and Juliet", "And"]
        let catalog = try CatalogFixture().open(
            names.enumerated().map { GivenName(id: $0 + 1, name: $1, popularity: Double(100 - $0)) })
        let found = try catalog.search(CatalogSearch(typed))
        #expect(found.hits.first?.name == wanted && found.droppedWords.isEmpty && found.hits.first?.isForgiven == false)
        #expect(try catalog.search(CatalogSearch("and")).hits.map(\.name).contains("And"))
    }

    @Test("Words at the end are left out if no name has all, and are reported")
    func drops() throws {
        let found = try file.search(CatalogSearch("fight club 1999"))
        #expect(found.hits.first?.name == "Fight Club")
        #expect(found.droppedWords == ["1999"])
        #expect(try file.search(CatalogSearch("zzzz qqqq")).droppedWords == [])
    }

    @Test(
        "The letters that match are told", arguments: [("godf", [4..<8]), ("god fath", []), ("the g", [0..<3, 4..<5]), ("amel", [])])
    func ranges(_ typed: String, _ wanted: [Range<Int>]) throws {
        let hit = try #require(try file.search(CatalogSearch(typed)).hits.first)
        if typed == "amel" {
            // The accent takes two bytes.
            #expect(hit.ranges == [0..<5])
        } else if !wanted.isEmpty {
            #expect(hit.ranges == wanted)
        }
    }

    @Test("While a text is typed, names that begin with it come first, and after an article too; a complete text prefers the same name")
    func bonuses() throws {
        let file = try CatalogFixture().open([
            GivenName(id: 1, name: "Breaking Star", popularity: 9), GivenName(id: 2, name: "The Star Makers", popularity: 8),
            GivenName(id: 3, name: "Star Trek", popularity: 7), GivenName(id: 4, name: "Star", popularity: 1),
        ])
        #expect(try file.search(CatalogSearch("star t")).hits.first?.name == "Star Trek")
        let typed = try file.search(CatalogSearch("sta")).hits.map(\.name)
        #expect(typed.prefix(2) == ["Star Trek", "Star"] && typed.last == "Breaking Star")
        var complete = CatalogSearch("star")
        complete.isEnded = true
        #expect(try file.search(complete).hits.first?.name == "Star")
    }
}
