@testable import MarqueeNet
import Synchronization

/// The values of an answer that have no parts, by the paths of their keys.
struct Leaves {
    private var values: [String: String] = [:]

    init(of answer: Any) { collect(answer, []) }

    /// Everything, in a fixed order.
    var text: String { values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "\n") }

    subscript(path: String) -> String? { values[path] }

    /// The paths of values that one of two answers has and the other one does not.
    func differing(from other: Leaves) -> [String] {
        Set(values.keys).union(other.values.keys).filter { values[$0] != other.values[$0] }.sorted()
    }

    private mutating func collect(_ value: Any, _ path: [String]) {
        if let list = value as? any ReadList {
            return collect(list.rows, path)
        }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional:
            guard let wrapped = mirror.children.first else { break }
            return collect(wrapped.value, path)
        case .collection where !mirror.children.isEmpty:
            for (place, element) in mirror.children.enumerated() { collect(element.value, path + [String(place)]) }
            return
        case .dictionary where !mirror.children.isEmpty:
            for pair in mirror.children {
                let parts = Mirror(reflecting: pair.value).children.map(\.value)
                collect(parts[1], path + ["\(parts[0])"])
            }
            return
        case .enum where !mirror.children.isEmpty:
            // The row of a mixed list; its fields are among those of the list's row.
            for part in mirror.children { collect(part.value, path) }
            return
        case .struct where !(value is any CustomStringConvertible), .class:
            let members = (value as? any ObjectShape).map { Self.members(of: $0) }
            for child in mirror.children {
                let label = child.label ?? ""
                let key = KeyName.key(of: child.value is any ReadList ? String(label.dropFirst()) : label)
                // The fields of a part without a key of its own are among those of the shape.
                collect(child.value, members?.contains(key) == false ? path : path + [key])
            }
            return
        default: break
        }
        values[path.joined(separator: ".")] = "\(value)"
    }

    private static let known = Mutex<[ObjectIdentifier: Set<String>]>([:])

    /// The keys that a shape reads.
    private static func members<Part: ObjectShape>(of part: Part) -> Set<String> {
        let id = ObjectIdentifier(Part.self)
        if let members = known.withLock({ $0[id] }) { return members }
        let members = Set((try? AnswerShape(of: Part.self))?.members.map(\.key) ?? [])
        known.withLock { $0[id] = members }
        return members
    }
}

/// A list that may fail without the rest of its answer.
private protocol ReadList {
    var rows: Any { get }
}

extension SeparateList: ReadList {
    fileprivate var rows: Any { wrappedValue }
}
