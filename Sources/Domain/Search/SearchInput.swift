/// A search: the typed text, and the number of the requested page.
public protocol SearchInput: PagedInput, Hashable, Codable, ExpressibleByStringLiteral where StringLiteralType == String {
    /// The typed text, before the rules of ``SearchText``.
    var text: String { get set }
}

extension SearchInput {
    /// Returns the read of the search with a text checked by ``SearchText``. The read throws if the text is invalid.
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

/// A search that can be limited to one year.
public protocol DatedSearchInput: SearchInput {
    /// The year of release or of the first episode; nil for all years.
    var year: Int? { get set }
}

extension Reading where Input: SearchInput {
    /// Searches for a text, and reads a page of the results.
    public func callAsFunction(
        _ text: String, page: Int = 1, policy: ReadPolicy = .cached, language: LanguageChain? = nil
    ) async throws(MarqueeError) -> Fetched<Value> {
        try await self(Input(stringLiteral: text), page: page, policy: policy, language: language)
    }

    /// Searches for a text, by TMDb's name of the parameter.
    public func callAsFunction(
        query: String, page: Int = 1, policy: ReadPolicy = .cached, language: LanguageChain? = nil
    ) async throws(MarqueeError) -> Fetched<Value> {
        try await self(Input(stringLiteral: query), page: page, policy: policy, language: language)
    }

    /// Returns all pages of results for a text.
    public func pages<Item>(
        _ text: String, policy: ReadPolicy = .cached, language: LanguageChain? = nil
    ) -> Pages<Item> where Value == Page<Item> {
        pages(Input(stringLiteral: text), policy: policy, language: language)
    }

    /// Returns the cached results for a text first, then the server's.
    public func updates(_ text: String, language: LanguageChain? = nil) -> Updates<Value> {
        updates(Input(stringLiteral: text), language: language)
    }
}

extension Reading where Input: DatedSearchInput {
    /// Searches for a text among the titles of a year, and reads a page of the results.
    public func callAsFunction(
        _ text: String, year: Int?, page: Int = 1, policy: ReadPolicy = .cached, language: LanguageChain? = nil
    ) async throws(MarqueeError) -> Fetched<Value> {
        try await self(Input(text, in: year), page: page, policy: policy, language: language)
    }

    /// Returns all pages of results for a text among the titles of a year.
    public func pages<Item>(
        _ text: String, year: Int?, policy: ReadPolicy = .cached, language: LanguageChain? = nil
    ) -> Pages<Item> where Value == Page<Item> {
        pages(Input(text, in: year), policy: policy, language: language)
    }

    /// Returns the cached results for a text among the titles of a year first, then the server's.
    public func updates(_ text: String, year: Int?, language: LanguageChain? = nil) -> Updates<Value> {
        updates(Input(text, in: year), language: language)
    }
}

extension DatedSearchInput {
    init(_ text: String, in year: Int?) {
        self.init(stringLiteral: text)
        self.year = year
    }
}

/// A search by text only.
///
/// It is encoded as `{"text": "tom", "page": 1}`.
public struct TextSearch: SearchInput {
    public var text: String
    /// Whether adult titles, people and collections are included; nil for the setting of the audience. TMDb's companies and keywords are the same
    /// for both.
    public var includesAdult: Bool?
    public var page: Int

    public init(_ text: String, includesAdult: Bool? = nil, page: Int = 1) {
        self.text = text
        self.includesAdult = includesAdult
        self.page = page
    }

    public init(stringLiteral text: String) { self.init(text) }
}
