/// A field of a table that is written.
enum CSVField {
    /// The text, quoted where it is necessary. A spreadsheet would take some beginnings for a formula: an apostrophe is put before them.
    static func text(_ text: String) -> String {
        var text = text
        if let first = text.unicodeScalars.first, "=+-@\t\r".unicodeScalars.contains(first) { text = "'" + text }
        guard text.unicodeScalars.contains(where: { "\",;\r\n".unicodeScalars.contains($0) }) else { return text }
        return "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }
}
