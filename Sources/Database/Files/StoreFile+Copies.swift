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

extension StoreFile {
    /// The suffixes of damaged, replaced and unfinished files beside this one.
    private static let copySuffixes = [".damaged-", ".quarantined", ".salvage"]

    /// The files beside this one that hold its earlier content.
    func copies() throws(StoreFailure) -> [StoreFile] {
        let (folder, slashedName) = StoreFile.parts(of: path)
        let beginnings = StoreFile.copySuffixes.map { slashedName.dropFirst() + $0 }
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder)
        } catch {
            throw .copiesRemain
        }
        return names.filter { name in beginnings.contains { name.hasPrefix($0) } }.map { StoreFile(path: "\(folder)/\($0)") }
    }

    /// Removes the files beside this one that hold its earlier content.
    func removeCopies() throws(StoreFailure) {
        if try copies().isEmpty { return }
        let folder = try StoreFolder(StoreFile.parts(of: path).folder)
        // Another process may be salvaging this file.
        try folder.whileLocked { () throws(StoreFailure) in
            for copy in try copies() { unlink(copy.path) }
            guard try copies().isEmpty else { throw .copiesRemain }
            try StoreFolder.sync(folder.path)
        }
    }
}
