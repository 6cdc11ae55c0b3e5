import Foundation
import MarqueeCLI
import TestKit

/// The outcome of a command for a person.
enum BareOutcome: Hashable {
    case works
    /// The error and its hint.
    case explained(String)
    /// The process hung, was stopped by a signal, or ended without a hint.
    case failed(String)

    /// Runs a command on a machine. One that serves is ended by SIGTERM as soon as it serves, and one that draws by its own key.
    static func of(_ command: String, on machine: BareMachine, in root: BareRoot, user: uid_t) async throws -> BareOutcome {
        let words = command.split(separator: " ").map(String.init)
        if words == ["browse"] { return try await ofScreen(words, machine, root, user) }
        let process = try BareProcess(words, on: machine, in: root, user: user)
        if words.first == "sandbox" {
            await process.readLine()
            process.terminate()
        }
        let end = await process.end()
        return BareOutcome(end, said: end.err)
    }

    /// A command that draws on a terminal without a size.
    private static func ofScreen(_ words: [String], _ machine: BareMachine, _ root: BareRoot, _ user: uid_t) async throws -> BareOutcome {
        var ends: (Int32, Int32) = (0, 0)
        guard openpty(&ends.0, &ends.1, nil, nil, nil) == 0 else { throw CocoaError(.fileReadUnknown) }
        let (mine, its) = ends
        let process = try BareProcess(
            words, on: machine, in: root, user: user, terminal: FileHandle(fileDescriptor: its, closeOnDealloc: false))
        close(its)
        let shown = await BareProcess.onThread {
            var (shown, buffer) = (Data(), [UInt8](repeating: 0, count: 65_536))
            // The end of the terminal is an error on Linux.
            while case let count = read(mine, &buffer, buffer.count), count > 0 {
                shown += buffer[..<count]
                if shown.contains(Data("\u{1B}[?1049h".utf8)) { _ = write(mine, "q", 1) }
            }
            return shown
        }
        close(mine)
        return BareOutcome(await process.end(), said: String(decoding: shown.filter { $0 != 0x0D }, as: UTF8.self))
    }

    private init(_ end: BareProcess.End, said: String) {
        guard !end.isBySignal else { self = .failed("ended by signal \(end.status): \(said.suffix(500))"); return }
        guard end.status != 0 else { self = .works; return }
        let colorless = said.replacing(/\u{1B}\[[0-9;?]*[a-zA-Z]/, with: "")
        if let json = said.split(separator: "\n").last.flatMap({ try? JSONDecoder().decode(Explanation.self, from: Data($0.utf8)) }) {
            self = .explained("\(json.message) \(json.hint)")
            return
        }
        guard let text = colorless.firstMatch(of: /marquee: (?s:(.+?))\nhint: (?s:(.+?))\n*$/) else {
            self = .failed("status \(end.status) without a hint: \(said.suffix(500))")
            return
        }
        self = .explained([text.1, text.2].map { $0.split(separator: "\n").joined(separator: " ") }.joined(separator: " "))
    }
}

/// The failure of a command with `--json`.
private struct Explanation: Decodable {
    let message: String
    let hint: String
}

extension Data {
    fileprivate func contains(_ part: Data) -> Bool { range(of: part) != nil }
}
