/// Texts that are written letter by letter.
extension DecodedView {
    private static let fewestLetters = 10
    private static let gaps = Array(" -.:,_/".utf8)

    /// The same with the numbers of HTML entities resolved, such as `&#99;` and `&#x63;`; nil if there are none.
    func resolvingEntities() -> DecodedView? {
        guard hasPair(where: { $0 == UInt8(ascii: "&") && $1 == UInt8(ascii: "#") }, distance: 1) else { return nil }
        return replacing { bytes in
            guard let (letters, length) = Self.decodedEntity(bytes) else { return nil }
            let source = bytes.startIndex..<(bytes.startIndex + length)
            return (letters.map { ($0, source) }, length)
        }
    }

    /// The letter of the entity at the beginning of a slice.
    static func decodedEntity(_ bytes: ArraySlice<UInt8>) -> ([UInt8], length: Int)? {
        guard bytes.starts(with: "&#".utf8), let end = bytes.prefix(10).firstIndex(of: UInt8(ascii: ";")) else { return nil }
        let digits = bytes[(bytes.startIndex + 2)..<end]
        let isHexadecimal = digits.first.map { $0 | 0x20 } == UInt8(ascii: "x")
        let number = UInt32(String(decoding: isHexadecimal ? digits.dropFirst() : digits, as: UTF8.self), radix: isHexadecimal ? 16 : 10)
        guard let scalar = number.flatMap(Unicode.Scalar.init) else { return nil }
        return (Array(String(scalar).utf8), end + 1 - bytes.startIndex)
    }

    /// The same with the gaps of spaced texts closed, such as `s e c r e t`; nil if there are none.
    func resolvingGaps() -> DecodedView? {
        guard hasPair(where: { $0 == $1 && Self.gaps.contains($0) }, distance: 2 * Self.fewestLetters - 4) else { return nil }
        return replacing { bytes in
            guard let gap = bytes.dropFirst().first, Self.gaps.contains(gap) else { return nil }
            var letters: [(UInt8, Range<Int>)] = []
            var place = bytes.startIndex
            while place < bytes.endIndex, bytes[place] != gap {
                letters.append((bytes[place], place..<(place + 1)))
                guard place + 1 < bytes.endIndex, bytes[place + 1] == gap else { break }
                place += 2
            }
            return letters.count < Self.fewestLetters ? nil : (letters, letters.count * 2 - 1)
        }
    }

    /// A scan of the bytes, because few texts need more.
    private func hasPair(where isPair: (UInt8, UInt8) -> Bool, distance: Int) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            bytes.count > distance && (0..<(bytes.count - distance)).contains { isPair(bytes[$0], bytes[$0 + distance]) }
        }
    }

    /// The same with other bytes in place of those that the closure reads at the beginning of a slice, each with its source in the slice.
    private func replacing(_ read: (ArraySlice<UInt8>) -> (letters: [(UInt8, Range<Int>)], length: Int)?) -> DecodedView? {
        var view: DecodedView?
        // The bytes up to here are in the view.
        var (index, done) = (0, 0)
        while index < bytes.count {
            guard let (letters, length) = read(bytes[index...]) else {
                index += 1
                continue
            }
            var changed = view ?? DecodedView([])
            view = nil
            changed.bytes += bytes[done..<index]
            changed.sources += sources[done..<index]
            for (byte, source) in letters {
                changed.bytes.append(byte)
                changed.sources.append(sources[source.lowerBound].lowerBound..<sources[source.upperBound - 1].upperBound)
            }
            view = changed
            index += length
            done = index
        }
        view?.bytes += bytes[done...]
        view?.sources += sources[done...]
        return view
    }
}
