/// Keys and their meanings on one line.
enum KeyLine {
    /// The first keys that fit into the width, at least one, and behind them the last key, if there is a width for it too.
    static func text(_ keys: [String], last: String? = nil, width: Int) -> String {
        let end = last.map { " · " + $0 } ?? ""
        let room = (keys.first?.columns ?? 0) + end.columns <= width ? end : ""
        var line = ""
        for key in keys {
            let longer = line.isEmpty ? key : line + " · " + key
            if longer.columns + room.columns > width, !line.isEmpty { break }
            line = longer
        }
        return line + room
    }
}
