import Foundation
import MarqueeDomain

extension CatalogFolder {
    enum Opening {
        /// The file is there; nil if it is no catalog.
        case found(CatalogFile?)
        case missing
    }

    /// Opens a file. One of another format or of other rules is no catalog; a damaged one is reported.
    func open(_ name: String) -> Opening {
        do {
            return .found(try CatalogFile(path: "\(path)/\(name)"))
        } catch let damage as CatalogDamage {
            if damage != .otherFormat { onEvent(MarqueeEvent(.storeFailed(.cache, MarqueeError(damage)))) }
            return .found(nil)
        } catch let error as POSIXError where error.code == .ENOENT {
            return .missing
        } catch {
            return .found(nil)
        }
    }

    /// The names of finished catalogs in the folder.
    func names() -> [String] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return all.filter { name in
            name.hasPrefix(Self.prefix) && name.dropFirst(Self.prefix.count).allSatisfy(\.isNumber) && name.count == Self.prefix.count + 8
        }
    }

    /// Removes the files of an import that was killed. The lock is held, so there is no other import.
    func removeLeftovers() {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        for name in all where name.hasPrefix(Self.prefix) && (name.hasSuffix(".new") || name.hasSuffix(".tmp")) {
            try? FileManager.default.removeItem(atPath: "\(path)/\(name)")
        }
    }

    static func remove(_ path: String) throws(MarqueeError) {
        guard unlink(path) == 0 || errno == ENOENT else { throw MarqueeError(ImportFailure.now) }
    }

    /// Makes the new name durable.
    func syncFolder() {
        let descriptor = Foundation.open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }
}
