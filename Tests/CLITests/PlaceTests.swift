import Testing

@testable import MarqueeCLI

/// The places behind the names of commands, and the texts made of them.
struct PlaceTests {
    @Test func `A usage line lists the places`() {
        #expect(Command.show.usage == "show [movie|tv|person|collection] ID|ADDRESS|TITLE")
        #expect(Command.config.usage == "config [list|path|edit|get|set|unset [KEY [VALUE]]]")
        #expect(Command.pending.usage == "pending [retry|discard|take-over [movie|tv ID MARK]]")
        #expect(Command.lists.usage == "lists [show|create|add|remove|clear|delete|check …]")
        #expect(Command.account.usage == "account [use NAME]" && Command.sync.usage == "sync")
    }

    @Test func `An optional place also completes what the place after it takes`() {
        #expect(
            Self.completed(.show) == [["movie", "tv", "person", "collection", "ID", "ADDRESS", "TITLE"], ["ID", "ADDRESS", "TITLE"]])
        #expect(Self.completed(.list) == [["movies", "tv"], ["CATEGORY"]])
        let twoOptional = [Place.words("a").optional(), .words("b").optional(), .words("c")]
        #expect(Self.words(twoOptional.completed) == [["a"], ["b", "c"], ["c"]])
    }

    @Test func `A place that depends on another place has the next number`() {
        #expect(Self.completed(.pending) == [["retry", "discard", "take-over"], ["movie", "tv"], ["ID"], ["MARK"]])
        #expect(Self.completed(.config) == [["list", "path", "edit", "get", "set", "unset"], ["KEY"], ["VALUE"]])
        #expect(Self.completed(.lists) == [["show", "create", "add", "remove", "clear", "delete", "check"]])
        #expect(Self.completed(.home) == [["movies", "tv"]] && Self.completed(.sync) == [])
    }

    @Test func `Commands that only change or check something show nothing cached`() {
        let none = Command.all.filter { !$0.showsCached.include([$0.name]) }.map(\.name)
        #expect(
            none.sorted() == [
                "catalog", "doctor", "drift", "favorite", "import", "keep", "login", "logout", "mcp", "pending", "rate", "sandbox", "store",
                "sync", "tour",
                "update", "watch",
            ])
        #expect(
            Command.lists.showsCached.include(["lists", "show", "1"]) && Command.lists.showsCached.include(["lists", "check", "1", "2"]))
        #expect(!Command.lists.showsCached.include(["lists", "add", "1", "2"]))
    }

    private static func completed(_ command: Command) -> [[String]] { words(command.completedPlaces) }

    private static func words(_ places: [Place]) -> [[String]] { places.map { $0.words + $0.values.map(\.rawValue) } }
}
