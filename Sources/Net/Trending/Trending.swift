import MarqueeDomain

extension Trending {
    /// The time that counts, where it stands in the path of every list of what is trending.
    func path() throws(MarqueeError) -> [String: PathValue] {
        ["time_window": try PathValue(window.rawValue)]
    }
}
