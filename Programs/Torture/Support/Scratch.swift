import Foundation
import Synchronization

/// A folder for one proof, which goes when the proof is over.
final class Scratch: Sendable {
    let path: String

    /// The folders that are still there. A task that outlives its scenario can keep one to the end of the process.
    private static let made = Mutex<Set<String>>([])
    private static let removesAtExit: Void = { _ = atexit { Scratch.removeAll() } }()

    /// The name of the folder contains that of the source file, so that a folder that is left behind tells its scenario.
    init(_ file: StaticString = #fileID) throws {
        let source = "\(file)".split(separator: "/").last?.split(separator: ".").first ?? ""
        path = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path + "/marquee-torture-\(source)-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        Self.removesAtExit
        Self.made.withLock { _ = $0.insert(path) }
    }

    deinit {
        Self.remove(path)
        Self.made.withLock { _ = $0.remove(path) }
    }

    private static func removeAll() {
        for path in made.withLock({ $0 }) { remove(path) }
    }

    private static func remove(_ path: String) {
        // A store that closes can make a file between the look into a folder and its removal, which fails then.
        for _ in 0..<1_000 where (try? FileManager.default.removeItem(atPath: path)) == nil {
            guard FileManager.default.fileExists(atPath: path) else { return }
        }
    }

    func file(_ name: String) -> String { path + "/" + name }

    func folder(_ name: String) throws -> String {
        try FileManager.default.createDirectory(atPath: file(name), withIntermediateDirectories: true)
        return file(name)
    }
}

/// The files of a folder by name, as bytes.
enum Files {
    static func read(_ path: String) throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }

    static func write(_ bytes: Data, to path: String) throws { try bytes.write(to: URL(fileURLWithPath: path)) }

    static func remove(_ path: String) { try? FileManager.default.removeItem(atPath: path) }

    static func names(in folder: String) throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }
}
