import Foundation

/// The pictures of a terminal with kitty's graphics or with inline images of iTerm2. It notes what a strict terminal would refuse.
struct PictureTerminal {
    /// A picture that the terminal keeps.
    struct Kept {
        let width: Int
        let height: Int
        let bytes: Data
        /// The cells over which it extends; nil before they are chosen.
        var cells: (columns: Int, rows: Int)?
    }

    /// A cell of a picture. An inline image has its place in `inline` as its id.
    struct Part: Hashable {
        let id: Int
        let row: Int
        let column: Int
    }

    private(set) var kept: [Int: Kept] = [:]
    /// How many pictures were handed to the terminal.
    private(set) var sent = 0
    private(set) var inline: [(columns: Int, rows: Int, bytes: Data)] = []
    private(set) var faults: [String] = []
    private var open: (keys: [String: String], payload: String)?

    /// The text between `ESC _` and `ESC \\`.
    mutating func take(graphics text: String) {
        let halves = text.dropFirst().split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
        let keys = Self.keys(halves[0])
        let payload = halves.count == 2 ? String(halves[1]) : ""
        if keys["q"] != "2" { faults.append("asks for an answer: \(halves[0])") }
        if payload.utf8.count > 4_096 { faults.append("a chunk of \(payload.utf8.count) bytes") }
        if let before = open {
            if keys.keys.contains(where: { !["q", "m"].contains($0) }) { faults.append("keys in a further chunk: \(halves[0])") }
            open = (before.keys, before.payload + payload)
        } else {
            open = (keys, payload)
        }
        guard keys["m"] != "1", let (first, all) = open else { return }
        open = nil
        act(first, all)
    }

    private mutating func act(_ keys: [String: String], _ payload: String) {
        let id = keys["i"].flatMap { Int($0) } ?? 0
        let number = { (key: String) in keys[key].flatMap { Int($0) } ?? 0 }
        switch keys["a"] {
        case "t":
            let bytes = Data(base64Encoded: payload) ?? Data()
            let (width, height) = (number("s"), number("v"))
            if kept[id] != nil { faults.append("\(id) is sent again") }
            if keys["f"] != "24" || bytes.isEmpty || bytes.count != width * height * 3 { faults.append("\(id) has no pixels: \(keys)") }
            if !(1...0xFFFFFF).contains(id) { faults.append("\(id) is not a color") }
            kept[id] = Kept(width: width, height: height, bytes: bytes)
            sent += 1
        case "p":
            if kept[id] == nil || keys["U"] != "1" || number("p") < 1 { faults.append("cannot place: \(keys)") }
            kept[id]?.cells = (number("c"), number("r"))
        case "d" where keys["d"] == "I": kept[id] = nil
        default: faults.append("unknown: \(keys)")
        }
    }

    /// Some terminals delete their pictures with the screen.
    mutating func eraseScreen() { kept = [:] }

    /// Takes an inline image at a place, and returns its id and its size in cells.
    mutating func take(inline text: Substring, row: Int, column: Int, of screen: (columns: Int, rows: Int)) -> (Int, Int, Int)? {
        let halves = text.split(separator: ":", maxSplits: 1)
        let keys = Self.keys(halves[0].replacing(";", with: ",")[...])
        guard halves.count == 2, let bytes = Data(base64Encoded: String(halves[1])), let columns = keys["width"].flatMap({ Int($0) }),
            let rows = keys["height"].flatMap({ Int($0) }), keys["size"] == String(bytes.count), keys["inline"] == "1"
        else {
            faults.append("no inline image: \(halves[0])")
            return nil
        }
        // The cursor may go to the row below the image.
        if row + rows >= screen.rows || column + columns > screen.columns { faults.append("an inline image scrolls the screen") }
        inline.append((columns, rows, bytes))
        return (inline.count - 1, columns, rows)
    }

    /// The part of a kept picture that a cell shows.
    mutating func part(_ placeholder: Character, color: [Int]) -> Part? {
        let scalars = Array(placeholder.unicodeScalars)
        guard scalars.first?.value == 0x10EEEE else { return nil }
        let marks = scalars.dropFirst().map { Self.marks.firstIndex(of: $0.value) ?? -1 }
        let id = color.reduce(0) { $0 << 8 | $1 }
        guard marks.count == 2, color.count == 3, let cells = kept[id]?.cells, (0..<cells.rows).contains(marks[0]),
            (0..<cells.columns).contains(marks[1])
        else {
            faults.append("a placeholder of nothing: \(scalars.map(\.value)) in \(color)")
            return nil
        }
        return Part(id: id, row: marks[0], column: marks[1])
    }

    private static func keys(_ text: Substring) -> [String: String] {
        let pairs = text.split(separator: ",").map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
        return Dictionary(pairs.map { ($0[0], $0.count == 2 ? $0[1] : "") }, uniquingKeysWith: { $1 })
    }

    /// The first numbers of kitty's file `rowcolumn-diacritics.txt`, more than the screens of the tests need.
    private static let marks: [UInt32] = [
        0x305, 0x30D, 0x30E, 0x310, 0x312, 0x33D, 0x33E, 0x33F, 0x346, 0x34A, 0x34B, 0x34C, 0x350, 0x351, 0x352, 0x357, 0x35B, 0x363, 0x364,
        0x365, 0x366, 0x367, 0x368, 0x369, 0x36A, 0x36B, 0x36C, 0x36D, 0x36E, 0x36F, 0x483, 0x484, 0x485, 0x486, 0x487, 0x592, 0x593, 0x594,
        0x595, 0x597, 0x598, 0x599, 0x59C, 0x59D, 0x59E, 0x59F, 0x5A0, 0x5A1, 0x5A8, 0x5A9, 0x5AB, 0x5AC, 0x5AF, 0x5C4, 0x610, 0x611, 0x612,
    ]
}
