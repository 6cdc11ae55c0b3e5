import MarqueeDomain
import Synchronization

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Downloads all files of a day of exports.
struct CatalogFetch: Sendable {
    let api: any CatalogExportAPI
    let clock: WallClock

    /// How many days back the newest exports are looked for.
    private static let days = 8

    /// Downloads files into a folder. If the import names no day, that is the newest day on which all files are there.
    ///
    /// - Returns: The import of these files.
    func callAsFunction(
        _ wanted: CatalogImport, into folder: String, _ onProgress: @escaping @Sendable (CatalogProgress) -> Void
    ) async throws(MarqueeError) -> CatalogImport {
        let now = clock.now()
        let days = wanted.day.map { [$0] } ?? (0..<Self.days).map { Day(now.addingTimeInterval(-86_400 * Double($0)), in: .gmt) }
        for day in days where wanted.newerThan.map({ $0 < day }) ?? true {
            guard let paths = try await files(of: day, wanted.kinds, folder, onProgress) else { continue }
            var found = wanted
            (found.files, found.day) = (paths, day)
            return found
        }
        throw MarqueeError(.notFound, .init("catalog.noExport"))
    }

    /// The paths of a day's files; nil if one of them is missing.
    private func files(
        of day: Day, _ kinds: Set<CatalogKind>, _ folder: String, _ onProgress: @escaping @Sendable (CatalogProgress) -> Void
    ) async throws(MarqueeError) -> [String]? {
        let files = CatalogExportFile.all(of: kinds, on: day)
        var paths: [String] = []
        let bytes = FetchedBytes()
        for (index, file) in files.enumerated() {
            let path = "\(folder)/\(file.name)"
            onProgress(.fetching(bytes.sum, file: index + 1, of: files.count))
            let isThere = try await api.download(file, to: path) { count in
                bytes.note(count)
                onProgress(.fetching(bytes.sum, file: index + 1, of: files.count))
            }
            paths.append(path)
            guard isThere else {
                // A day that is being published has some of its files.
                for path in paths { try? FileManager.default.removeItem(atPath: path) }
                return nil
            }
            bytes.endFile()
        }
        return paths
    }
}

/// The bytes of finished files and of the one that is being downloaded.
private final class FetchedBytes: Sendable {
    private let state = Mutex((finished: 0, current: 0))

    var sum: Int { state.withLock { $0.finished + $0.current } }
    func note(_ count: Int) { state.withLock { $0.current = count } }
    func endFile() { state.withLock { $0 = ($0.finished + $0.current, 0) } }
}
