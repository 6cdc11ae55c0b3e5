#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A change that the server does not have yet, or did not take.
public struct PendingChange: Sendable, Hashable, Identifiable {
    /// Where it stands.
    public enum State: Sendable, Hashable {
        /// It is sent with the next opportunity.
        case waiting
        /// It failed in passing so many times, and is sent again on its own at this time.
        case retrying(attempts: Int, at: Date)
        /// It is on its way, in this process or another.
        case sending
        /// The session was refused, or has ended: it waits until the same account signs in again.
        case suspended
        /// The server rejected it: the mark is as it was before, and nothing happens until it is retried or discarded.
        case rejected(MarqueeError)
    }

    /// What is marked.
    public let item: Markable
    /// What the mark is to be.
    public let value: MarkValue
    /// When the person did it.
    public let changedAt: Date
    /// Where it stands.
    public let state: State

    /// Creates a pending change.
    public init(item: Markable, value: MarkValue, changedAt: Date, state: State) {
        self.item = item
        self.value = value
        self.changedAt = changedAt
        self.state = state
    }

    /// What tells changes apart: there is one for each mark on each thing.
    public struct ID: Sendable, Hashable {
        /// What is marked.
        public let item: Markable
        /// Which mark it is.
        public let kind: MarkKind
    }

    /// What tells changes apart.
    public var id: ID { ID(item: item, kind: value.kind) }
}

/// Tells what has not been sent yet, and what the server rejected, in the order in which it was done.
public struct GetPendingChanges: Executable {
    private let library: any LibraryRepository

    /// Creates the use case.
    public init(library: any LibraryRepository) { self.library = library }

    /// Every change that the server does not have.
    public func execute(_ input: Void) async throws(MarqueeError) -> [PendingChange] { try await library.pending() }
}

/// Lets a change that the server rejected wait to be sent again.
public struct RetryPendingChange: Executable {
    private let library: any LibraryRepository

    /// Creates the use case.
    public init(library: any LibraryRepository) { self.library = library }

    /// Retries a change; one that is no longer there is no error.
    public func execute(_ change: PendingChange) async throws(MarqueeError) { try await library.retry(change) }
}

/// Gives a change up, so that the mark is what the server is known to have. One that may have arrived without an answer is taken back: what
/// the server was known to have waits to be sent in its place.
public struct DiscardPendingChange: Executable {
    private let library: any LibraryRepository

    /// Creates the use case.
    public init(library: any LibraryRepository) { self.library = library }

    /// Discards a change; one that is no longer there is no error.
    public func execute(_ change: PendingChange) async throws(MarqueeError) { try await library.discard(change) }
}

extension LibraryUseCases {
    /// Tells what has not been sent yet, and what the server rejected.
    public var pending: GetPendingChanges { GetPendingChanges(library: library) }
    /// Lets a rejected change wait to be sent again.
    public var retry: RetryPendingChange { RetryPendingChange(library: library) }
    /// Gives a change up.
    public var discard: DiscardPendingChange { DiscardPendingChange(library: library) }
}
