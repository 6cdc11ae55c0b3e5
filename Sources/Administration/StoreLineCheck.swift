import MarqueeData
import MarqueeDomain

/// Checks the lines of an exported store before anything of them is written.
package struct StoreLineCheck {
    /// Why lines cannot be imported.
    package enum Flaw: Error, Hashable {
        /// The first line is not that of an exported store.
        case foreign
        /// The lines have the form of a newer version.
        case newer
        /// A line has another form, an impossible value, or belongs to no account.
        case line(Int)
        /// The last line is missing, or names other numbers of rows.
        case incomplete
        /// The secrets of a line are sealed, and the store keeps them as they are.
        case sealed(Int)
    }

    /// The number of rows by table.
    package private(set) var counts = Dictionary(uniqueKeysWithValues: StoreTable.all.map { ($0.name, 0) })
    /// Whether secrets must be texts, because the store has no key to open sealed ones.
    private let needsPlainSecrets: Bool
    private var number = 0
    private var isEnded = false
    /// The versions of accounts by their numbers.
    private var accounts: [Int64: Int64] = [:]
    /// The accounts of servers, each of which the store has once.
    private var people: Set<[ColumnValue]> = []
    private var seen: (table: Int, account: Int64, keys: Set<[ColumnValue]>) = (0, .min, [])

    package init(needsPlainSecrets: Bool) { self.needsPlainSecrets = needsPlainSecrets }

    /// Checks the next line.
    package mutating func take(_ text: String) throws(Flaw) {
        number += 1
        let line = StoreLine(text)
        if number == 1 { return try checkFirst(line) }
        guard let line, !isEnded else { throw .line(number) }
        if line.name == StoreLine.last {
            isEnded = true
            guard line == StoreLine(end: counts) else { throw .incomplete }
            return
        }
        guard let index = StoreTable.all.firstIndex(where: { $0.name == line.name }), index >= seen.table else { throw .line(number) }
        try check(line, of: StoreTable.all[index], at: index)
        counts[line.name, default: 0] += 1
    }

    /// Checks that the lines are complete.
    package func finish() throws(Flaw) {
        guard number > 0 else { throw .foreign }
        guard isEnded else { throw .incomplete }
    }

    private func checkFirst(_ line: StoreLine?) throws(Flaw) {
        guard let line, line.name == StoreLine.first, line.values["format"] == .text("store"),
            case .integer(let version) = line.values["version"]
        else { throw .foreign }
        guard version <= StoreLine.version else { throw .newer }
        guard line == .header else { throw .foreign }
    }

    private mutating func check(_ line: StoreLine, of table: StoreTable, at index: Int) throws(Flaw) {
        let columns = table.knownColumns
        guard Self.hasColumns(line, of: table) else { throw .line(number) }
        if needsPlainSecrets, columns.contains(where: { $0.isSecret && !$0.isPlain(in: line.values) }) { throw .sealed(number) }
        guard Self.hasValues(line, of: table), line.hasKnownTimes else { throw .line(number) }
        try note(line, of: table, at: index)
    }

    /// Whether a line has the form and the values of a row.
    static func isRight(_ line: StoreLine) -> Bool {
        guard let table = StoreTable.all.first(where: { $0.name == line.name }) else { return false }
        return hasColumns(line, of: table) && hasValues(line, of: table)
    }

    private static func hasColumns(_ line: StoreLine, of table: StoreTable) -> Bool {
        let columns = table.knownColumns
        return line.values.keys.allSatisfy { name in columns.contains { $0.name == name } } && columns.allSatisfy { $0.takes(line.values) }
    }

    private static func hasValues(_ line: StoreLine, of table: StoreTable) -> Bool {
        guard line.values.allSatisfy({ $1.isPossible(in: $0) }) else { return false }
        return switch table.name {
        case StoreTable.accounts.name: isAccount(line.values)
        case StoreTable.marks.name: isMark(line.values, KnownMark.columns)
        case StoreTable.outbox.name: isMark(line.values, StoredOutboxEntry.columns)
        case StoreTable.shelves.name: line.values["name"].flatMap(\.text).flatMap(ShelfName.init(rawValue:)) != nil
        default: true
        }
    }

    /// Rows of an account follow each other, so that a row that occurs twice is found with the keys of one account.
    private mutating func note(_ line: StoreLine, of table: StoreTable, at index: Int) throws(Flaw) {
        if index != seen.table { seen = (index, .min, []) }
        let account = line.values[index == 0 ? "id" : "account"].flatMap(\.number) ?? 0
        guard account >= seen.account else { throw .line(number) }
        if account != seen.account { (seen.account, seen.keys) = (account, []) }
        let isKnown = index == 0 ? accounts[account] == nil : accounts[account] != nil
        if index == 0 {
            accounts[account] = line.values["version"]?.number ?? 0
            if let person = line.values["account_id"], !people.insert([line.values["server"] ?? .null, person]).inserted {
                throw .line(number)
            }
        }
        // A row of a later version than that of its account would never be seen as new.
        let versions = ["learned", "position", "pulled"].compactMap { line.values[$0]?.number }
        guard versions.allSatisfy({ $0 <= accounts[account] ?? 0 }) else { throw .line(number) }
        guard isKnown || account == 0 && table.name == StoreTable.searches.name else { throw .line(number) }
        let key = ["shelf", "media_id", "season", "episode", "name", "folded"].map { line.values[$0] ?? .null }
        guard seen.keys.insert(key).inserted else { throw .line(number) }
    }

    private static func isAccount(_ values: [String: ColumnValue]) -> Bool {
        values["kind"]?.text.flatMap(Session.Kind.init(rawValue:)) != nil
            && values["state"]?.text.flatMap(Session.State.init(rawValue:)) != nil
            && (values["generation"]?.number ?? 0) > 0 && (values["account_id"]?.number ?? 1) > 0
    }

    private static func isMark<Content>(_ values: [String: ColumnValue], _ columns: MarkColumns<Content>) -> Bool {
        (try? columns.read(LineCursor(values: columns.all.map { values[$0.name] ?? .null }))) != nil
    }
}

