import MarqueeDomain
import Synchronization

/// The calls of a client's functions, in order.
final class CallLog: Sendable {
    /// One call: the name of the function, such as `movies.details`, and its arguments: one value, or a tuple of two.
    struct Call {
        let name: String
        let arguments: any Sendable
    }

    private let calls = Mutex<[Call]>([])
    private let policies = Mutex<[String: [ReadPolicy]]>([:])

    /// All calls so far.
    var all: [Call] { calls.withLock { $0 } }

    /// The policies under which the reads of a function were read.
    func policies(of name: String) -> [ReadPolicy] { policies.withLock { $0[name] ?? [] } }

    func record(_ name: String, _ arguments: any Sendable) {
        calls.withLock { $0.append(Call(name: name, arguments: arguments)) }
    }

    /// The same read, whose policies are recorded too.
    func recording<Value>(_ read: Read<Value>, of name: String) -> Read<Value> {
        Read(in: read.languages?.tags ?? []) { (policy, language) async throws(MarqueeError) in
            self.policies.withLock { $0[name, default: []].append(policy) }
            return try await read(policy: policy, language: language)
        }
    }
}
