import MarqueeCSQLite
import Foundation
import Synchronization
@testable import MarqueeData
@testable import MarqueeDatabase
import MarqueeDomain

/// The beginning of a file is replaced by any bytes: both stores open or are refused with a typed error, no program ends, and what is on the
/// other pages of the user's file is kept.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzStore(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = Array(UnsafeBufferPointer(start: bytes, count: count))
    // The first byte chooses the file and the place; the others are put there.
    guard let choice = input.first else { return 0 }
    let place = Int(choice >> 1) * 32
    let new = input.dropFirst().prefix(4_096 - place)
    whole.withLock { whole in
        let folder = whole.folder
        let name = choice & 1 == 0 ? "user.sqlite" : "cache.sqlite"
        for file in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] { unlink(folder + "/" + file) }
        for (file, content) in whole.files {
            var content = content
            if file == name { content.replaceSubrange(place..<place + new.count, with: new) }
            _ = FileManager.default.createFile(atPath: folder + "/" + file, contents: content, attributes: [.posixPermissions: 0o600])
        }
        do {
            let user = UserOpening(path: folder + "/user.sqlite", schema: .user, onEvent: { _ in })
            let kept = try user.writer().number("SELECT count(*) FROM recent_search WHERE text LIKE 'Search %'")
            guard kept == WholeStore.searches else { fatalError("\(WholeStore.searches - kept) searches on other pages are lost.") }
        } catch {
            guard [.foreign, .newer].contains(error as? StoreFailure) else { fatalError("The user's file is refused: \(error)") }
        }
        do {
            let cache = CacheOpening(path: folder + "/cache.sqlite", engine: .linked, limit: { _ in }, onEvent: { _ in })
            _ = try cache.writer().number("SELECT count(*) FROM snapshot")
        } catch {
            guard [.foreign, .newer].contains(error as? StoreFailure) else { fatalError("The cache is refused: \(error)") }
        }
    }
    return 0
}

private let whole = Mutex(WholeStore())

/// Both files as they were closed, in a folder that is filled again for each input.
private struct WholeStore {
    static let searches = 20

    let folder: String
    var files: [String: Data] = [:]

    init() {
        folder = NSTemporaryDirectory() + "fuzz-store-\(getpid())"
        do {
            let user = UserOpening(path: folder + "/user.sqlite", schema: .user, onEvent: { _ in })
            let cache = CacheOpening(path: folder + "/cache.sqlite", engine: .linked, limit: { _ in }, onEvent: { _ in })
            try { () throws(StoreFailure) in
                let handle = try user.writer()
                for number in 0..<Self.searches {
                    let text = "Search \(number). " + String(repeating: "Words of it ", count: 40)
                    try handle.run(
                        "INSERT INTO recent_search(folded, text, searched_at, account) VALUES(?1, ?1, 7, 0)", [.text(text)])
                }
                try handle.foldLog()
                try cache.writer().foldLog()
            }()
            for name in ["user.sqlite", "cache.sqlite"] { files[name] = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)) }
        } catch {
            fatalError("\(error)")
        }
    }
}
