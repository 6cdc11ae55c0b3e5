@testable import MarqueeCLI

/// The screen of a terminal after it was sent some bytes: as much of one as a full-screen program needs.
struct TerminalEmulator {
    private(set) var width: Int
    private(set) var height: Int
    private(set) var cells: [[String]]
    private(set) var selected: [[Bool]]
    private(set) var isOnOtherScreen = false
    private(set) var hidesCursor = false
    private(set) var marksPaste = false
    /// Whether clicks are reported in the form that has no limit of columns.
    private(set) var reportsClicks = false
    /// The texts that were put into the clipboard, in base64.
    private(set) var copied: [String] = []
    private(set) var pictures = PictureTerminal()
    /// The cells in which the terminal draws a part of a picture.
    private(set) var parts: [[PictureTerminal.Part?]]
    /// How often the terminal was asked for its name.
    private(set) var questions = 0
    private var (x, y) = (0, 0)
    private var isReversed = false
    private var color: [Int] = []
    private var rest: [UInt8] = []
    private let columns: @Sendable (Character) -> Int

    /// - Parameter columns: How many columns the terminal gives to a character.
    init(width: Int, height: Int, columns: @escaping @Sendable (Character) -> Int = { $0.columns }) {
        (self.width, self.height, self.columns) = (width, height, columns)
        cells = Self.blank(width, height)
        selected = Array(repeating: Array(repeating: false, count: width), count: height)
        parts = Array(repeating: Array(repeating: nil, count: width), count: height)
    }

    /// The text of each row, without blanks at its end.
    var rows: [String] { cells.map { row in String(row.joined().reversed().drop { $0 == " " }.reversed()) } }
    var text: String { rows.joined(separator: "\n") }
    /// The text with exchanged colors.
    var selection: String { zip(cells, selected).flatMap { zip($0, $1).filter(\.1).map(\.0) }.joined() }

    mutating func resize(width: Int, height: Int) {
        let (modes, pictures) = ((isOnOtherScreen, hidesCursor, marksPaste, reportsClicks), pictures)
        self = TerminalEmulator(width: width, height: height, columns: columns)
        (isOnOtherScreen, hidesCursor, marksPaste, reportsClicks) = modes
        self.pictures = pictures
    }

    mutating func feed(_ bytes: some Sequence<UInt8>) {
        let all = rest + bytes
        var place = 0
        while let (item, next) = Self.item(in: all, at: place) {
            act(on: item)
            place = next
        }
        rest = Array(all[place...])
    }

    private enum Item {
        case text(Character)
        case sequence(parameters: String, final: Character)
        case clipboard(String)
        case graphics(String)
        case inlineImage(Substring)
        case other
    }

    /// The whole character or sequence at a place, and the place after it; nil if it is not whole.
    private static func item(in bytes: [UInt8], at place: Int) -> (Item, Int)? {
        guard place < bytes.count else { return nil }
        guard bytes[place] == 0x1B else { return text(in: bytes, at: place) }
        guard place + 1 < bytes.count else { return nil }
        switch bytes[place + 1] {
        case UInt8(ascii: "["):
            guard let end = bytes[(place + 2)...].firstIndex(where: { (0x40...0x7E).contains($0) }) else { return nil }
            let parameters = String(decoding: bytes[(place + 2)..<end], as: UTF8.self)
            return (.sequence(parameters: parameters, final: Character(Unicode.Scalar(bytes[end]))), end + 1)
        case UInt8(ascii: "]"):
            guard let end = bytes[place...].firstIndex(of: 0x07) else { return nil }
            let text = String(decoding: bytes[(place + 2)..<end], as: UTF8.self)
            if text.hasPrefix("1337;File=") { return (.inlineImage(text.dropFirst(10)), end + 1) }
            return (text.hasPrefix("52;c;") ? .clipboard(String(text.dropFirst(5))) : .other, end + 1)
        case UInt8(ascii: "_"):
            guard let end = bytes[(place + 2)...].firstIndex(of: 0x1B), end + 1 < bytes.count else { return nil }
            // Another sequence ends one that was cut off.
            guard bytes[end + 1] == UInt8(ascii: "\\") else { return (.other, end) }
            return (.graphics(String(decoding: bytes[(place + 2)..<end], as: UTF8.self)), end + 2)
        default: return (.other, place + 2)
        }
    }

