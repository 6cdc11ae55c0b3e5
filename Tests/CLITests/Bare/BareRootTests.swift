import Foundation
import Testing

/// The first minute on a machine that has nothing but the program: the table of `Docs/Embedding.md`.
///
/// The table is generated: `MARQUEE_WRITE_DOCUMENTS=1 Scripts/test --filter BareRootTests` writes it.
@Suite(.timeLimit(.minutes(5)), .enabled(if: BareRoot.obstacle == nil, Comment(rawValue: BareRoot.obstacle ?? "")))
struct BareRootTests {
    @Test(.serialized, arguments: BareMachine.all)
    func `each of the first commands works on a bare machine, or says what to do`(_ machine: BareMachine) async throws {
        let rows = try await BareRows(of: machine)
        for failure in rows.failures { Issue.record("\(machine.name): \(failure)") }
        var table = try BareTable()
        if ProcessInfo.processInfo.environment["MARQUEE_WRITE_DOCUMENTS"] != nil { try table.write(rows.lines, of: machine) }
        #expect(table.rows(of: machine) == rows.lines)
    }

    @Test func `the table names every machine`() throws {
        #expect(try BareTable().machines == BareMachine.all.map(\.name))
    }

    /// The signal arrives at any moment of the start, or while the command works.
    @Test(arguments: BareMachine.commands) func `SIGTERM ends each of the first commands`(_ command: String) async throws {
        let root = try await BareRoot()
        let machine = BareMachine(name: "nothing but `/proc`")
        let process = try BareProcess(command.split(separator: " ").map(String.init), on: machine, in: root, user: 0)
        await process.waitUntilItRuns()
        process.terminate()
        let end = await process.end()
        // Its folder is removed with it, and not while the command writes there.
        withExtendedLifetime(root) {}
        // A command that has ended before, and one that the signal ended; SIGKILL is the bound of the test.
        #expect(!end.isBySignal || end.status == SIGTERM, "\(end)")
    }

    /// The locale `C` has no language, and the root has no locales.
    @Test(arguments: [[:], ["LANG": "C"], ["LC_ALL": "C", "LANG": "de_AT.UTF-8"], ["LANG": "xx_YY.UTF-8"]])
    func `a program reads its languages from the current locale of a machine without locales`(_ variables: [String: String]) async throws {
        let machine = BareMachine(name: "no locales", environment: variables)
        let root = try await BareRoot(program: "LocaleReader")
        let end = try await BareProcess([], on: machine, in: root, user: BareMachine.someUser).end()
        // Its folder is removed with it.
        withExtendedLifetime(root) {}
        #expect(!end.isBySignal && end.status == 0 && end.out == "en\n", "\(end)")
    }

    @Test func `a machine on which the program only ends without a word is found`() async throws {
        let machine = BareMachine(name: "no memory", preparation: "ulimit -v 60000", users: [0])
        #expect(try await !BareRows(of: machine, commands: ["--help"]).failures.isEmpty)
    }
}

/// The table of the document.
private struct BareTable {
    private static let document = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../../Docs/Embedding.md")
    private var lines: [String]

    init() throws {
        let text = try String(contentsOf: Self.document, encoding: .utf8)
        lines = try #require(text.firstMatch(of: Self.table)).0.split(separator: "\n").map(String.init)
    }

    private static var table: Regex<(Substring, Substring)> { /\| machine \| user \|.*\n(\|.*\n)+/ }

    /// The machines in the order of their first rows.
    var machines: [String] {
        lines.dropFirst(2).map { $0.split(separator: "|")[0].trimmingCharacters(in: .whitespaces) }
            .reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    func rows(of machine: BareMachine) -> [String] { lines.filter { $0.hasPrefix("| \(machine.name) |") } }

    mutating func write(_ rows: [String], of machine: BareMachine) throws {
        let place = lines.firstIndex { $0.hasPrefix("| \(machine.name) |") } ?? lines.endIndex
        lines.removeAll { $0.hasPrefix("| \(machine.name) |") }
        lines.insert(contentsOf: rows, at: place)
        let text = try String(contentsOf: Self.document, encoding: .utf8)
        try text.replacing(Self.table, with: lines.joined(separator: "\n") + "\n")
            .write(to: Self.document, atomically: true, encoding: .utf8)
    }
}

/// The rows of a machine: commands with the same outcome share one.
private struct BareRows {
    private(set) var lines: [String] = []
    private(set) var failures: [String] = []

    init(of machine: BareMachine, commands: [String] = BareMachine.commands) async throws {
        var outcomes: [[BareOutcome]] = []
        for user in machine.users {
            let root = try await BareRoot()
            try root.makeFolder("home", mode: machine.home.mode, owner: machine.home.isOfUser ? user : 0)
            if machine.hasCertificate { try root.makeCertificate() }
            var own: [BareOutcome] = []
            for command in commands { own.append(try await BareOutcome.of(command, on: machine, in: root, user: user)) }
            outcomes.append(own)
            for case (let command, .failed(let failure)) in zip(commands, own) { failures.append("\(command) as \(user): \(failure)") }
        }
        if Set(outcomes).count == 1 {
            add(outcomes[0], machine, machine.users.map(Self.name).joined(separator: ", "))
        } else {
            for (user, own) in zip(machine.users, outcomes) { add(own, machine, Self.name(user)) }
        }
    }

    private static func name(_ user: uid_t) -> String { user == 0 ? "root" : "12345" }

    private mutating func add(_ outcomes: [BareOutcome], _ machine: BareMachine, _ users: String) {
        var order: [BareOutcome] = []
        for outcome in outcomes where !order.contains(outcome) { order.append(outcome) }
        let common = order.max { a, b in outcomes.count { $0 == a } < outcomes.count { $0 == b } }
        for outcome in order {
            let names = zip(BareMachine.commands, outcomes).filter { $0.1 == outcome }.map { BareMachine.label($0.0) }
            let commands = order.count == 1 ? "all" : outcome == common ? "the others" : names.joined(separator: ", ")
            let seen =
                switch outcome {
                case .works: "works"
                case .explained(let text): text
                case .failed: "fails"
                }
            lines.append("| \(machine.name) | \(users) | \(commands) | \(seen) |")
        }
    }
}
