import Foundation
@testable import MarqueeCatalog
import MarqueeDomain

/// Any bytes as an export are refused with a typed error or become a right catalog, in which every beginning of every term is found.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzImport(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = Array(UnsafeBufferPointer(start: bytes, count: count))
    guard let form = input.first.flatMap({ Form(rawValue: $0 & 3) }) else { return 0 }
    let export = form.export(of: Array(input.dropFirst()))
    do {
        let path = folder + "/catalog"
        unlink(path)
        try Data(export).write(to: URL(fileURLWithPath: folder + "/movies.json"))
        var importer = CatalogImporter(sources: [CatalogImporter.Source(path: folder + "/movies.json", kind: 0)], day: 20_261_125)
        importer.threads = 1
        (importer.batchSize, importer.batchBytes) = (form == .many ? 600 : 40, 1 << 15)
        _ = try importer.make(at: path)
        if let finding = try ExportProbe.check(CatalogFile(path: path)) { fatalError(finding) }
    } catch is ImportFailure {
        return 0
    } catch {
        fatalError("\(error)")
    }
    return 0
}

/// How the input is an export.
private enum Form: UInt8 {
    /// It is the file.
    case file
    /// Its lines are names, in the export as they are.
    case names
    /// Each of its lines is a word of many names.
    case many
    /// Its lines are members of entries.
    case members

    func export(of input: [UInt8]) -> [UInt8] {
        let lines = input.split(separator: 0x0A, omittingEmptySubsequences: true).prefix(16)
        var entries: [[UInt8]] = []
        switch self {
        case .file: return input
        case .names: entries = lines.map { Array(#""name":""#.utf8) + $0 + Array(#"""#.utf8) }
        case .many:
            for number in 0..<1_100 where !lines.isEmpty {
                entries.append(Array(#""name":""#.utf8) + lines[number % min(lines.count, 2)] + Array(" \(number)\"".utf8))
            }
        case .members: entries = lines.map { Array(#""name":"a","#.utf8) + $0 }
        }
        // A file with too many lines that are no entries is refused.
        entries += (0..<entries.count * 9).map { Array(#""name":"good \#($0 % 7)""#.utf8) }
        return Array(entries.enumerated().map { Array(#"{"id":\#($0 + 1),"#.utf8) + $1 + Array("}".utf8) }.joined(separator: [0x0A]))
    }
}

private let folder = {
    let folder = NSTemporaryDirectory() + "fuzz-import-\(getpid())"
    do {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
        fatalError("\(error)")
    }
    return folder
}()
