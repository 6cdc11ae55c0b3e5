/// Keys and their meanings on one line.
enum KeyLine {
    /// The first keys that fit into the width, at least one.
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
