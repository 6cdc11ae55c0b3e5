#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// A change that was not sent yet, or that the server rejected.
///
/// It is encoded as `{"item": "movie/550", "value": {"rating": 8.5}, "changedAt": …, "state": {…}, "isTakenBack": false,
/// "mayHaveArrived": false}`.
public struct PendingChange: Sendable, Equatable, Codable, Identifiable {
    /// The state of the change.
    ///
    /// It is encoded as `{"name": "waiting"}`, with `attempts` and `at` for `retrying`, and with the `error` for `rejected`.
    #if hasAttribute(nonexhaustive)
        @nonexhaustive
    #endif
    public enum State: Sendable, Equatable {
        /// It is sent at the next opportunity.
        case waiting
        /// It had this number of transient failures, and is retried at this time.
        case retrying(attempts: Int, at: Date)
        /// It is being sent, by this process or another.
        case sending
        /// The session was rejected or has ended: the change waits until the same account signs in again. Another session can take a guest's
        /// ratings over: ``LibraryUseCases/takeOverPending``.
        case suspended
        /// The server rejected it: the mark has its earlier value, until the change is retried or discarded.
        case rejected(MarqueeError)
    }

    /// The title or episode.
    public var item: Markable
    /// The new value of the mark.
    public var value: MarkValue
    /// When the user made the change.
    public var changedAt: Date
    /// The state of the change.
    public var state: State
    /// Whether it takes an earlier change back that may have reached the server: it sends the server's last known value, and discarding it
    /// changes nothing.
    public var isTakenBack = false
    /// Whether the change, or an earlier value of it, may have reached the server without an answer. To discard it then sends the server's
    /// last known value in its place, if one is known.
    public var mayHaveArrived = false

    public init(item: Markable, value: MarkValue, changedAt: Date, state: State) {
        self.item = item
        self.value = value
        self.changedAt = changedAt
        self.state = state
    }

    /// The identity of a change: there is at most one for each mark on each title or episode.
    public struct ID: Sendable, Hashable {
        /// The title or episode.
        public let item: Markable
        /// The kind of the mark.
        public let kind: MarkKind
    }

    /// The identity of the change.
    public var id: ID { ID(item: item, kind: value.kind) }
}

extension LibraryUseCases {
    /// Returns the changes not yet sent, and those that the server rejected, in the order in which they were made.
    public var pending: Perform<Void, [PendingChange]> { Perform(library.pending) }

    /// Sends a rejected change again; a change that no longer exists is no error.
    public var retry: Perform<PendingChange, Void> { Perform(library.retry) }

    /// Discards a change, so that the mark has the server's last known value.
    public var discard: DiscardChange { DiscardChange(library: library) }

    /// Makes the unsent ratings of a guest session that has ended changes of this session, and returns their number. A guest cannot sign in
    /// again, so nothing else can send them.
    ///
    /// A rating of a title that this session has rated differently stays with the guest: either may be the newer one. If two sessions or
    /// processes take over at once, each rating goes to one of them. ``AccountUseCases/sessions`` has the ended sessions, and
    /// ``AccountUseCases/wipe`` deletes one with its ratings.
    ///
    /// - Throws: ``MarqueeError/Code/invalidInput`` if the other session is an account, or can still rate.
    public var takeOverPending: Perform<Session, Int> { Perform(library.takeOverPending) }
}

/// The result of discarding a change.
public enum DiscardOutcome: String, Sendable, Hashable, Codable {
    /// The change is removed: it was never sent, or the server rejected it.
    case removed
    /// The change may have reached the server without an answer. The server's last known value is sent in its place, so that the change is
    /// taken back there.
    case takenBack
}

/// Discards a change, so that the mark has the server's last known value; a change that no longer exists is no error.
///
/// A change whose requests all failed before they left this device is removed. If the change may have reached the server without an answer,
/// the server's last known value is sent in its place.
///
/// ```swift
/// for change in try await marquee.library.pending() where !change.isTakenBack {
///     print(try await marquee.library.discard(change))
/// }
/// ```
public struct DiscardChange: Executable {
    private let library: any LibraryRepository

    public init(library: any LibraryRepository) { self.library = library }

    @discardableResult
    public func execute(_ change: PendingChange) async throws(MarqueeError) -> DiscardOutcome { try await library.discard(change) }

    /// Discards the change, and returns whether it is removed or taken back.
    @discardableResult
    public func callAsFunction(_ change: PendingChange) async throws(MarqueeError) -> DiscardOutcome { try await execute(change) }
}

extension PendingChange {
    private enum CodingKeys: CodingKey {
        case item, value, changedAt, state, isTakenBack, mayHaveArrived
    }

    // Older versions did not write the last two.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            item: try container.decode(Markable.self, forKey: .item), value: try container.decode(MarkValue.self, forKey: .value),
            changedAt: try container.decode(Date.self, forKey: .changedAt), state: try container.decode(State.self, forKey: .state))
        isTakenBack = try container.decodeIfPresent(Bool.self, forKey: .isTakenBack) ?? false
        mayHaveArrived = try container.decodeIfPresent(Bool.self, forKey: .mayHaveArrived) ?? false
    }
}

extension PendingChange.State: Codable {
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
