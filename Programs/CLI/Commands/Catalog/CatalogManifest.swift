import Foundation
import Marquee

/// The digests of files, as `sha256sum` writes them: a line for each, with the digest, two spaces or a space and an asterisk, and the name.
struct CatalogManifest {
    private let digests: [String: String]

    /// More bytes are no manifest.
    private static let mostBytes = 1 << 20

    init(_ path: String) throws(Failure) {
        guard let file = FileHandle(forReadingAtPath: path), let bytes = try? file.read(upToCount: Self.mostBytes) else {
            throw .usage(Texts.catalogManifestUnreadable(path))
        }
        var digests: [String: String] = [:]
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let words = line.split(separator: " ", maxSplits: 1)
            guard words.count == 2, words[0].utf8.count == 64, words[0].allSatisfy(\.isHexDigit) else { continue }
            let name = words[1].drop { $0 == " " || $0 == "*" }.split(separator: "/").last ?? ""
            digests[String(name)] = words[0].lowercased()
        }
        guard !digests.isEmpty else { throw .usage(Texts.catalogManifestUnreadable(path)) }
        self.digests = digests
    }

    /// Refuses a file that the manifest does not have, or has with another digest.
    func check(_ digest: CatalogDigest) throws(Failure) {
        guard let wanted = digests[digest.name] else {
            throw .other(Texts.catalogNotInManifest(digest.name), hint: Texts.catalogCopyHint)
        }
        guard wanted == digest.sha256 else { throw .other(Texts.catalogOtherDigest(digest.name), hint: Texts.catalogCopyHint) }
    }
}
