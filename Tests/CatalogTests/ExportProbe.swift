@testable import MarqueeCatalog

/// Checks what a reader relies on in a catalog of any export.
enum ExportProbe {
    /// Verifies the file, and looks up every beginning of every term.
    ///
    /// - Returns: What is wrong; nil if nothing is.
    static func check(_ file: CatalogFile) throws -> String? {
        try file.verify()
        let lookup = TermLookup(file: file)
        var cursor = TermCursor(file.terms)
        try [].withRawBytes { key throws(CatalogDamage) in try cursor.seek(key, in: file.terms.blocks) }
        var previous: [UInt8] = []
        while try cursor.next() {
            let term = Array(cursor.term)
            guard previous.lexicographicallyPrecedes(term) else { return "\(term) follows \(previous)." }
            guard term.count <= NameTokens.longestTerm, String(validating: term, as: UTF8.self) != nil else { return "\(term) is a term." }
            guard let list = try lookup.word(term), list.count == Int(cursor.entry.count) else { return "\(term) is not found." }
            // Terms of whole names are never looked up by a beginning. A term that shares a beginning with the one before is found by it.
            let shared = zip(previous, term).prefix { $0 == $1 }.count
            for length in (term[0] == 1 ? term.count : shared + 1)..<term.count where term[length] & 0xC0 != 0x80 {
                guard let found = try lookup.beginning(Array(term[..<length])), found.count > 0 else {
                    return "\(term[..<length]) is not found."
                }
                if length % 13 == 0 { _ = try file.search(CatalogSearch(String(decoding: term[..<length], as: UTF8.self))) }
            }
            if term[0] != 1, try lookup.beginning(term) == nil { return "\(term) begins nothing." }
            previous = term
        }
        return nil
    }
}
