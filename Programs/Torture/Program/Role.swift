import Foundation

/// The roles of this program as a child of itself: a process that may be killed, cut off or denied, while the parent watches.
struct Role: Sendable {
    let name: String
    let play: @Sendable ([String]) async throws -> Void

    init(_ name: String, _ play: @escaping @Sendable ([String]) async throws -> Void) {
        self.name = name
        self.play = play
    }

    /// The word that marks a child; it is no part of the command line that people use.
    static let word = "as-a-child"

    /// Plays the role that is named first, and ends the process.
    static func play(_ words: [String]) async -> Never {
        guard let role = all.first(where: { $0.name == words.first }) else { exit(2) }
        do {
            try await role.play(Array(words.dropFirst()))
            exit(0)
        } catch {
            TortureProgram.say("error \(error)")
            exit(1)
        }
    }
}
