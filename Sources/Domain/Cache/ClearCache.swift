extension CacheUseCases {
    /// Removes all cached answers, in memory and in the store, with the index of titles for searches and suggestions without a server. The
    /// user's own data is not touched, and a read-only store is not changed.
    ///
    /// - Throws: ``MarqueeError/Code/storage`` if the store cannot be changed.
    public var clear: Perform<Void, Void> { Perform(cache.clear) }
}
