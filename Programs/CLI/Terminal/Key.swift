/// A typed key, or an answer of the terminal.
package enum Key: Sendable, Hashable {
    case character(Character)
    case up, down, left, right, home, end, pageUp, pageDown
    case enter, escape, backspace, delete, tab, backTab
    /// A letter with Control, in lower case.
    case control(Character)
    /// A click at a cell, counted from the first column and row of the screen.
    case click(x: Int, y: Int)
    /// The wheel of the mouse: how many rows further down.
    case wheel(Int)
    /// Text that was pasted; it is no command.
    case paste(String)
    /// The background color of the terminal, each part from 0 to 1.
    case background(red: Double, green: Double, blue: Double)
    /// The name of the terminal and its version, such as `kitty(0.42.0)`.
    case terminal(String)
    /// The end of the answers to the queries of the terminal.
    case attributes
}
