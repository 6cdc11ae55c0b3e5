import MarqueeData
import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reports the size of the cache file.
struct SQLiteCacheInfo: CacheInfoDAO {
    let writer: CacheWriter
    /// The maximum size of all files of pictures; nil if none are stored.
    let imageLimit: Int?

    func info() async throws(MarqueeError) -> CacheInfo {
        await writer.flush()
        return try await writer.file.read { [file = writer.file, limit = writer.eviction.bytes, imageLimit] (handle) throws(StoreFailure) in
            let titles = try handle.number("SELECT count(*) FROM title WHERE language NOT GLOB '\(IndexedTitle.aliasLanguage)*'")
            let pages = try handle.number("PRAGMA page_count") * handle.number("PRAGMA page_size")
            let bytes = try file.size() ?? pages
            let (answers, oldest, newest) =
                try handle.first("SELECT count(*), min(saved_at), max(saved_at) FROM snapshot") {
                    (Int($0.integer(0)), $0.integer(1), $0.integer(2))
                } ?? (0, 0, 0)
            var info = CacheInfo(answers: answers, titles: titles, bytes: bytes)
            info.lists = try handle.number("SELECT count(*) FROM snapshot WHERE char(10) || arguments LIKE '%' || char(10) || 'page=%'")
            // The route of details ends with the id or the number of their subject.
            info.details = try handle.number("SELECT count(*) FROM snapshot WHERE subject_id IS NOT NULL AND operation LIKE '%}'")
            info.byteLimit = limit
            info.images = try handle.number("SELECT count(*) FROM image")
            info.imageBytes = try handle.number("SELECT sum(max(0, min(bytes, \(Statement.largestSize)))) FROM image")
            info.imageByteLimit = imageLimit
            let kept = try KeptTable(handle: handle).figures(of: nil)
            (info.keptAnswers, info.keptImages, info.keptBytes) = (kept.answers, kept.pictures, kept.bytes + kept.pictureBytes)
            info.oldest = answers > 0 ? Date(milliseconds: oldest) : nil
            info.newest = answers > 0 ? Date(milliseconds: newest) : nil
            return info
        }
    }
}
