/// An ``Executable`` that reads: one method makes it, and policies, updates and pages come with it.
public protocol Reading<Input, Value>: Executable where Output == Fetched<Value> {
    /// What it needs to know.
    associatedtype Input
    /// What is read.
    associatedtype Value: Sendable

    /// The read that an input asks for.
    func read(_ input: Input) -> Read<Value>
}

extension Reading {
    /// Reads once, under ``ReadPolicy/cached``.
    public func execute(_ input: Input) async throws(MarqueeError) -> Fetched<Value> {
        try await read(input)()
    }

    /// Reads once under a policy.
    public func callAsFunction(_ input: Input, policy: ReadPolicy) async throws(MarqueeError) -> Fetched<Value> {
        try await read(input)(policy)
    }

    /// The kept value first, then the server's.
    public func updates(_ input: Input) -> Updates<Value> {
        read(input).updates()
    }
}

extension Reading where Input == Void {
    /// Reads once under a policy.
    public func callAsFunction(policy: ReadPolicy) async throws(MarqueeError) -> Fetched<Value> {
        try await read(())(policy)
    }

    /// The kept value first, then the server's.
    public func updates() -> Updates<Value> {
        read(()).updates()
    }
}

extension Reading where Input: PagedInput {
    /// Reads another page of what an input asks for.
    public func callAsFunction(_ input: Input, page: Int, policy: ReadPolicy = .cached) async throws(MarqueeError) -> Fetched<Value> {
        var input = input
        input.page = page
        return try await read(input)(policy)
    }

    /// Every page from the input's own on, as far as there are any.
    public func pages<Item>(_ input: Input, policy: ReadPolicy = .cached) -> Pages<Item> where Value == Page<Item> {
        Pages(from: input.page) { (number) async throws(MarqueeError) in
            var input = input
            input.page = number
            return try await read(input)(policy)
        }
    }
}
