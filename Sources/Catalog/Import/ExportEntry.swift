/// One line of an export: `{"adult":false,"id":550,"original_title":"…","popularity":1.5,"video":false}`. Series have an `original_name`,
/// and all other kinds a `name`.
struct ExportEntry {
    /// The greatest id that is read. TMDb's are far below; a greater one would only cost memory.
    static let greatestID: UInt32 = 1 << 26
    /// The longest name in bytes; longer ones are cut.
    static let longestName = CatalogEntry.longestName

    private(set) var id: UInt32 = 0
    private(set) var isAdult = false
    private(set) var isVideo = false
    private(set) var popularity: Float = 0
    /// The name in UTF-8.
    private(set) var name: [UInt8] = []
    /// Whether the line was an entry without a name, or with one that has no visible character.
    private(set) var isEmpty = false

    /// The member with the name, by which a file of another kind is recognized.
    private let nameKey: StaticString
    private var hasName = false

    /// - Parameter kind: The number of the kind of the entries.
    init(kind: Int) {
        nameKey = kind == 0 ? "original_title" : kind == 1 ? "original_name" : "name"
        name.reserveCapacity(Self.longestName + 8)
    }

    /// Reads a line. Returns false for a line that is no entry.
    mutating func read(_ line: UnsafeRawBufferPointer) -> Bool {
        id = 0
        isAdult = false
        isVideo = false
        popularity = 0
        isEmpty = false
        hasName = false
        name.removeAll(keepingCapacity: true)
        var scanner = LineScanner(line)
        guard scanner.take(UInt8(ascii: "{")) else { return false }
        while true {
            guard let key = scanner.key() else { return false }
            guard value(of: key, &scanner) else { return false }
            if scanner.take(UInt8(ascii: ",")) { continue }
            guard scanner.take(UInt8(ascii: "}")), scanner.isAtEnd else { return false }
            break
        }
        while name.last == UInt8(ascii: " ") { name.removeLast() }
        isEmpty = !Self.isVisible(name)
        return id > 0 && id <= Self.greatestID && hasName
    }

    /// Whether a name has a character that can be seen. Controls, spaces, joiners and fillers cannot.
    private static func isVisible(_ name: [UInt8]) -> Bool {
        // Nearly every name has a letter of ASCII.
        if name.contains(where: { $0 > 0x20 && $0 < 0x7F }) { return true }
        return String(decoding: name, as: UTF8.self).unicodeScalars.contains { scalar in
            if scalar.properties.isDefaultIgnorableCodePoint || scalar.properties.isWhitespace { return false }
            // An empty cell of Braille is drawn as a space.
            return ![.control, .format].contains(scalar.properties.generalCategory) && scalar.value != 0x2800
        }
    }

    private mutating func value(of key: UnsafeRawBufferPointer, _ scanner: inout LineScanner) -> Bool {
        switch key.count {
        case 2 where key.equals("id"):
            guard let number = scanner.number(), number >= 1, number <= Double(Self.greatestID), number == number.rounded() else {
                return false
            }
            id = UInt32(number)
        case nameKey.utf8CodeUnitCount where key.equals(nameKey):
            hasName = true
            if scanner.takeNull() { return true }
            return scanner.text(into: &name, most: Self.longestName)
        case 5 where key.equals("adult"):
            guard let flag = scanner.flag() else { return false }
            isAdult = flag
        case 5 where key.equals("video"):
            guard let flag = scanner.flag() else { return false }
            isVideo = flag
        case 10 where key.equals("popularity"):
            if scanner.takeNull() { return true }
            guard let number = scanner.number() else { return false }
            popularity = number > 0 ? Float(number) : 0
        default: return scanner.skip()
        }
        return true
    }
}
