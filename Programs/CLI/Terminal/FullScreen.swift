/// A terminal that a program can have for itself: its size, its keys, and the way back.
package struct FullScreen: Sendable {
    /// The events of the terminal.
    package enum Event: Sendable {
        case keys([Key])
        case resized
        /// The terminal was given back, and taken again. Its screen is empty.
        case resumed
        /// Nothing more comes.
        case ended
    }

    /// Takes the terminal; false if there is none. The text is sent before it is given back.
    let begin: @Sendable (_ farewell: String) -> Bool
    /// Gives it back.
    let end: @Sendable () -> Void
    let size: @Sendable () -> (width: Int, height: Int)?
    /// The size of a cell in pixels; nil if the terminal does not report it.
    let cell: @Sendable () -> PictureSize?
    /// Stops the program until the shell continues it, as Ctrl-Z does elsewhere. The terminal is given back meanwhile.
    let suspend: @Sendable () -> Void
    /// Calls a function that writes to the terminal, unless that was given back. It is not given back meanwhile.
    let draw: @Sendable (_ write: () -> Void) -> Void
    /// Delivers events, until the returned function is called.
    let read: @Sendable (_ deliver: @escaping @Sendable (Event) -> Void) -> @Sendable () -> Void

    package init(
        begin: @escaping @Sendable (_ farewell: String) -> Bool, end: @escaping @Sendable () -> Void,
        size: @escaping @Sendable () -> (width: Int, height: Int)?, cell: @escaping @Sendable () -> PictureSize? = { nil },
        suspend: @escaping @Sendable () -> Void = {}, draw: @escaping @Sendable (_ write: () -> Void) -> Void = { $0() },
        read: @escaping @Sendable (_ deliver: @escaping @Sendable (Event) -> Void) -> @Sendable () -> Void
    ) {
        (self.begin, self.end, self.size, self.cell) = (begin, end, size, cell)
        (self.suspend, self.draw, self.read) = (suspend, draw, read)
    }

    /// No terminal.
    package static let none = FullScreen(begin: { _ in false }, end: {}, size: { nil }, read: { _ in {} })

    /// The terminal of this process.
    package static let standard = FullScreen(
        begin: ScreenMode.begin, end: ScreenMode.end, size: ScreenMode.size, cell: ScreenMode.cell,
        suspend: Interruption.suspend, draw: ScreenMode.whileTaken
    ) { deliver in
        guard let reader = KeyReader() else {
            deliver(.ended)
            return {}
        }
        reader.start(deliver)
        return { reader.stop() }
    }
}
