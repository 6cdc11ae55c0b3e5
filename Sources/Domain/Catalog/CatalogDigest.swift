/// The file of the catalog and its digest, as a line of a manifest has them.
public struct CatalogDigest: Sendable, Equatable {
    /// The name of the file, such as `catalog-v2-20261125`.
    public var name: String
    /// The SHA-256 of the file in lowercase hexadecimal digits, as `sha256sum` prints it.
    public var sha256: String

    public init(name: String, sha256: String) {
        self.name = name
        self.sha256 = sha256
    }
}
