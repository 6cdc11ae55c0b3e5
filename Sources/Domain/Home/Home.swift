/// The first screen of a catalog: a highlighted title, and the first titles of every category.
///
/// It is encoded as `{"highlight": {…}, "rows": […]}`; the highlight is absent if there is none.
public struct Home<Category: Sendable & Hashable, Item: Sendable>: Sendable {
    /// The title to show first: the first one with a backdrop and an overview; nil if no title has a backdrop. If no title has an overview in
    /// the language of the reader, it is the first one with a backdrop.
    public var highlight: Item?
    /// The categories in their order; each succeeded or failed independently.
    public var rows: [HomeRow<Category, Item>]

    /// Creates a home without a highlighted title.
    public init(rows: [HomeRow<Category, Item>]) { self.rows = rows }
}

/// One category of a home.
///
/// It is encoded as `{"category": "popular", "page": {…}}`, the page as ``Fetched`` is, or as `{"category": "popular", "failure": {…}}`.
public struct HomeRow<Category: Sendable & Hashable, Item: Sendable>: Sendable {
    /// The category.
    public var category: Category
    /// Its first page, or the error.
    public var outcome: Result<Fetched<Page<Item>>, MarqueeError>

    /// Creates a category of a home.
    public init(category: Category, outcome: Result<Fetched<Page<Item>>, MarqueeError>) {
        self.category = category
        self.outcome = outcome
    }

    /// The first titles of the category; empty if it failed.
    public var items: [Item] {
        if case .success(let fetched) = outcome { fetched.value.items } else { [] }
    }

    /// The error of the category; nil if it was read.
    public var failure: MarqueeError? {
        if case .failure(let error) = outcome { error } else { nil }
    }
}

extension Home {
    /// Reads all categories concurrently. A category that fails becomes a row with its error; only cancellation fails the whole read.
    static func gathered(
        _ categories: [Category], backdrop: (Item) -> ImagePath?, overview: (Item) -> String,
        read: @escaping @Sendable (Category) async throws(MarqueeError) -> Fetched<Page<Item>>
    ) async throws(MarqueeError) -> Home {
        let outcomes = await withTaskGroup(of: HomeRow<Category, Item>.self) { group in
            for category in categories {
                group.addTask {
                    let outcome: Result<Fetched<Page<Item>>, MarqueeError>
                    do throws(MarqueeError) { outcome = .success(try await read(category)) } catch { outcome = .failure(error) }
                    return HomeRow(category: category, outcome: outcome)
                }
            }
            return await group.reduce(into: [:]) { $0[$1.category] = $1 }
        }
        let rows = categories.compactMap { outcomes[$0] }
        if let cancelled = rows.compactMap(\.failure).first(where: { $0.code == .cancelled }) { throw cancelled }
        var home = Home(rows: rows)
        let pictured = rows.flatMap(\.items).filter { backdrop($0) != nil }
        home.highlight = pictured.first { !overview($0).isEmpty } ?? pictured.first
        return home
    }
}

extension Home: Encodable where Category: Encodable, Item: Encodable {}

extension HomeRow: Encodable where Category: Encodable, Item: Encodable {
    private enum CodingKeys: CodingKey {
        case category, page, failure
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(category, forKey: .category)
        switch outcome {
        case .success(let fetched): try container.encode(fetched, forKey: .page)
        case .failure(let error): try container.encode(error, forKey: .failure)
        }
    }
}
