import Foundation
import Marquee
import MarqueeSandbox

extension Scenario {
    static let marksKill = Scenario(
        "marks-kill", "A process killed while it marks or sends loses no acknowledged mark, and the server ends up with exactly those.",
        quick: 20, full: 2_000
    ) { trial in
        let (shelf, scratch) = (try await MarkedShelf(), try Scratch())
        let session = try await shelf.signIn(in: scratch.path)
        var view = shelf.nothing
        var (marked, lost, divergences) = (0, 0, 0)
        for round in 1...trial.rounds {
            let moment = trial.random.pick(0...150)
            let words = [
                shelf.sandbox.baseURL, scratch.path, "\(session.id)", round.isMultiple(of: 2) ? "send" : "mark",
                "\(trial.random.next() >> 1)",
            ]
            let lines = try await blocking {
                let child = try Child(.marker, words)
                child.awaitOutput()
                usleep(UInt32(moment) * 1_000)
                child.kill()
                let lines = child.lines()
                _ = child.wait()
                return lines
            }
            trial.expect(!lines.contains { $0.hasPrefix("error") }, "round \(round): \(lines.last ?? "")")
            let testimony = MarkTestimony(lines, over: view)
            marked += testimony.kept
            let found = try await shelf.view(of: session, in: scratch.path)
            let missing = testimony.missing(in: found)
            lost += missing.count
            trial.expect(missing.isEmpty, "round \(round): \(missing.count) acknowledged marks are lost: \(missing.prefix(3))")
            trial.expect(Inspection.isWhole(scratch.file("user.sqlite")), "round \(round): the user's file is not whole")
            view = found
            guard round.isMultiple(of: 2) else { continue }
            let difference = try await shelf.difference(after: session, in: scratch.path)
            divergences += difference == nil ? 0 : 1
            trial.expect(difference == nil, "round \(round): \(difference ?? "")")
        }
        trial.expect(marked > 0, "no mark was ever acknowledged")
        let writes = shelf.sandbox.counters.writes
        await shelf.sandbox.stop()
        return
            "\(trial.rounds) kills, half of them while sending: \(lost) of \(marked) acknowledged marks lost, \(divergences) divergences from "
            + "the server after \(writes) writes"
    }
}

extension Role {
    /// Marks titles until it is killed, and says what it was told to be kept; some send as they go.
    static let marker = Role("marker") { words in
        let (address, folder, isSending) = (words[0], words[1], words[3] == "send")
        let client = try await Service.client(of: address) { $0.storage = .folder(folder) }
        guard let session = try await client.account.sessions().first(where: { "\($0.id)" == words[2] }) else { throw Failed("no session") }
        var random = SplitMix64(state: UInt64(words[4]) ?? 1)
        let library = client.user(session).library
        while true {
            let mark = SmallMark.random(&random)
            Program.say("try \(mark.text)")
            switch mark.value {
            case .favorite(let isSet): _ = try await library.setFavorite(mark.item, isSet)
            case .watchlist(let isSet): _ = try await library.setWatchlist(mark.item, isSet)
            case .rating(nil): _ = try await library.removeRating(mark.item)
            case .rating(let rating?): _ = try await library.rate(mark.item, rating.value)
            }
            Program.say("kept \(mark.text)")
            if isSending, random.pick(0...2) == 0 { _ = try await library.send() }
        }
    }
}
