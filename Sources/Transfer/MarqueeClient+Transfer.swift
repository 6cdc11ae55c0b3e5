public import Marquee

extension MarqueeClient {
    /// Brings a library of another service into the account.
    public var importLibrary: ImportLibrary { ImportLibrary(client: self) }

    /// Returns everything that the account has.
    public var exportLibrary: ExportLibrary { ExportLibrary(client: self) }
}
