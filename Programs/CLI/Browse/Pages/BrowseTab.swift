/// A part of the program with a key of its own: the digit of its place, and for some a character.
struct BrowseTab: Sendable {
    /// The name in the language of the screen.
    let label: @Sendable () -> String
    var character: Character?
    let page: @Sendable (BrowseContext) -> any TabPage

    /// The tabs in the order of their digits.
    static let all = [movies, tv, search, library, discover, device]

    /// The place of the tab with a key; nil for other keys.
    static func place(of key: Key) -> Int? {
        guard case .character(let character) = key else { return nil }
        return all.indices.first { all[$0].character == character || String($0 + 1) == String(character) }
    }
}
