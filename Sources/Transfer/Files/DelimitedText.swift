/// The records of a text whose fields are separated by commas, semicolons, tabs or bars, with or without quotes (RFC 4180).
///
/// It reads what programs really write: any line ends, blank lines, quotes inside of a field, and a line `sep=;` at the beginning.
struct DelimitedText {
    struct Record: Equatable {
        /// The number of its first line, from 1.
        let line: Int
        var fields: [String]
    }

    private(set) var records: [Record] = []
    /// The lines at which a quote begins that does not end. The line is read as if the quote were a letter.
    private(set) var openQuotes: [Int] = []
    /// Whether there are more records than the bounds allow.
    private(set) var isCut = false

    init(_ text: String) {
        var text = text
        let bytes = text.withUTF8 { Array($0) }
        var start = 0
        let first = bytes.prefix { $0 != 10 && $0 != 13 }
        var delimiter = Self.delimiter(of: bytes)
        if first.count == 5, first.starts(with: "sep=".utf8) { (delimiter, start) = (first[4], 5) }
        read(bytes, from: start, delimiter)
    }

    private static let mostOpenQuotes = 100
    private static let delimiters = Array(",;\t|".utf8)

    /// The delimiter that is most often outside of quotes in one of the first lines.
    private static func delimiter(of bytes: [UInt8]) -> UInt8 {
        var (best, most) = (delimiters[0], 0)
        var (isQuoted, lines, counts) = (false, 0, [UInt8: Int]())
        for byte in bytes.prefix(64 << 10) + [10] {
            if byte == 34 { isQuoted.toggle() }
            if isQuoted { continue }
            if byte == 10 || byte == 13 {
                for delimiter in delimiters where counts[delimiter, default: 0] > most {
                    (best, most) = (delimiter, counts[delimiter] ?? 0)
                }
                (lines, counts) = (lines + 1, [:])
                if lines == 10 { break }
            } else if delimiters.contains(byte) {
                counts[byte, default: 0] += 1
            }
        }
        return best
    }

    private mutating func read(_ bytes: [UInt8], from start: Int, _ delimiter: UInt8) {
        var (place, line) = (start, 1)
        while place < bytes.count {
            guard records.count < ImportLimit.rows else {
                isCut = true
                return
            }
            var record = Record(line: line, fields: [])
            var reading = FieldReading(bytes: bytes, place: place, delimiter: delimiter, line: line)
            // A file of open quotes would be read to its end for each of them.
            reading.readsQuotes = openQuotes.count < Self.mostOpenQuotes
            record.add(&reading)
            if reading.hasOpenQuote {
                // The rest of the file is not one field: the next records are read as usual.
                openQuotes.append(line)
                record.fields = []
                reading = FieldReading(bytes: bytes, place: place, delimiter: delimiter, line: line)
                reading.readsQuotes = false
                record.add(&reading)
            }
            (place, line) = (reading.place, reading.line)
            if record.fields.contains(where: { !$0.isEmpty }) { records.append(record) }
        }
    }
}

extension DelimitedText.Record {
    /// Adds the fields of a line. More columns than any table has are not kept.
    fileprivate mutating func add(_ reading: inout FieldReading) {
        while let field = reading.next() {
            if fields.count < ImportLimit.columns { fields.append(field) }
        }
    }
}

/// Reads the fields of one record.
private struct FieldReading {
    let bytes: [UInt8]
    var place: Int
    let delimiter: UInt8
    var line: Int
    var readsQuotes = true
    private(set) var hasOpenQuote = false
    private var isAtEnd = false

    init(bytes: [UInt8], place: Int, delimiter: UInt8, line: Int) {
        (self.bytes, self.place, self.delimiter, self.line) = (bytes, place, delimiter, line)
    }

    private var byte: UInt8? { place < bytes.count ? bytes[place] : nil }

    /// The next field; nil after the last one.
    mutating func next() -> String? {
        guard !isAtEnd, !hasOpenQuote else { return nil }
        var field: [UInt8] = []
        // Spaces before a quote do not belong to the field.
        var quote = place
        while quote < bytes.count, bytes[quote] == 32 { quote += 1 }
        if readsQuotes, quote < bytes.count, bytes[quote] == 34 {
            place = quote + 1
            readQuoted(&field)
            if hasOpenQuote { return nil }
        }
        while let byte, byte != delimiter, byte != 10, byte != 13 {
            if field.count < ImportLimit.fieldBytes { field.append(byte) }
            place += 1
        }
        if byte == delimiter {
            place += 1
        } else {
            isAtEnd = true
            endLine()
        }
        let text = String(decoding: field, as: UTF8.self).trimmed
        return TextDecoding.repaired(text) ?? text
    }

    /// Reads to the quote that ends the field. Two quotes are one of its letters, and so is one that no delimiter follows.
    private mutating func readQuoted(_ field: inout [UInt8]) {
        while let byte {
            if byte == 34 {
                var after = place + 1
                if after < bytes.count, bytes[after] == 34 {
                    field.append(34)
                    place += 2
                    continue
                }
                while after < bytes.count, bytes[after] == 32 { after += 1 }
                if after == bytes.count || [delimiter, 10, 13].contains(bytes[after]) {
                    place = after
                    return
                }
            } else if byte == 10 || byte == 13 && !(place + 1 < bytes.count && bytes[place + 1] == 10) {
                line += 1
            }
            if field.count < ImportLimit.fieldBytes { field.append(byte) }
            place += 1
        }
        hasOpenQuote = true
    }

    private mutating func endLine() {
        guard let byte else { return }
        place += 1
        if byte == 13, self.byte == 10 { place += 1 }
        line += 1
    }
}

extension String {
    /// The text without white space at both ends.
    var trimmed: String {
        var rest = self[...]
        while rest.first?.isWhitespace == true { rest = rest.dropFirst() }
        while rest.last?.isWhitespace == true { rest = rest.dropLast() }
        return String(rest)
    }
}
