/// The request of the command line.
struct Arguments {
    enum Wish {
        case run
        case list
        case help
    }

    /// Arguments that cannot be used, and why.
    struct Misuse: Error {
        let text: String
    }

    var wish = Wish.run
    /// The scenarios that are run or listed.
    private(set) var scenarios: [Scenario] = []
    var store = StoreEngine.sqlite
    var isQuick = false
    var rounds: Int?
    /// How many scenarios run at the same time, each in a process of its own.
    var jobs = 1
    var seed = UInt64.random(in: 1...999_999)

    static let help = """
        usage: MarqueeTorture [scenario ...] [--quick] [--jobs N] [--rounds N] [--seed S] [--store W] [--list] [--help]

        Checks the promises of Marquee. Prints one line for each scenario; without names, runs all.
          --quick     fewer rounds; times are shown but not checked
          --jobs N    with --quick: run N scenarios at the same time, each in a process of its own
          --rounds N  how often each scenario is repeated, instead of its own number
          --seed S    use the same random numbers as an earlier run
          --store W   where people's data is: in sqlite, or in postgres, on a server of the program's own that
                      crashes meanwhile; without names, runs the scenarios that have such a form
          --list      the scenarios and their promises
        Exit status: 0 if no scenario failed, 1 if one failed, 2 for invalid usage.
        """

    init(_ words: [String]) throws(Misuse) {
        var names: [String] = []
        var rest = words[...]
        while let word = rest.popFirst() {
            switch word {
            case "--quick": isQuick = true
            case "--jobs": jobs = try Arguments.number(rest.popFirst(), of: word)
            case "--rounds": rounds = try Arguments.number(rest.popFirst(), of: word)
            case "--seed": seed = UInt64(try Arguments.number(rest.popFirst(), of: word))
            case "--store": store = try Arguments.store(rest.popFirst())
            case "--list": wish = .list
            case "--help", "-h": wish = .help
            case _ where word.hasPrefix("-"): throw Misuse(text: "there is no option \(word)")
            default: names.append(word)
            }
        }
        guard jobs == 1 || isQuick else { throw Misuse(text: "--jobs needs --quick, as scenarios at the same time slow each other down") }
        let available = Scenario.all.filter { $0.rounds[store] != nil }
        scenarios = try names.isEmpty ? available : names.map { name throws(Misuse) in try scenario(name) }
    }

    /// The words that ask another process for the same run of one of the scenarios.
    func words(for scenario: Scenario) -> [String] {
        [scenario.name, "--seed", "\(seed)", "--store", store.rawValue]
            + (isQuick ? ["--quick"] : []) + (rounds.map { ["--rounds", "\($0)"] } ?? [])
    }

    private func scenario(_ name: String) throws(Misuse) -> Scenario {
        guard let scenario = Scenario.all.first(where: { $0.name == name }) else { throw Misuse(text: "there is no scenario \(name)") }
        guard scenario.rounds[store] != nil else {
            throw Misuse(text: "the scenario \(name) has no form for --store \(store.rawValue)")
        }
        return scenario
    }

    private static func store(_ word: String?) throws(Misuse) -> StoreEngine {
        guard let store = word.flatMap(StoreEngine.init) else { throw Misuse(text: "--store needs sqlite or postgres") }
        return store
    }

    private static func number(_ word: String?, of option: String) throws(Misuse) -> Int {
        guard let word, let number = Int(word), number > 0 else { throw Misuse(text: "\(option) needs a number above 0") }
        return number
    }
}
