import Foundation
@testable import MarqueeCatalog
import MarqueeDomain
import Synchronization

/// Any bytes in a catalog, with the checksums that belong to them, are refused or searched, for any query, and no program ends. A whole catalog
/// answers any query, and finds a name by itself.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzCatalog(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = Array(UnsafeBufferPointer(start: bytes, count: count))
    // The first byte is the number of bytes of the file that are replaced: three of the input are a place and a value.
    guard let changes = input.first else { return 0 }
    let changed = input.dropFirst().prefix(Int(changes & 0x1F) * 3)
    let query = String(decoding: input.dropFirst(1 + changed.count), as: UTF8.self)
    whole.withLock { whole in
        search(whole.file, query)
        guard !changed.isEmpty, let file = whole.file(changed: Array(changed)) else { return }
        search(file, query)
        _ = try? file.verify()
        for kind in 0..<CatalogLists.adult { _ = try? file.ids(kind) }
    }
    return 0
}

private func search(_ file: CatalogFile, _ text: String) {
    var search = CatalogSearch(text)
    for (isEnded, kinds) in [(false, Set<Int>()), (true, [0, 2]), (false, [4])] {
        (search.isEnded, search.kinds, search.includesAdult) = (isEnded, kinds, !isEnded)
        guard let found = try? file.search(search) else { continue }
        guard found.hits.count <= search.limit, found.total >= found.hits.count else { fatalError("\(found.total) hits.") }
        for hit in found.hits {
            guard hit.ranges.allSatisfy({ $0.lowerBound >= 0 && $0.upperBound <= hit.name.utf8.count || hit.name.contains("\u{FFFD}") })
            else {
                fatalError("\(hit.ranges) of “\(hit.name)”.")
            }
        }
    }
}

private let whole = Mutex(WholeCatalog())

/// A small catalog of several kinds and scripts.
private struct WholeCatalog {
    let folder = NSTemporaryDirectory() + "fuzz-catalog-\(getpid())"
    let file: CatalogFile
    private let bytes: [UInt8]

    init() {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            let titles = [
                "The Godfather", "Spider-Man", "Don’t Look Now", "七人の侍", "Ёлки", "WALL·E", "E.T.", "???", "2001: A Space Odyssey",
            ]
            var sources: [CatalogImporter.Source] = []
            for kind in [0, 1, 2, 4] {
                let lines = (0..<400).map { number in
                    let name = titles[number % titles.count] + (number < titles.count ? "" : " \(number % 37)")
                    return #"{"adult":\#(number % 7 == 3),"id":\#(number + 1),"original_title":"\#(name)","original_name":"\#(name)","#
                        + #""name":"\#(name)","popularity":\#(400 - number),"video":\#(number % 5 == 0)}"#
                }
                let path = folder + "/kind\(kind).json"
                try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
                sources.append(CatalogImporter.Source(path: path, kind: kind, number: kind + 1))
            }
            let path = folder + "/catalog"
            unlink(path)
            _ = try CatalogImporter(sources: sources, day: 20_261_125).make(at: path)
            bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
            file = try CatalogFile(path: path)
            guard try file.search(CatalogSearch("godfather")).hits.first?.name.contains("Godfather") == true else {
                fatalError("A name is not found by itself.")
            }
        } catch {
            fatalError("\(error)")
        }
    }

    /// The catalog with some bytes replaced, and the checksums that belong to it; nil if it is refused.
    func file(changed: [UInt8]) -> CatalogFile? {
        var bytes = bytes
        for start in stride(from: 0, to: changed.count - 2, by: 3) {
            let place = Int(changed[start]) << 8 | Int(changed[start + 1])
            // The beginning identifies the file. The rest of the header and every page is in reach.
            bytes[16 + place * (bytes.count - 16) / 65_536] = changed[start + 2]
        }
        Self.sum(&bytes)
        let path = folder + "/changed"
        unlink(path)
        guard FileManager.default.createFile(atPath: path, contents: Data(bytes), attributes: [.posixPermissions: 0o600]) else {
            return nil
        }
        return try? CatalogFile(path: path)
    }

    /// Writes the checksums of the header and of the pages.
    private static func sum(_ bytes: inout [UInt8]) {
        func put(_ sum: UInt32, at place: Int) {
            var text: [UInt8] = []
            PostingEncoder.append32(sum, to: &text)
            bytes.replaceSubrange(place..<place + 4, with: text)
        }
        let size = CatalogHeader.size
        put(bytes.withRawBytes { UnsafeRawBufferPointer(rebasing: $0[..<(size - 4)]).checksum }, at: size - 4)
        let header = try? bytes.withRawBytes { all throws(CatalogDamage) in
            try CatalogHeader(UnsafeRawBufferPointer(rebasing: all[..<size]), length: all.count)
        }
        guard let header else { return }
        for page in 0..<header.sums.count / 4 {
            let end = min(header.sums.offset, (page + 1) * CatalogBytes.pageSize)
            let start = page * CatalogBytes.pageSize
            guard start < end else { continue }
            put(bytes.withRawBytes { UnsafeRawBufferPointer(rebasing: $0[start..<end]).checksum }, at: header.sums.offset + page * 4)
        }
    }
}
