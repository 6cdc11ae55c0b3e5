import Marquee
import MarqueeNet
import MarqueeSandbox
import Testing

/// One operation of TMDb: the call with which a user reaches it, and the request that the client sends for this call.
struct OperationCase: Sendable, CustomTestStringConvertible {
    enum Call: Sendable {
        case read(@Sendable (MarqueeClient) async throws -> Fetched<AnyValue>)
        case act(@Sendable (MarqueeClient, Sandbox) async throws -> Void)
        /// No use case sends the operation, for a reason.
        case none(because: String)
    }

    /// The method and the template, as events name the operation.
    let operation: String
    /// The address without the server, for the audience of ``OperationScene``. Names in braces are secrets: `{session}`.
    let address: String
    let body: String?
    let sender: Sender
    let call: Call

    /// A read, whose answer is the same from the server, from memory and from the store.
    static func read<Value: Equatable & Sendable>(
        _ operation: String, _ address: String, as sender: Sender = .program,
        _ call: @escaping @Sendable (MarqueeClient) async throws -> Fetched<Value>
    ) -> OperationCase {
        OperationCase(
            operation: operation, address: address, body: nil, sender: sender,
            call: .read { client in try await call(client).map(AnyValue.init) })
    }

    /// A call that changes something, or whose answer is not stored.
    static func act<Output>(
        _ operation: String, _ address: String, body: String? = nil, as sender: Sender = .program,
        _ call: @escaping @Sendable (MarqueeClient) async throws -> Output
    ) -> OperationCase {
        approval(operation, address, body: body, as: sender) { client, _ in _ = try await call(client) }
    }

    /// A call for which a person must approve something on TMDb's site.
    static func approval(
        _ operation: String, _ address: String, body: String? = nil, as sender: Sender = .program,
        _ call: @escaping @Sendable (MarqueeClient, Sandbox) async throws -> Void
    ) -> OperationCase {
        OperationCase(operation: operation, address: address, body: body, sender: sender, call: .act(call))
    }

    static func none(_ operation: String, because reason: String) -> OperationCase {
        OperationCase(operation: operation, address: "", body: nil, sender: .program, call: .none(because: reason))
    }

    var isRead: Bool { if case .read = call { true } else { false } }

    /// Makes the call of a read.
    func read(_ client: MarqueeClient) async throws -> Fetched<AnyValue> {
        guard case .read(let call) = call else { throw NoRead(operation: operation) }
        return try await call(client)
    }

    /// Makes the call, and sends the changes that wait.
    func perform(_ client: MarqueeClient, _ sandbox: Sandbox) async throws {
        switch call {
        case .read(let call): _ = try await call(client)
        case .act(let call):
            try await call(client, sandbox)
            if sender != .program, try await client.account.current() != nil { _ = try await client.library.send() }
        case .none: break
        }
    }

    /// Reports an error of this row, so that a test goes on with the next one.
    func noting(_ body: () async throws -> Void) async {
        do { try await body() } catch { Issue.record(error, "\(operation)") }
    }

    var testDescription: String { operation }
}

/// A case that is no read was read.
private struct NoRead: Error { let operation: String }

/// A value of any type, to compare it with another.
struct AnyValue: Sendable, Equatable {
    private let value: any Equatable & Sendable

    init(_ value: any Equatable & Sendable) { self.value = value }

    static func == (a: Self, b: Self) -> Bool { isEqual(a.value, b.value) }

    private static func isEqual<Value: Equatable>(_ a: Value, _ b: Any) -> Bool { b as? Value == a }
}

/// The kind of session that a call needs.
enum Sender: Sendable, CaseIterable {
    case program, account, guest, accountOfVersion4

    func signIn(_ client: MarqueeClient, _ sandbox: Sandbox) async throws {
        switch self {
        case .program: break
        case .account: _ = try await client.account.signIn(username: "viewer", password: "popcorn")
        case .guest: _ = try await client.account.signInAsGuest()
        case .accountOfVersion4:
            let pending = try await client.account.beginSignIn(.v4)
            sandbox.approve(pending.requestToken.reveal(), as: "viewer")
            _ = try await client.account.completeSignIn(pending)
        }
    }

    /// Makes the list and the ratings that calls refer to: the first list of a sandbox is 8,300,001, and a guest session without a rating
    /// is "not found".
    func prepare(_ client: MarqueeClient) async throws {
        switch self {
        case .program: return
        case .account: try await client.lists.add(MediaListEntry(list: try await client.lists.create(name: "Mine"), movie: 550))
        case .guest, .accountOfVersion4:
            for item in [.movie(550), .tv(1399), .episode(of: 1399, season: 1, number: 2)] as [Markable] {
                try await client.library.rate(item, 8)
            }
            _ = try await client.library.send()
            guard self == .accountOfVersion4 else { return }
            let list = try await client.mixedLists.create(name: "Mine")
            _ = try await client.mixedLists.add(MixedListItems(list: list, titles: [.movie(550), .tv(1399)]))
        }
    }
}
