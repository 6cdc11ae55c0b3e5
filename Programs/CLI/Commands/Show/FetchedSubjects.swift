import Marquee
import Synchronization

/// The details that the command has fetched to find the item of an id. Shown from memory after that, they do not count as cached.
final class FetchedSubjects: Sendable {
    private let noted = Mutex<Set<Subject>>([])

    func note(_ subject: Subject) { noted.withLock { _ = $0.insert(subject) } }

    /// The same value with the origin that it has for the person.
    func honest<Value>(_ fetched: Fetched<Value>, _ subject: Subject) -> Fetched<Value> {
        guard fetched.origin == .memory, noted.withLock({ $0.contains(subject) }) else { return fetched }
        var honest = fetched
        honest.origin = .server
        return honest
    }
}
