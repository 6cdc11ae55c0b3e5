/// A terminal that a program can have for itself: its size, its keys, and the way back.
package struct FullScreen: Sendable {
    /// The events of the terminal.
    package enum Event: Sendable {
        case keys([Key])
        case resized
        /// Nothing more comes.
        case ended
    }

    /// Takes the terminal; false if there is none.
    let begin: @Sendable () -> Bool
    /// Gives it back.
    let end: @Sendable () -> Void
    let size: @Sendable () -> (width: Int, height: Int)?
    /// Stops the program until the shell continues it, as Ctrl-Z does elsewhere. The terminal is given back meanwhile.
    let suspend: @Sendable () -> Void
    /// Delivers events, until the returned function is called.
    let read: @Sendable (_ deliver: @escaping @Sendable (Event) -> Void) -> @Sendable () -> Void

    package init(
        begin: @escaping @Sendable () -> Bool, end: @escaping @Sendable () -> Void,
        size: @escaping @Sendable () -> (width: Int, height: Int)?, suspend: @escaping @Sendable () -> Void = {},
        read: @escaping @Sendable (_ deliver: @escaping @Sendable (Event) -> Void) -> @Sendable () -> Void
    ) {
        (self.begin, self.end, self.size, self.suspend, self.read) = (begin, end, size, suspend, read)
    }

    /// No terminal.
    package static let none = FullScreen(begin: { false }, end: {}, size: { nil }, read: { _ in {} })

    /// The terminal of this process.
    package static let standard = FullScreen(
        begin: ScreenMode.begin, end: ScreenMode.end, size: ScreenMode.size, suspend: Interruption.suspend
    ) { deliver in
        guard let reader = KeyReader() else {
            deliver(.ended)
            return {}
        }
        reader.start(deliver)
        return { reader.stop() }
    }
}
