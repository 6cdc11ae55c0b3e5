/// Keys and what they do, on one line.
enum KeyLine {
    /// As many of them as fit, in their order.
    static func text(_ keys: [String], width: Int) -> String {
        var line = ""
        for key in keys {
            let longer = line.isEmpty ? key : line + " · " + key
            if longer.columns > width, !line.isEmpty { break }
            line = longer
        }
        return line
    }
}
