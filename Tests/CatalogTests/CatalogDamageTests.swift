import Foundation
import TestKit
import Testing

@testable import MarqueeCatalog

@Suite(.ownThread)
struct CatalogDamageTests {
    private static let queries = ["a", "the", "zzz", "spider man", "lov", "侍", "lvoe"]

    private let fixture: CatalogFixture
    private let whole: Data

    init() throws {
        fixture = try CatalogFixture()
        var source = RandomNames(seed: 9, vocabulary: 40)
        whole = try Data(contentsOf: URL(fileURLWithPath: fixture.make(source.names(60))))
    }

    /// The answers of a file, or nil if it is refused.
    private func answers(_ bytes: Data) throws -> [[Int]]? {
        let path = fixture.folder.path("damaged")
        try bytes.write(to: URL(fileURLWithPath: path))
        return try answers(ofFile: path)
    }

    private func answers(ofFile path: String) throws -> [[Int]]? {
        guard let file = try? CatalogFile(path: path) else { return nil }
        return try? Self.queries.map { try file.search(CatalogSearch($0)).hits.map(\.rank) }
    }

    @Test("A file with any byte changed is refused or right")
    func changes() throws {
        let right = try #require(try answers(whole))
        let path = fixture.folder.path("damaged")
        // Only the changed byte is written: thousands of whole files would wait for the disk.
        let file = try FileHandle(forUpdating: URL(fileURLWithPath: path))
        func put(_ byte: UInt8, at index: Int) throws {
            try file.seek(toOffset: UInt64(index))
            try file.write(contentsOf: [byte])
        }
        // The header's unused bytes are alike.
        for index in whole.indices where index < 400 || index > 4_080 {
            let changes: [UInt8] = [0x01, 0x80, 0xFF]
            for change in Volume.isWhole ? changes : [changes[index % changes.count]] {
                try put(whole[index] ^ change, at: index)
                let found = try answers(ofFile: path)
                #expect(found == nil || found == right, "byte \(index)")
            }
            try put(whole[index], at: index)
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == whole)
    }

    @Test("A file that ends early is refused")
    func cuts() throws {
        for length in stride(from: 0, to: whole.count, by: 29) { #expect(try answers(whole.prefix(length)) == nil, "length \(length)") }
    }

    /// A page's checksum finds damage, and does not prove that an author of a file meant well: every value is checked, too.
    @Test("A file with wrong values and right checksums never ends the process")
    func wrongValues() throws {
        var random = SplitMix64(seed: 4)
        for _ in 0..<1_500 {
            var bytes = [UInt8](whole)
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                bytes[Int.random(in: CatalogHeader.size..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            _ = try answers(Data(try summed(bytes)))
        }
    }

    @Test("The verification finds a filter without its keys, and facts that are not those of the name")
    func filterAndFacts() throws {
        let path = fixture.folder.path("damaged")
        let header = try whole.withUnsafeBytes { bytes in
            try CatalogHeader(UnsafeRawBufferPointer(rebasing: bytes[..<CatalogHeader.size]), length: bytes.count)
        }
        let (filter, facts) = (header.filter, header.facts)
        for changed in [
            0..<0, filter.offset..<filter.offset + 1, filter.offset + filter.count - 64..<filter.offset + filter.count,
            facts.offset..<facts.offset + 1,
        ] {
            var bytes = [UInt8](whole)
            for index in changed { bytes[index] = changed.count == 1 ? bytes[index] ^ 0x41 : 0 }
            try Data(try summed(bytes)).write(to: URL(fileURLWithPath: path))
            let file = try CatalogFile(path: path)
            if changed.isEmpty { try file.verify() } else { #expect(throws: CatalogDamage.value, "\(changed)") { try file.verify() } }
        }
    }

    /// The bytes with the checksums that belong to them.
    private func summed(_ bytes: [UInt8]) throws -> [UInt8] {
        var bytes = bytes
        let header = try bytes.withRawBytes { bytes throws(CatalogDamage) in
            try CatalogHeader(UnsafeRawBufferPointer(rebasing: bytes[..<CatalogHeader.size]), length: bytes.count)
        }
        for page in 0..<header.sums.count / 4 {
            let end = min(header.sums.offset, (page + 1) * CatalogBytes.pageSize)
            var sum: [UInt8] = []
            PostingEncoder.append32(
                bytes.withRawBytes { UnsafeRawBufferPointer(rebasing: $0[page * CatalogBytes.pageSize..<end]).checksum }, to: &sum)
            bytes.replaceSubrange(header.sums.offset + page * 4..<header.sums.offset + page * 4 + 4, with: sum)
        }
        return bytes
    }
}
