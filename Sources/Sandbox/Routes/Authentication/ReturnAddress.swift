/// Where a user is sent after deciding on a token: an address of the client's, so that it is checked before it is put into a header.
struct ReturnAddress: Sendable {
    private let text: String
    let scheme: String

    /// Nil for anything but a printable absolute address, and for addresses that a browser would run or read from its own machine.
    init?(_ text: String) {
        let scheme = text.prefix { $0 != ":" }.lowercased()
        guard text.utf8.count <= 2_000, text.contains(":"), let first = scheme.utf8.first, (97...122).contains(first) else { return nil }
        guard scheme.utf8.allSatisfy({ (97...122).contains($0) || (48...57).contains($0) || "+-.".utf8.contains($0) }) else { return nil }
        guard !["javascript", "data", "vbscript", "file", "blob", "about"].contains(scheme) else { return nil }
        guard text.utf8.allSatisfy({ (33...126).contains($0) && !"\"<>\\^`{|}".utf8.contains($0) }) else { return nil }
        self.text = text
        self.scheme = scheme
    }

    /// The address with the decision.
    func telling(_ decision: String, on token: String) -> String {
        let halves = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let query = (halves[0].contains("?") ? "&" : "?") + "request_token=\(PercentText.encoded(token))&\(decision)=true"
        return halves[0] + query + (halves.count > 1 ? "#" + halves[1] : "")
    }
}
