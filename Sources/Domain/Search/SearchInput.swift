/// A search: what a person typed, and the wanted page of the hits.
public protocol SearchInput: PagedInput, Hashable, ExpressibleByStringLiteral {
    /// What a person typed.
    var text: String { get set }
}

extension SearchInput {
    /// The read of the search after its text has passed the query rules, which fails if the text does not.
    func checked<Value>(_ read: (Self) -> Read<Value>) -> Read<Value> {
        do throws(MarqueeError) {
            var clean = self
            clean.text = try SearchText(text).value
            return read(clean)
        } catch {
            return .failing(error)
        }
    }
}

/// What to look for where a text is all there is to say, and the wanted page of the hits.
public struct TextSearch: SearchInput {
    /// What a person typed.
    public var text: String
    /// The number of the page, 1 to 500.
    public var page: Int

    /// Asks for what bears a name.
    public init(_ text: String, page: Int = 1) {
        self.text = text
        self.page = page
    }

    /// Asks for what bears a name.
    public init(stringLiteral text: String) { self.init(text) }
}
