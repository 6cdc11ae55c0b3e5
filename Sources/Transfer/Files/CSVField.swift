/// A field of a table that is written.
enum CSVField {
    /// The text, quoted where it is necessary. A spreadsheet would take some beginnings for a formula: an apostrophe is put before them.
    /// Control characters, which a terminal would follow, are left out.
    static func text(_ text: String) -> String {
        var text = String(String.UnicodeScalarView(text.unicodeScalars.filter { !isControl($0) }))
        if isFormula(text) { text = "'" + text }
        guard text.unicodeScalars.contains(where: { "\",;\r\n".unicodeScalars.contains($0) }) else { return text }
        return "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }

    /// A field that was written so, without the apostrophe.
    static func unguarded(_ text: String) -> String {
        text.first == "'" && isFormula(String(text.dropFirst())) ? String(text.dropFirst()) : text
    }

    /// Whether an apostrophe is put before a text. It is also put before a text with apostrophes of its own, so that none is lost.
    private static func isFormula(_ text: String) -> Bool {
        text.unicodeScalars.first { $0 != "'" }.map { "=+-@\t\r".unicodeScalars.contains($0) } ?? false
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control && !"\t\r\n".unicodeScalars.contains(scalar)
    }
}
