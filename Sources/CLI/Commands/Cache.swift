import Foundation
import Marquee

extension Command {
    static let cache = Command(
        name: "cache", usage: "cache [info|clear]", summary: "show the size of the cache, or clear it; the search history stays",
        options: []
    ) { (arguments, context) async throws(Failure) in
        let what = arguments.words.dropFirst().first ?? "info"
        guard arguments.words.count <= 2, ["info", "clear"].contains(what) else {
            throw .usage("“cache” takes “info”, “clear” or no arguments.")
        }
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            if what == "clear" {
                try await marquee { () async throws(MarqueeError) in try await command.client.cache.clear() }
                if command.isJSON { try command.terminal.print(json: ClearedJSON()) }
                return command.terminal.note("The cache was cleared; the search history is unchanged.")
            }
            guard let info = try await marquee({ () async throws(MarqueeError) in try await command.client.cache.info() }) else {
                throw .other("The store does not report its size.", hint: "“marquee doctor” checks the store.")
            }
            if command.isJSON {
                try command.terminal.print(json: info)
            } else {
                command.terminal.print(Screens.cache(info, now: context.clock.now(), width: command.terminal.width))
            }
        }
    }
}

extension Screens {
    fileprivate static func cache(_ info: CacheInfo, now: Date, width: Int) -> [Line] {
        func age(_ date: Date?) -> String { date.map { Screens.age(.seconds(now.timeIntervalSince($0))) } ?? "-" }
        let rows: [(String, String)] = [
            ("answers", String(info.answers)), ("titles", String(info.titles)),
            ("bytes", "\(info.bytes)" + (info.byteLimit.map { " of \($0) at most" } ?? "")), ("oldest", age(info.oldest)),
            ("newest", age(info.newest)),
            ("images", "\(info.images), \(info.imageBytes) bytes" + (info.imageByteLimit.map { " of \($0) at most" } ?? "")),
        ]
        return [Line("Cached", .heading)]
            + Table(columns: [.text, .text], rows: rows.map { [Line($0.0, .faint), Line($0.1)] }).lines(width: width)
    }
}
