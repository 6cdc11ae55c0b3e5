/// Bytes with their escapes resolved, and the place that each byte came from: a secret may be written in several ways.
struct DecodedView {
    enum Escape: CaseIterable {
        case percent, json
    }

    /// A text may be encoded by several programs one after the other. More rounds than these are not resolved.
    private static let rounds = 8

    var bytes: [UInt8]
    /// The range in the original bytes for each decoded byte.
    var sources: [Range<Int>]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        sources = bytes.indices.map { $0..<($0 + 1) }
    }

    /// The same with one kind of escape resolved; nil if there is none.
    func resolving(_ escape: Escape) -> DecodedView? {
        let mark = escape == .percent ? UInt8(ascii: "%") : UInt8(ascii: "\\")
        guard bytes.contains(mark) else { return nil }
        return resolving(by: { bytes in bytes.first == mark ? Self.decoded(bytes, escape) : nil })
    }

    /// The same with all escapes and the numbers of HTML entities resolved once; nil if there are none.
    private func resolvingEach() -> DecodedView? {
        guard bytes.contains(where: { "%\\&".utf8.contains($0) }) else { return nil }
        return resolving(by: { bytes in
            switch bytes.first {
            case UInt8(ascii: "%"): Self.decoded(bytes, .percent)
            case UInt8(ascii: "\\"): Self.decoded(bytes, .json)
            case UInt8(ascii: "&"): Self.decodedEntity(bytes)
            default: nil
            }
        })
    }

    /// - Parameter decode: Reads the escape at the beginning of a slice.
    private func resolving(by decode: (ArraySlice<UInt8>) -> ([UInt8], length: Int)?) -> DecodedView? {
        var view = DecodedView([])
        view.bytes.reserveCapacity(bytes.count)
        view.sources.reserveCapacity(bytes.count)
        var (index, hasChanged) = (0, false)
        while index < bytes.count {
            let (decoded, length) = decode(bytes[index...]) ?? ([bytes[index]], 1)
            let source = sources[index].lowerBound..<sources[index + length - 1].upperBound
            hasChanged = hasChanged || length > 1
            for byte in decoded {
                view.bytes.append(byte)
                view.sources.append(source)
            }
            index += length
        }
        return hasChanged ? view : nil
    }

    /// All views in which a secret is looked for: escapes of both kinds, up to three on top of each other; escapes of all kinds, round by round;
    /// and the letters of HTML entities, and letters with a sign between each two.
    static func all(of bytes: [UInt8]) -> [DecodedView] {
        var (all, latest) = ([DecodedView(bytes)], [DecodedView(bytes)])
        for _ in 0..<3 {
            latest = latest.flatMap { view in Escape.allCases.compactMap { view.resolving($0) } }
            all += latest
        }
        var latestRound = all[0]
        for _ in 0..<rounds {
            guard let next = latestRound.resolvingEach() else { break }
            all.append(next)
            latestRound = next
        }
        return all + [all[0].resolvingEntities(), all[0].resolvingGaps()].compactMap { $0 }
    }

    private static func decoded(_ bytes: ArraySlice<UInt8>, _ escape: Escape) -> ([UInt8], length: Int) {
        let start = bytes.startIndex
        let whole = ([bytes[start]], 1)
        switch escape {
        case .percent:
            guard let value = hexadecimal(bytes.dropFirst().prefix(2), digits: 2) else { return whole }
            return ([UInt8(truncatingIfNeeded: value)], 3)
        case .json:
            guard let next = bytes.dropFirst().first else { return whole }
            switch next {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return ([next], 2)
            case UInt8(ascii: "u"):
                guard let value = hexadecimal(bytes.dropFirst(2).prefix(4), digits: 4), let scalar = Unicode.Scalar(value) else {
                    return whole
                }
                return (Array(String(scalar).utf8), 6)
            default: return whole
            }
        }
    }

    private static func hexadecimal(_ digits: ArraySlice<UInt8>, digits count: Int) -> UInt32? {
        guard digits.count == count, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
        return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    }
}
