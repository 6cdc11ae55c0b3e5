public import MarqueeDomain

extension Page {
    /// The first and only page of a list with these items.
    public init(of items: [Item]) {
        self.init(page: 1, totalPages: 1, totalResults: items.count, items: items)
    }

    /// The first and only page of a list with these items.
    public static func sample(_ items: Item...) -> Page { Page(of: items) }
}

extension Page: Sampled where Item: Sampled {
    /// One page with all samples of its items.
    public static var samples: [Page] { [Page(of: Item.samples)] }
}

extension Array: Sampled where Element: Sampled {
    /// One list with all samples of its elements.
    public static var samples: [[Element]] { [Element.samples] }
}

extension Fetched: Sampled where Value: Sampled {
    /// The sample of the value: from the server, from memory, from the store, stale because the server could not be reached, and built from
    /// known titles.
    public static var samples: [Fetched] {
        [
            Fetched(.sample, origin: .server),
            Fetched(.sample, origin: .memory, age: .seconds(60)),
            Fetched(.sample, origin: .store, age: .seconds(3_600)),
            Fetched(.sample, origin: .store, age: .seconds(86_400), isStale: true, refreshError: .sample(.offline)),
            Fetched(.sample, origin: .titleIndex, age: .seconds(86_400), isStale: true, refreshError: .sample(.offline)),
        ]
    }
}

extension MarqueeError {
    /// An error with this code.
    public static func sample(_ code: Code) -> MarqueeError { MarqueeError(code, .init("sample", "An error of a test.")) }
}

extension MarqueeError: Sampled {
    /// Errors with different codes; the first is `offline`.
    public static var samples: [MarqueeError] {
        [.sample(.offline), .sample(.notFound), .sample(.unauthorized), .sample(.timeout), .sample(.server)]
    }
}
