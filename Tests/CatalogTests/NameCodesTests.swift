import TestKit
import Testing

@testable import MarqueeCatalog

/// Names in codes, and their groups.
@Suite(.ownThread)
struct NameCodesTests {
    private static let names: [[UInt8]] = {
        var source = RandomNames(seed: 2, vocabulary: 400)
        return source.names(3_000).map { Array($0.name.utf8) }
    }()

    private func codes(_ name: [UInt8], _ encoder: inout SymbolEncoder) -> [UInt8] {
        var codes: [UInt8] = []
        name.withUnsafeBytes { encoder.append($0, to: &codes) }
        return codes
    }

    private func read(_ codes: [UInt8], _ table: SymbolTable, _ buffer: NameBuffer = NameBuffer()) throws(CatalogDamage) -> [UInt8] {
        try codes.withRawBytes { codes throws(CatalogDamage) in Array(try table.read(codes, into: buffer)) }
    }

    @Test("A table makes names shorter, and any bytes are read as they were written")
    func codes() throws {
        var encoder = SymbolEncoder.trained(on: Self.names)
        let table = try encoder.table.bytes.withRawBytes { bytes throws(CatalogDamage) in try SymbolTable(bytes) }
        #expect(table == encoder.table)
        var (length, coded) = (0, 0)
        let buffer = NameBuffer()
        for name in Self.names {
            let codes = codes(name, &encoder)
            #expect(try read(codes, table, buffer) == name)
            (length, coded) = (length + name.count, coded + codes.count)
        }
        #expect(coded * 10 < length * 7)
        var random = SplitMix64(seed: 6)
        for length in [0, 1, 2, 7, 8, 9, 300, ExportEntry.longestName] {
            let name = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
            #expect(try read(codes(name, &encoder), table, buffer) == name)
        }
    }

    @Test("A piece that is longer than the rest of a name is not taken, though zeros follow the name")
    func end() throws {
        // The longest piece ends in zeros, as the memory behind a name does.
        let table = SymbolTable([(value: 0x61, length: 1), (value: 0x6261, length: 2), (value: 0x6261, length: 4)])
        var encoder = SymbolEncoder(table)
        for name in [[0x61], [0x61, 0x62], [0x61, 0x62, 0], [0x61, 0x62, 0, 0], [0x61, 0x62, 0, 0, 0]] as [[UInt8]] {
            #expect(try read(codes(name, &encoder), table) == name)
        }
    }

    @Test("A table has at most 255 pieces of at most eight bytes, and does not depend on the process")
    func table() {
        let table = SymbolEncoder.trained(on: Self.names).table
        #expect(table.lengths.count { $0 > 0 } <= SymbolTable.most && table.lengths.allSatisfy { $0 <= 8 } && table.lengths[255] == 0)
        #expect(SymbolEncoder.trained(on: Self.names).table == table)
        // A format's file is the same on every machine.
        #expect(SymbolEncoder.trained(on: [Array("banana bandana".utf8)]).table.bytes.withRawBytes { $0.checksum } == 2_502_885_227)
        #expect(SymbolEncoder.trained(on: []).table == SymbolTable())
    }

    @Test("The same names are the sample, in any order and however often they come")
    func sample() {
        let many = (0..<50_000).map { Array("name \($0)".utf8) }
        var (one, other) = (NameSample(), NameSample())
        for name in many { one.add(name) }
        for name in many.reversed() + many[..<20_000] { other.add(name) }
        #expect(one.names.count == NameSample.most && one.names == other.names)
        var few = NameSample()
        for name in [many[1], many[0], many[1]] { few.add(name) }
        #expect(Set(few.names) == Set(many[...1]) && few.names.count == 2)
    }

    @Test("Codes without a piece, an escape at the end, and more than a name are damage")
    func damage() {
        let table = SymbolTable([(value: 0x6161_6161_6161_6161, length: 8)])
        #expect(throws: CatalogDamage.value) { _ = try read([0, 1], table) }
        #expect(throws: CatalogDamage.value) { _ = try read([0, SymbolTable.escape], table) }
        #expect(throws: CatalogDamage.value) { _ = try read([UInt8](repeating: 0, count: 252), table) }
        var bytes = table.bytes
        bytes[0] = 9
        #expect(throws: CatalogDamage.value) { _ = try bytes.withRawBytes { bytes throws(CatalogDamage) in try SymbolTable(bytes) } }
        #expect(throws: CatalogDamage.value) {
            _ = try bytes.withRawBytes { bytes throws(CatalogDamage) in try SymbolTable(UnsafeRawBufferPointer(rebasing: bytes[1...])) }
        }
    }

    @Test("Each name of a whole group, and of a shorter last one, is read", arguments: 1...16)
    func group(_ count: Int) throws {
        let names = (0..<count).map { [UInt8](repeating: UInt8($0), count: $0 == 9 ? NameGroup.longestName : $0 * $0 % 60) }
        var group = NameGroup()
        for name in names { group.add(name) }
        let bytes = group.take() + [UInt8](repeating: 0xFF, count: PackedNumbers.padding)
        #expect(group.count == 0)
        for (index, name) in names.enumerated() {
            let read = try bytes.withRawBytes { bytes throws(CatalogDamage) in Array(try NameGroup.codes(index, of: count, in: bytes)) }
            #expect(read == name)
        }
    }

    @Test("Lengths of too many bits, or behind the end of a group, are damage")
    func groupDamage() {
        var group = NameGroup()
        for _ in 0..<16 { group.add([1, 2, 3]) }
        let bytes = group.take() + [UInt8](repeating: 0, count: PackedNumbers.padding)
        for bits in [3, 5, 12, 13, 60, 255] as [UInt8] {
            var changed = bytes
            changed[0] = bits
            #expect(throws: CatalogDamage.value, "\(bits)") {
                _ = try changed.withRawBytes { bytes throws(CatalogDamage) in try NameGroup.codes(15, of: 16, in: bytes).count }
            }
        }
        for length in 9..<bytes.count {
            _ = try? Array(bytes[..<length]).withRawBytes { bytes throws(CatalogDamage) in try NameGroup.codes(15, of: 16, in: bytes).count
            }
        }
    }
}
