import MarqueeDomain

extension Trending {
    /// The time window, as a path value of every trending list.
    func path() throws(MarqueeError) -> [String: PathValue] {
        ["time_window": try PathValue(window.rawValue)]
    }
}
