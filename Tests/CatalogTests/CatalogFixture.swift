import Foundation
import MarqueeDomain
import TestKit

@testable import MarqueeCatalog

/// A name that a test gives to an import.
struct GivenName: Hashable {
    var kind = 0
    var id: Int
    var name: String
    var popularity = 0.0
    var isAdult = false
    var isVideo = false

    /// The line of an export.
    var line: String {
        let key = kind == 0 ? "original_title" : kind == 1 ? "original_name" : "name"
        let text = String(decoding: (try? JSONEncoder().encode(name)) ?? Data(), as: UTF8.self)
        return #"{"adult":\#(isAdult),"id":\#(id),"\#(key)":\#(text),"popularity":\#(popularity),"video":\#(isVideo)}"#
    }
}

/// Makes catalogs in a folder of a test.
struct CatalogFixture {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Writes the names of each kind into a file.
    func files(_ names: [GivenName]) throws -> [CatalogImporter.Source] {
        try Set(names.map(\.kind)).sorted().map { kind in
            let path = folder.path("kind\(kind).json")
            let lines = names.filter { $0.kind == kind }.map(\.line)
            try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
            return CatalogImporter.Source(path: path, kind: kind, number: kind + 1)
        }
    }

    /// Makes a catalog, and returns its path.
    @discardableResult
    func make(_ names: [GivenName], as file: String = "catalog", batchSize: Int = 200_000, threads: Int = 2) throws -> String {
        var importer = CatalogImporter(sources: try files(names), day: 20_261_125)
        (importer.batchSize, importer.threads) = (batchSize, threads)
        let path = folder.path(file)
        _ = try importer.make(at: path)
        return path
    }

    func open(_ names: [GivenName]) throws -> CatalogFile { try CatalogFile(path: make(names)) }

    /// The files in the folder that an import must not leave.
    var leftovers: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".tmp") } }
    }
}

extension CatalogFile {
    /// The name at a rank.
    func text(_ rank: Int) throws -> String {
        let buffer = NameBuffer()
        return String(decoding: try name(rank, in: buffer).name, as: UTF8.self)
    }
}

extension CatalogFolder {
    /// Makes a catalog of files that are there.
    func make(
        _ files: CatalogImport, onProgress: @escaping @Sendable (CatalogProgress) -> Void
    ) async throws(MarqueeError) -> CatalogImportResult {
        try await make(onProgress: onProgress) { _ in files }
    }
}

/// Some hundreds of thousands of names of frequent and rare words, in several scripts.
struct RandomNames {
    private var random: SplitMix64
    private var words = ["the", "of", "a", "spider-man", "don't", "love", "侍", "七人", "ガメラ", "Ё", "1999"]
    private static let kinds = [0, 0, 0, 1, 2, 2, 2, 2, 3, 4, 5, 6]
    private static let letters = Array("aeioustrnlmkdbg")

    init(seed: UInt64, vocabulary: Int) {
        random = SplitMix64(seed: seed)
        for _ in 0..<vocabulary {
            let length = Int.random(in: 1...8, using: &random)
            var word = ""
            for _ in 0..<length { word.append(Self.letters[Int.random(in: 0..<Self.letters.count, using: &random)]) }
            words.append(word)
        }
    }

    mutating func names(_ count: Int) -> [GivenName] {
        (0..<count).map { index in
            let kind = Self.kinds[Int.random(in: 0..<Self.kinds.count, using: &random)]
            let length = Int.random(in: 1...5, using: &random)
            var parts: [String] = []
            for _ in 0..<length { parts.append(word()) }
            var name = GivenName(kind: kind, id: index * 3 + 1, name: parts.joined(separator: " "))
            if kind < 3 {
                // Many popularities are equal.
                name.popularity = Double.random(in: 0..<1, using: &random) < 0.3 ? 0.6 : Double.random(in: 0..<100, using: &random)
                name.isAdult = Double.random(in: 0..<1, using: &random) < 0.1
            }
            name.isVideo = kind == 0 && index % 7 == 0
            return name
        }
    }

    private mutating func word() -> String {
        let place = Double.random(in: 0..<1, using: &random)
        return words[Int(Double(words.count) * place * place * place)].capitalized
    }
}
