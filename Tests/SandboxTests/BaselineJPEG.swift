/// Reads the JPEG that the sandbox writes, by the letter of the format: a test of the writer must not share its code.
struct BaselineJPEG {
    private(set) var width = 0
    private(set) var height = 0
    /// The mean of each square of eight by eight pixels, row by row: Y, Cb and Cr.
    private(set) var means: [[Int]] = []

    private var divisors: [Int] = []
    private var codes: [Int: [Code: UInt8]] = [:]

    private struct Code: Hashable {
        let bits: Int
        let count: Int
    }

    /// Nil unless every byte is accounted for.
    init?(_ bytes: [UInt8]) {
        guard bytes.starts(with: [0xFF, 0xD8]), bytes.suffix(2) == [0xFF, 0xD9] else { return nil }
        var offset = 2
        while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
            let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
            let content = Array(bytes[(offset + 4)..<(offset + 2 + length)])
            let marker = bytes[offset + 1]
            offset += 2 + length
            switch marker {
            case 0xDB: divisors = content.dropFirst().map(Int.init)
            case 0xC0:
                guard content[0] == 8, content[5] == 3, content.count == 15 else { return nil }
                height = Int(content[1]) << 8 | Int(content[2])
                width = Int(content[3]) << 8 | Int(content[4])
            case 0xC4: define(content)
            case 0xDA:
                guard read(Array(bytes[offset...].dropLast(2))) else { return nil }
                return
            default: break
            }
        }
        return nil
    }

    private mutating func define(_ content: [UInt8]) {
        var (code, place, table) = (0, 17, [Code: UInt8]())
        for count in 1...16 {
            for _ in 0..<content[count] {
                table[Code(bits: code, count: count)] = content[place]
                (code, place) = (code + 1, place + 1)
            }
            code <<= 1
        }
        codes[Int(content[0])] = table
    }

    private mutating func read(_ scan: [UInt8]) -> Bool {
        var bits: [Int] = []
        var isStuffed = false
        for byte in scan {
            if isStuffed {
                guard byte == 0 else { return false }
                isStuffed = false
                continue
            }
            isStuffed = byte == 0xFF
            bits += (0..<8).reversed().map { Int(byte) >> $0 & 1 }
        }
        var place = 0
        func number(_ count: Int) -> Int? {
            guard place + count <= bits.count else { return nil }
            defer { place += count }
            return bits[place..<place + count].reduce(0) { $0 << 1 | $1 }
        }
        func symbol(_ table: Int) -> UInt8? {
            var code = 0
            for count in 1...16 {
                guard let bit = number(1) else { return nil }
                code = code << 1 | bit
                if let symbol = codes[table]?[Code(bits: code, count: count)] { return symbol }
            }
            return nil
        }
        var levels = [0, 0, 0]
        for _ in 0..<((width + 7) / 8) * ((height + 7) / 8) {
            for component in 0..<3 {
                guard let size = symbol(0x00), let value = number(Int(size)) else { return false }
                levels[component] += size > 0 && value < 1 << (Int(size) - 1) ? value - (1 << Int(size)) + 1 : value
                var coefficient = 1
                while coefficient < 64 {
                    guard let pair = symbol(0x10) else { return false }
                    if pair == 0 { break }
                    coefficient += Int(pair >> 4) + 1
                    guard coefficient <= 64, number(Int(pair & 15)) != nil else { return false }
                }
            }
            means.append(levels.map { $0 * divisors[0] / 8 })
        }
        // The rest of the last byte is ones.
        return bits.count - place < 8 && bits[place...].allSatisfy { $0 == 1 }
    }
}
