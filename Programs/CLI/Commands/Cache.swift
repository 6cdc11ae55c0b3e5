import Foundation
import Marquee
import MarqueePresentation

extension Command {
    static let cache = Command(
        name: "cache", places: [.words("info", "clear").optional()], summary: CommandSummaries.cache,
        options: []
    ) { (arguments, context) async throws(Failure) in
        let what = arguments.words.dropFirst().first ?? "info"
        guard arguments.words.count <= 2, ["info", "clear"].contains(what) else {
            throw .usage(Texts.takes("cache", ["info", "clear"].map(Texts.quoted).joined(separator: Texts.comma)))
        }
        if what == "clear" { return try await context.clearCache(isJSON: arguments.has(.json)) }
        try await CommandSession.with(arguments, context) { (command) async throws(Failure) in
            guard let info = try await marquee({ () async throws(MarqueeError) in try await command.client.cache.info() }) else {
                throw .other(Texts.sizeUnknown, hint: Texts.doctorChecksStore)
            }
            if command.isJSON {
                try command.terminal.print(json: info)
            } else {
                command.terminal.print(Screens.cache(info, now: context.clock.now(), width: command.terminal.width))
            }
        }
    }
}

extension Context {
    /// Removes the files, because a cache that cannot be opened has to be cleared too.
    fileprivate func clearCache(isJSON: Bool) async throws(Failure) {
        let storage = CommandSession.storage(try CommandSession.configuration(self), self)
        let bytes = try await marquee { () async throws(MarqueeError) in try await storage.removeCache() }
        if isJSON { try terminal.print(json: ClearedJSON()) }
        terminal.note(Line(Texts.cacheCleared))
        if let folder = storage.folders.first { terminal.note(Line(Texts.bytesRemoved(Texts.screens.number(bytes), from: folder))) }
    }
}

extension Screens {
    fileprivate static func cache(_ info: CacheInfo, now: Date, width: Int) -> [Line] {
        func age(_ date: Date?) -> String { date.map { Texts.screens.age(.seconds(now.timeIntervalSince($0))) } ?? "-" }
        let bytes = Texts.bytes(info.imageBytes)
        let images = info.imageByteLimit.map { Texts.atMost(bytes, "\($0)") } ?? bytes
        var rows: [(String, String)] = [
            (Texts.cacheAnswers, Texts.screens.number(info.answers)), (Texts.cacheTitles, Texts.screens.number(info.titles)),
            (Texts.cacheBytes, info.byteLimit.map { Texts.atMost("\(info.bytes)", "\($0)") } ?? "\(info.bytes)"),
            (Texts.cacheOldest, age(info.oldest)), (Texts.cacheNewest, age(info.newest)),
            (Texts.cacheImages, Texts.screens.number(info.images) + Texts.comma + images),
        ]
        if info.keptAnswers + info.keptImages > 0 {
            let counts = [
                Texts.screens.number(info.keptAnswers), Texts.keptPictures(info.keptImages), Texts.bytes(info.keptBytes),
            ]
            rows.append((Texts.isKept, counts.joined(separator: Texts.comma)))
        }
        return [Line(Texts.cacheHeading, .heading)]
            + Table(columns: [.text, .text], rows: rows.map { [Line($0.0, .faint), Line($0.1)] }).lines(width: width)
    }
}
