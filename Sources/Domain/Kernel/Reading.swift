/// An ``Executable`` that reads: a type implements one method and gets policies, updates and pages. Without a policy, it reads under
/// ``ReadPolicy/cached``.
public protocol Reading<Input, Value>: Executable where Output == Fetched<Value> {
    associatedtype Input
    /// The type of the value.
    associatedtype Value: Sendable

    /// Returns the read for an input.
    func read(_ input: Input) -> Read<Value>
}

extension Reading {
    public func execute(_ input: Input) async throws(MarqueeError) -> Fetched<Value> {
        try await read(input)()
    }

    /// Reads once under a policy.
    public func callAsFunction(_ input: Input, policy: ReadPolicy) async throws(MarqueeError) -> Fetched<Value> {
        try await read(input)(policy: policy)
    }

    /// Reads once with texts in other languages than those of the client, best first.
    public func callAsFunction(
        _ input: Input, policy: ReadPolicy = .cached, language: LanguageChain
    ) async throws(MarqueeError) -> Fetched<Value> {
        try await read(input)(policy: policy, language: language)
    }

    /// Returns the cached value first, then the server's.
    public func updates(_ input: Input, language: LanguageChain? = nil) -> Updates<Value> {
        read(input).updates(language: language)
    }
}

extension Reading where Input == Void {
    /// Reads once under a policy.
    public func callAsFunction(policy: ReadPolicy) async throws(MarqueeError) -> Fetched<Value> {
        try await read(())(policy: policy)
    }

    /// Reads once with texts in other languages than those of the client, best first.
    public func callAsFunction(policy: ReadPolicy = .cached, language: LanguageChain) async throws(MarqueeError) -> Fetched<Value> {
        try await read(())(policy: policy, language: language)
    }

    /// Returns the cached value first, then the server's.
    public func updates(language: LanguageChain? = nil) -> Updates<Value> {
        read(()).updates(language: language)
    }
}

extension Reading where Input: PagedInput {
    /// Reads the page with this number instead of the input's.
    public func callAsFunction(
        _ input: Input, page: Int, policy: ReadPolicy = .cached, language: LanguageChain? = nil
    ) async throws(MarqueeError) -> Fetched<Value> {
        var input = input
        input.page = page
        return try await read(input)(policy: policy, language: language)
    }

    /// Returns all pages, starting with the page of the input.
    public func pages<Item>(
        _ input: Input, policy: ReadPolicy = .cached, language: LanguageChain? = nil
    ) -> Pages<Item> where Value == Page<Item> {
        Pages(from: input.page) { (number) async throws(MarqueeError) in
            var input = input
            input.page = number
            return try await read(input)(policy: policy, language: language)
        }
    }
}

extension Reading where Input: NumberedPage {
    /// Reads a page; the first by default.
    public func callAsFunction(
        page: Int = 1, policy: ReadPolicy = .cached, language: LanguageChain? = nil
    ) async throws(MarqueeError) -> Fetched<Value> {
        try await read(Input(page: page))(policy: policy, language: language)
    }

    /// Returns all pages, starting with the first.
    public func pages<Item>(
        policy: ReadPolicy = .cached, language: LanguageChain? = nil
    ) -> Pages<Item> where Value == Page<Item> {
        pages(Input(page: 1), policy: policy, language: language)
    }

    /// Returns the cached page first, then the server's.
    public func updates(page: Int = 1, language: LanguageChain? = nil) -> Updates<Value> {
        updates(Input(page: page), language: language)
    }
}
