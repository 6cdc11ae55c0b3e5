/// The source of the typed text of a person, or of the input of a script.
package struct Input: Sendable {
    /// The input.
    package enum Answer: Sendable, Equatable {
        /// One line, without its end.
        case line(String)
        /// Nothing more comes, or no line that can be used.
        case end
        /// The command was interrupted meanwhile.
        case interrupted
    }

    /// The whole input.
    package enum Content: Sendable, Equatable {
        case bytes([UInt8])
        /// It cannot be read, or is too long, by the number of the system's error.
        case unread(Int32)
        /// The command was interrupted meanwhile.
        case interrupted
    }

    /// Whether a person types.
    let isTerminal: Bool
    /// Reads one line, which does not show if it is hidden, and says when it may be typed.
    let read: @Sendable (_ isHidden: Bool, _ ready: @escaping @Sendable () -> Void) async -> Answer

    /// Reads all bytes to the end, or fails if there are more than a maximum.
    package var readAll: @Sendable (_ most: Int) async -> Content = { _ in .bytes([]) }

    package init(
        isTerminal: Bool, read: @escaping @Sendable (_ isHidden: Bool, _ ready: @escaping @Sendable () -> Void) async -> Answer
    ) {
        self.isTerminal = isTerminal
        self.read = read
    }

    /// No input.
    package static let nothing = Input(isTerminal: false) { _, _ in .end }
}
