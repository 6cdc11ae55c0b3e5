extension CacheUseCases {
    /// Removes all that servers said, in memory and in the store, with the titles that searches and suggestions find without a server. What
    /// a person did stays, and so does a store that may only be read.
    ///
    /// - Throws: ``MarqueeError/Code/storage`` if the store cannot be changed.
    public var clear: Perform<Void, Void> { Perform(cache.clear) }
}
