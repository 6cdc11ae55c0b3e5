import Testing

@testable import MarqueeTorture

struct ArgumentsTests {
    @Test func `without words every scenario is run in full`() throws {
        let arguments = try Arguments([])
        guard case .run = arguments.wish else { return #expect(Bool(false), "nothing is run") }
        #expect(arguments.scenarios.map(\.name) == Scenario.all.map(\.name))
        #expect(!arguments.isQuick && arguments.rounds == nil && arguments.seed > 0)
    }

    @Test func `names, rounds and seed are taken from the words`() throws {
        let arguments = try Arguments(["kill", "--rounds", "7", "pool", "--seed", "42", "--quick"])
        guard case .run = arguments.wish else { return #expect(Bool(false), "nothing is run") }
        #expect(arguments.scenarios.map(\.name) == ["kill", "pool"])
        #expect(arguments.rounds == 7 && arguments.seed == 42 && arguments.isQuick)
    }

    @Test(arguments: [
        ["nothing"], ["--slow"], ["--rounds"], ["--rounds", "0"], ["--jobs", "0", "--quick"], ["--seed", "x"], ["--store"],
        ["--store", "x"],
    ])
    func `words without meaning are refused`(_ words: [String]) {
        #expect(throws: Arguments.Misuse.self) { try Arguments(words) }
    }

    @Test func `only scenarios whose times are not checked run at the same time`() throws {
        #expect(try Arguments(["--quick", "--jobs", "3"]).jobs == 3)
        #expect(throws: Arguments.Misuse.self) { try Arguments(["--jobs", "3"]) }
    }

    @Test func `another process is asked for the same run of a scenario`() throws {
        let arguments = try Arguments(["outbox", "herd", "--quick", "--jobs", "2", "--seed", "42", "--rounds", "7"])
        let other = try Arguments(arguments.words(for: .herd))
        #expect(other.scenarios.map(\.name) == ["herd"])
        #expect(other.isQuick && other.jobs == 1 && other.seed == 42 && other.rounds == 7 && other.store == .sqlite)
        let database = try Arguments(["outbox", "--store", "postgres", "--seed", "1"])
        let full = try Arguments(database.words(for: .outbox))
        #expect(!full.isQuick && full.rounds == nil && full.store == .postgres)
    }

    @Test func `on PostgreSQL those scenarios are run that have such a form`() throws {
        let forms = ["library", "marks-kill", "outbox", "isolation"]
        #expect(try Arguments(["--store", "postgres"]).scenarios.map(\.name) == forms)
        #expect(try Arguments(["outbox", "--store", "postgres"]).scenarios.map(\.name) == ["outbox"])
        #expect(try Arguments(["--store", "sqlite"]).scenarios.count == Scenario.all.count)
        let misuse = #expect(throws: Arguments.Misuse.self) { try Arguments(["kill", "--store", "postgres"]) }
        #expect(misuse?.text == "the scenario kill has no form for --store postgres")
    }

    @Test func `every name of a scenario and of a role is there once`() {
        #expect(Set(Scenario.all.map(\.name)).count == Scenario.all.count)
        #expect(Set(Role.all.map(\.name)).count == Role.all.count)
    }
}