    private static func text(in bytes: [UInt8], at place: Int) -> (Item, Int)? {
        var (text, end) = ("", place)
        while end < bytes.count, text.isEmpty || bytes[end] >= 0x80 {
            let length = bytes[end] < 0x80 ? 1 : bytes[end] < 0xE0 ? 2 : bytes[end] < 0xF0 ? 3 : 4
            guard end + length <= bytes.count else {
                return text.isEmpty || text.unicodeScalars.first?.value == 0x10EEEE ? nil : text.first.map { (.text($0), end) }
            }
            let longer = text + String(decoding: bytes[end..<end + length], as: UTF8.self)
            guard longer.count == 1 else { break }
            (text, end) = (longer, end + length)
        }
        // The row and the column of a part of a picture may come later.
        if end == bytes.count, text.unicodeScalars.first?.value == 0x10EEEE, text.unicodeScalars.count < 3 { return nil }
        return text.first.map { (.text($0), end) }
    }

    private mutating func act(on item: Item) {
        switch item {
        case .text("\n"): y += 1
        case .text("\r"): x = 0
        case .text(let character):
            let columns = columns(character)
            guard cells.indices.contains(y), x + columns <= width, columns > 0 else { return }
            for column in x..<x + columns {
                blankCharacter(at: column)
                (cells[y][column], selected[y][column], parts[y][column]) = ("", isReversed, nil)
            }
            cells[y][x] = String(character)
            if character.unicodeScalars.first?.value == 0x10EEEE {
                cells[y][x] = " "
                parts[y][x] = pictures.part(character, color: color)
            }
            x += columns
        case .sequence(let parameters, "H"):
            let numbers = parameters.split(separator: ";").compactMap { Int($0) }
            (y, x) = (max(0, (numbers.first ?? 1) - 1), max(0, (numbers.dropFirst().first ?? 1) - 1))
        case .sequence("2", "J"):
            erase()
            pictures.eraseScreen()
        case .sequence(">", "q"): questions += 1
        case .sequence("", "J"): if (x, y) == (0, 0) { erase() }
        case .sequence(let parameters, "m"):
            if parameters.isEmpty || parameters == "0" || parameters.hasPrefix("0;") { isReversed = false }
            // The numbers of colors mean nothing else.
            let others = parameters.replacing(/[34]8;(?:5;\d+|2;\d+;\d+;\d+)/, with: "")
            if others.split(separator: ";").contains("7") { isReversed = true }
            color = parameters.firstMatch(of: /38;2;(\d+;\d+;\d+)/)?.output.1.split(separator: ";").compactMap { Int($0) } ?? []
        case .sequence(let mode, "h"): set(mode, true)
        case .sequence(let mode, "l"): set(mode, false)
        case .clipboard(let text): copied.append(text)
        case .graphics(let text): pictures.take(graphics: text)
        case .inlineImage(let text): draw(text)
        case .sequence, .other: break
        }
    }

    private mutating func erase() {
        cells = Self.blank(width, height)
        selected = Array(repeating: Array(repeating: false, count: width), count: height)
        parts = Array(repeating: Array(repeating: nil, count: width), count: height)
    }

    private mutating func draw(_ text: Substring) {
        guard let (id, columns, rows) = pictures.take(inline: text, row: y, column: x, of: (width, height)) else { return }
        for row in 0..<min(rows, height - y) {
            for column in 0..<min(columns, width - x) {
                blankCharacter(at: x + column, row: y + row)
                cells[y + row][x + column] = " "
                parts[y + row][x + column] = PictureTerminal.Part(id: id, row: row, column: column)
            }
        }
    }

    /// A character that is drawn over one of its columns removes all of them.
    private mutating func blankCharacter(at column: Int, row: Int? = nil) {
        let y = row ?? y
        var start = column
        while start > 0, cells[y][start].isEmpty { start -= 1 }
        var end = start + 1
        while end < width, cells[y][end].isEmpty { end += 1 }
        if end - start > 1 { for column in start..<end { cells[y][column] = " " } }
    }

    private mutating func set(_ mode: String, _ isOn: Bool) {
        switch mode {
        case "?1049": isOnOtherScreen = isOn
        case "?25": hidesCursor = !isOn
        case "?2004": marksPaste = isOn
        case "?1006": reportsClicks = isOn
        default: break
        }
    }

    private static func blank(_ width: Int, _ height: Int) -> [[String]] {
        Array(repeating: Array(repeating: " ", count: width), count: height)
    }
}
