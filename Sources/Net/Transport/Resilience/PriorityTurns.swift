import MarqueeData

/// Whose turn it is where tasks wait in two lines, one of them for the background: while both wait, the background gets one turn of four, so
/// that it goes on too.
struct PriorityTurns {
    private static let foregroundInARow = 3

    /// How many turns the foreground got since the last one for the background, which has been waiting.
    private var inARow = 0

    /// The line that is next, if anybody waits.
    mutating func next(foreground: Int, background: Int) -> RequestPriority {
        guard background > 0, inARow >= Self.foregroundInARow || foreground == 0 else {
            inARow = background > 0 ? inARow + 1 : 0
            return .foreground
        }
        inARow = 0
        return .background
    }

    /// How many of those who wait have their turn before one that comes now.
    func ahead(of priority: RequestPriority, foreground: Int, background: Int) -> Int {
        switch priority {
        case .foreground: foreground + min(background, (inARow + foreground) / Self.foregroundInARow)
        case .background: foreground + background
        }
    }
}
