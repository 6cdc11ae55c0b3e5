#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A change that the server does not have yet, or did not take.
///
/// It is encoded as `{"item": "movie/550", "value": {"rating": 8.5}, "changedAt": …, "state": {…}}`.
public struct PendingChange: Sendable, Hashable, Codable, Identifiable {
    /// Where it stands.
    ///
    /// It is encoded as `{"name": "waiting"}`, with `attempts` and `at` for `retrying`, and with the `error` for `refused`.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
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
    public var item: Markable
    /// What the mark is to be.
    public var value: MarkValue
    /// When the person did it.
    public var changedAt: Date
    /// Where it stands.
    public var state: State

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

extension LibraryUseCases {
    /// Tells what has not been sent yet, and what the server rejected, in the order in which it was done.
    public var pending: Perform<Void, [PendingChange]> { Perform(library.pending) }

    /// Lets a change that the server rejected wait to be sent again; one that is no longer there is no error.
    public var retry: Perform<PendingChange, Void> { Perform(library.retry) }

    /// Gives a change up, so that the mark is what the server is known to have; one that is no longer there is no error. One that may have
    /// arrived without an answer is taken back: what the server was known to have waits to be sent in its place.
    public var discard: Perform<PendingChange, Void> { Perform(library.discard) }
}

extension PendingChange.State: Codable {
    /// Reads the encoded form.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        switch try container.decode(String.self, forKey: .name) {
        case "waiting": self = .waiting
        case "retrying":
            self = .retrying(
                attempts: try container.decode(Int.self, forKey: .attempts), at: try container.decode(Date.self, forKey: .at))
        case "sending": self = .sending
        case "suspended": self = .suspended
        case "rejected": self = .rejected(try container.decode(MarqueeError.self, forKey: .error))
        default: throw DecodingError.dataCorruptedError(forKey: .name, in: container, debugDescription: "Not a state of a change.")
        }
    }

    /// Writes the encoded form.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(name, forKey: .name)
        switch self {
        case .waiting, .sending, .suspended: break
        case .retrying(let attempts, let date):
            try container.encode(attempts, forKey: .attempts)
            try container.encode(date, forKey: .at)
        case .rejected(let error): try container.encode(error, forKey: .error)
        }
    }

    private var name: String {
        switch self {
        case .waiting: "waiting"
        case .retrying: "retrying"
        case .sending: "sending"
        case .suspended: "suspended"
        case .rejected: "rejected"
        }
    }

    private enum Key: CodingKey {
        case name, attempts, at, error
    }
}