extension StoreTable.Column {
    /// Whether a line may have its value in this column.
    fileprivate func takes(_ values: [String: ColumnValue]) -> Bool {
        switch (values[name] ?? .null, kind) {
        case (.null, _): isOptional
        case (.integer, .integer): true
        case (.text(let text), .text): !isSecret || text.bytesOfDigits != nil
        default: false
        }
    }

    /// Whether a secret is a text as TMDb's secrets are: letters, digits and signs.
    fileprivate func isPlain(in values: [String: ColumnValue]) -> Bool {
        guard let bytes = values[name]?.text?.bytesOfDigits else { return true }
        return bytes.allSatisfy { (0x21...0x7E).contains($0) }
    }
}

extension String {
    /// The bytes that hexadecimal digits name; nil for another text.
    package var bytesOfDigits: [UInt8]? {
        let digits = Array(utf8)
        guard digits.count.isMultiple(of: 2) else { return nil }
        var bytes: [UInt8] = []
        for start in stride(from: 0, to: digits.count, by: 2) {
            let pair = String(decoding: digits[start...start + 1], as: UTF8.self)
            guard !pair.hasPrefix("+"), !pair.hasPrefix("-"), let byte = UInt8(pair, radix: 16) else { return nil }
            bytes.append(byte)
        }
        return bytes
    }
}

extension StoreLine {
    /// Whether a rejected change has the time of its rejection.
    fileprivate var hasKnownTimes: Bool { values["refusal_code"]?.text == nil || values["rejected_at"]?.number != nil }
}

extension ColumnValue {
    /// Whether a column may have the value in any table. A time may be in the years 1970 to 9999, and no text is longer than ten thousand bytes.
    fileprivate func isPossible(in column: String) -> Bool {
        switch self {
        case .null: true
        case .text(let text): text.utf8.count <= 10_000 && !text.utf8.contains(0)
        case .integer(let number):
            switch column {
            case "value", "before": (0...20).contains(number)
            case "is_current": (0...1).contains(number)
            case "was_sent": (0...2).contains(number)
            case "id": (1...1 << 53).contains(number)
            case "not_before", "lease_until": (0...Self.lastMoment).contains(number)
            case _ where column.hasSuffix("_at"): (0...Self.lastMoment).contains(number)
            default: (0...1 << 53).contains(number)
            }
        }
    }

    /// The end of the year 9999, in milliseconds.
    private static let lastMoment: Int64 = 253_402_300_799_999

    fileprivate var number: Int64? { if case .integer(let number) = self { number } else { nil } }
    fileprivate var text: String? { if case .text(let text) = self { text } else { nil } }
}

/// The values of a line, read as a row.
private struct LineCursor: RowCursor {
    struct Damaged: Error {}

    let values: [ColumnValue]

    static var damagedValue: Damaged { Damaged() }

    func integer(_ column: Int) throws(Damaged) -> Int64 {
        guard let number = values[column].number else { throw Damaged() }
        return number
    }
    func optional(_ column: Int) throws(Damaged) -> Int64? { values[column].number }
    func text(_ column: Int) -> String? { values[column].text }
}
