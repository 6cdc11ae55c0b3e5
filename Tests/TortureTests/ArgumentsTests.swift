import Testing

@testable import MarqueeTorture

struct ArgumentsTests {
    @Test func `without words every scenario is run in full`() throws {
        let arguments = try Arguments([])
        guard case .run(let scenarios) = arguments.wish else { return #expect(Bool(false), "nothing is run") }
        #expect(scenarios.map(\.name) == Scenario.all.map(\.name))
        #expect(!arguments.isQuick && arguments.rounds == nil && arguments.seed > 0)
    }

    @Test func `names, rounds and seed are taken from the words`() throws {
        let arguments = try Arguments(["kill", "--rounds", "7", "pool", "--seed", "42", "--quick"])
        guard case .run(let scenarios) = arguments.wish else { return #expect(Bool(false), "nothing is run") }
        #expect(scenarios.map(\.name) == ["kill", "pool"])
        #expect(arguments.rounds == 7 && arguments.seed == 42 && arguments.isQuick)
    }

    @Test(arguments: [["nothing"], ["--slow"], ["--rounds"], ["--rounds", "0"], ["--seed", "x"]])
    func `words without meaning are refused`(_ words: [String]) {
        #expect(throws: Arguments.Misuse.self) { try Arguments(words) }
    }

    @Test func `every name of a scenario and of a role is there once`() {
        #expect(Set(Scenario.all.map(\.name)).count == Scenario.all.count)
        #expect(Set(Role.all.map(\.name)).count == Role.all.count)
    }
}
