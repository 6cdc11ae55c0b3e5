import MarqueeDomain

/// A table with named columns.
struct ImportTable {
    let file: String
    /// The names of the columns, in small letters without spaces and signs: `Your Rating` is `yourrating`.
    let columns: [String: Int]
    /// The names of the columns as they are in the file.
    let header: [String]
    let records: ArraySlice<DelimitedText.Record>
    /// Whether Marquee wrote it, with an apostrophe before texts that a spreadsheet would take for formulas.
    let isOurs: Bool

    /// Creates a table whose first record is the header. Of two columns with one name, the first one counts.
    init?(file: String, _ records: ArraySlice<DelimitedText.Record>) {
        guard let first = records.first else { return nil }
        (self.file, header, self.records) = (file, first.fields, records.dropFirst())
        let columns = Dictionary(first.fields.enumerated().map { (RowText.letters(of: $1), $0) }) { first, _ in first }
        self.columns = columns
        isOurs =
            columns["chosenid"] != nil && columns["candidates"] != nil || LibraryTable.allCases.contains { $0.header == first.fields }
    }

    func has(_ names: String...) -> Bool { names.allSatisfy { columns[$0] != nil } }

    /// Whether a column has a field that is not empty.
    func hasValues(in column: String) -> Bool { records.contains { !Row(table: self, record: $0)[column].isEmpty } }

    /// A record with the names of its columns.
    struct Row {
        let table: ImportTable
        let record: DelimitedText.Record

        var place: ImportPlace { ImportPlace(file: table.file, line: record.line) }

        /// The field of the first of some columns that exists; empty without one.
        subscript(names: String...) -> String {
            guard let column = names.lazy.compactMap({ table.columns[$0] }).first, record.fields.indices.contains(column) else { return "" }
            return table.isOurs ? CSVField.unguarded(record.fields[column]) : record.fields[column]
        }

        /// The rating in a column, on a scale, with its day. Nil if the field is empty, and for an invalid rating, which is noted.
        func rating(_ text: String, best: Int, _ day: Day?, _ found: inout ImportedRows) -> ImportedMark? {
            if text.isEmpty { return nil }
            if let number = RatingText(text), number.tenths == 0 {
                found.note(.zeroRating, place, text)
                return nil
            }
            guard let number = RatingText(text), let rating = number.rating(best: number.best ?? best) else {
                found.note(.invalidRating, place, text)
                return nil
            }
            return .rating(rating, day)
        }

        /// The year in a field; nil if it is empty, and for an invalid year, which is noted. A 0 says that there is none.
        func year(_ text: String, _ found: inout ImportedRows) -> Int? {
            let year = RowText.year(text)
            if year == nil, !text.isEmpty, text != "0" { found.note(.invalidYear, place, text) }
            return year
        }

        /// The day in a field; nil if it is empty, and for an invalid date, which is noted.
        func day(_ text: String, _ found: inout ImportedRows) -> Day? {
            if text.isEmpty { return nil }
            guard let day = RowText.day(text) else {
                found.note(.invalidDate, place, text)
                return nil
            }
            return day
        }
    }

    /// Reads the rows whose number of fields is that of the columns. Empty fields at the end can be missing. All rows can end in more empty
    /// ones; a single row that does has a comma in its title, and other columns than the header says.
    func forEach(_ found: inout ImportedRows, _ body: (Row, inout ImportedRows) -> Void) {
        let longest = records.first?.fields.count ?? 0
        let areAllLonger = records.allSatisfy { $0.fields.count == longest && $0.fields.dropFirst(header.count).allSatisfy(\.isEmpty) }
        for record in records {
            if found.isFull { return }
            let row = Row(table: self, record: record)
            guard record.fields.count <= header.count || areAllLonger else {
                found.note(.extraFields, row.place, record.fields.joined(separator: ","))
                continue
            }
            body(row, &found)
        }
    }
}
