import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension CatalogFolder {
    enum Opening {
        case catalog(CatalogFile)
        /// Something else is in its place: a file that is damaged, of another format or of other rules, or not one of the catalog's own.
        case ignored
        case missing
    }

    /// Opens a file.
    func open(_ name: String) -> Opening {
        do {
            return .catalog(try CatalogFile(path: "\(path)/\(name)", calls))
        } catch let refusal as OwnFile.Refusal where refusal == .system(ENOENT) {
            return .missing
        } catch {
            return .ignored
        }
    }

    /// The names of finished catalogs in the folder.
    func names() -> [String] { (calls.names(in: path) ?? []).filter { CatalogFileName($0)?.isOwn == true } }

    /// The names of catalogs of earlier formats.
    func formerNames() -> [String] { (calls.names(in: path) ?? []).filter { CatalogFileName($0)?.isFormer == true } }

    /// The newest catalog of an earlier format; nil if there is none.
    func former() -> FormerCatalog? {
        for name in formerNames().sorted(by: >) {
            if let former = FormerCatalog(path: "\(path)/\(name)", calls) { return former }
        }
        return nil
    }

    /// Removes the files of an import that was killed. The lock is held, so there is no other import.
    func removeLeftovers() {
        for name in calls.names(in: path) ?? [] where name.hasPrefix(Self.prefix) && (name.hasSuffix(".new") || name.hasSuffix(".tmp")) {
            let leftover = "\(path)/\(name)"
            // The folder of downloads is the only one.
            if calls.remove(leftover) != 0, errno == EISDIR || errno == EPERM { try? FileManager.default.removeItem(atPath: leftover) }
        }
    }

    /// Puts a finished file into the place of all catalogs.
    ///
    /// The others are removed when the new name is certain to be on the disk: until then, a power cut may take the name back.
    ///
    /// - Returns: Why one of the others is still there; nil if none is.
    func replace(by target: String, named name: String) throws(MarqueeError) -> MarqueeError? {
        guard let all = calls.names(in: path) else { throw MarqueeError(ImportFailure.system(EIO)) }
        guard calls.rename(target, to: "\(path)/\(name)") == 0 else {
            throw MarqueeError(errno == EISDIR ? OwnFile.Refusal.notAFile : .system(errno))
        }
        guard isSynced() else { throw MarqueeError(ImportFailure.now) }
        var failure: MarqueeError?
        for other in all where other != name && CatalogFileName(other)?.isReplaced(by: name) == true {
            do throws(MarqueeError) { try remove("\(path)/\(other)") } catch { failure = error }
        }
        return failure
    }

    func remove(_ path: String) throws(MarqueeError) {
        guard calls.remove(path) == 0 || errno == ENOENT else { throw MarqueeError(ImportFailure.now) }
    }

    /// Makes the names of the folder durable.
    private func isSynced() -> Bool {
        let descriptor = calls.open(path, O_RDONLY | O_DIRECTORY)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        return calls.sync(descriptor, of: path)
    }
}
