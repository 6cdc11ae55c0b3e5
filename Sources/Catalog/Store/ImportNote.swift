import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The text of the lock file during an import: when it began, and below it the earlier text. A process that was killed leaves it there.
///
/// An export may end each process that reads it. A service that is started again would then download it again and again.
struct ImportNote {
    private static let word = "began"
    /// How long the next attempt waits.
    private static let pause = 86_400

    /// Seconds since 1970; nil if the last import ended by itself.
    private let began: Int?
    var rest: String

    init(began: Date, rest: String) {
        self.began = began.noteSeconds
        self.rest = rest
    }

    init(_ text: String) {
        let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        let words = lines.first?.split(separator: " ") ?? []
        guard words.count == 2, words[0] == Self.word, let moment = Int(words[1]) else {
            (began, rest) = (nil, text)
            return
        }
        (began, rest) = (moment, lines.count > 1 ? String(lines[1]) : "")
    }

    var text: String { began.map { "\(Self.word) \($0)\n\(rest)" } ?? rest }

    /// Whether the import began within the last day. A moment in the future is of a clock that was wrong.
    func isRecent(at now: Date) -> Bool {
        guard let began else { return false }
        let now = now.noteSeconds
        return began >= 0 && began <= now && now - began < Self.pause
    }
}

extension Date {
    /// Seconds since 1970, within what a note of a catalog may hold.
    var noteSeconds: Int { Int(nearest: timeIntervalSince1970, in: 0...(1 << 40)) }
}
