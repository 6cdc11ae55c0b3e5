/// What the command line asks for.
struct Arguments {
    enum Wish {
        case run([Scenario])
        case list
        case help
    }

    /// Words that make no sense, and why.
    struct Misuse: Error {
        let text: String
    }

    var wish = Wish.run(Scenario.all)
    var isQuick = false
    var rounds: Int?
    var seed = UInt64.random(in: 1...999_999)

    static let help = """
        usage: marquee-torture [scenario ...] [--quick] [--rounds N] [--seed S] [--list] [--help]

        Puts what Marquee promises to the proof, a line a scenario. Without scenarios, all of them.
          --quick     fewer rounds, and times are shown but not judged
          --rounds N  how often each scenario is repeated, in place of its own number
          --seed S    draws the same random numbers as an earlier run
          --list      the scenarios and what each proves
        Exit code: 0 if all held, 1 if not, 2 for words without meaning.
        """

    init(_ words: [String]) throws(Misuse) {
        var names: [String] = []
        var rest = words[...]
        while let word = rest.popFirst() {
            switch word {
            case "--quick": isQuick = true
            case "--rounds": rounds = try Arguments.number(rest.popFirst(), of: word)
            case "--seed": seed = UInt64(try Arguments.number(rest.popFirst(), of: word))
            case "--list": wish = .list
            case "--help", "-h": wish = .help
            case _ where word.hasPrefix("-"): throw Misuse(text: "there is no option \(word)")
            default: names.append(word)
            }
        }
        guard case .run = wish, !names.isEmpty else { return }
        wish = .run(
            try names.map { name throws(Misuse) in
                guard let scenario = Scenario.all.first(where: { $0.name == name }) else {
                    throw Misuse(text: "there is no scenario \(name)")
                }
                return scenario
            })
    }

    private static func number(_ word: String?, of option: String) throws(Misuse) -> Int {
        guard let word, let number = Int(word), number > 0 else { throw Misuse(text: "\(option) needs a number above 0") }
        return number
    }
}
