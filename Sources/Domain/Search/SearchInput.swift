/// A search: what a person typed, and the wanted page of the hits.
public protocol SearchInput: PagedInput, Hashable, Codable, ExpressibleByStringLiteral where StringLiteralType == String {
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

/// A search that can be narrowed to one year.
public protocol DatedSearchInput: SearchInput {
    /// The only year wanted, or nil for all.
    var year: Int? { get set }
}

extension Reading where Input: SearchInput {
    /// Searches for what a person typed, and reads a page of the hits.
    public func callAsFunction(
        _ text: String, page: Int = 1, policy: ReadPolicy = .cached
    ) async throws(MarqueeError) -> Fetched<Value> {
        try await self(Input(stringLiteral: text), page: page, policy: policy)
    }

    /// Every page of the hits for what a person typed.
    public func pages<Item>(_ text: String, policy: ReadPolicy = .cached) -> Pages<Item> where Value == Page<Item> {
        pages(Input(stringLiteral: text), policy: policy)
    }

    /// The stored hits for what a person typed first, then the server's.
    public func updates(_ text: String) -> Updates<Value> { updates(Input(stringLiteral: text)) }
}

extension Reading where Input: DatedSearchInput {
    /// Searches for what a person typed among the titles of a year, and reads a page of the hits.
    public func callAsFunction(
        _ text: String, year: Int?, page: Int = 1, policy: ReadPolicy = .cached
    ) async throws(MarqueeError) -> Fetched<Value> {
        try await self(Input(text, in: year), page: page, policy: policy)
    }

    /// Every page of the hits for what a person typed among the titles of a year.
    public func pages<Item>(_ text: String, year: Int?, policy: ReadPolicy = .cached) -> Pages<Item> where Value == Page<Item> {
        pages(Input(text, in: year), policy: policy)
    }

    /// The stored hits for what a person typed among the titles of a year first, then the server's.
    public func updates(_ text: String, year: Int?) -> Updates<Value> { updates(Input(text, in: year)) }
}

extension DatedSearchInput {
    init(_ text: String, in year: Int?) {
        self.init(stringLiteral: text)
        self.year = year
    }
}

/// What to look for where a text is all there is to say, and the wanted page of the hits.
///
/// It is encoded as `{"text": "tom", "page": 1}`.
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
