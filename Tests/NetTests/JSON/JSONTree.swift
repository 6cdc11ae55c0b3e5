import Foundation

/// A body of JSON as its values, of which single ones can be replaced or taken out.
struct JSONTree {
    /// One step from a value to one inside it.
    enum Step: Hashable, CustomStringConvertible {
        case member(String)
        case row(Int)

        var description: String {
            switch self {
            case .member(let key): key
            case .row(let index): String(index)
            }
        }
    }

    private let root: Any

    init(_ body: Data) throws { root = try JSONSerialization.jsonObject(with: body, options: .fragmentsAllowed) }

    private init(root: Any) { self.root = root }

    /// The same with every list and every object of many alike members cut to a few.
    func thinned(to count: Int) -> JSONTree { JSONTree(root: Self.thinned(root, to: count)) }

    /// The places of all values but the root, in a fixed order.
    var places: [[Step]] {
        var places: [[Step]] = []
        Self.collect(root, below: [], in: &places)
        return places
    }

    var body: Data { get throws { try JSONSerialization.data(withJSONObject: root, options: [.sortedKeys, .fragmentsAllowed]) } }

    /// The same with another value at a place; nil removes the value that is there.
    func replacing(_ place: [Step], with value: Any?) -> JSONTree {
        JSONTree(root: Self.replaced(place[...], in: root, with: value) ?? [String: Any]())
    }

    /// The value at a place.
    func value(at place: [Step]) -> Any? { Self.value(at: place[...], in: root) }

    /// How many values are beside one another at a place.
    func count(around place: [Step]) -> Int {
        let outer = Self.value(at: place.dropLast(), in: root)
        return (outer as? [Any])?.count ?? (outer as? [String: Any])?.count ?? 0
    }

    private static func value(at place: ArraySlice<Step>, in root: Any) -> Any? {
        place.reduce(root as Any?) { value, step in
            switch step {
            case .member(let key): (value as? [String: Any])?[key]
            case .row(let index): (value as? [Any])?[index]
            }
        }
    }

    private static func thinned(_ value: Any, to count: Int) -> Any {
        if let list = value as? [Any] { return list.prefix(count).map { thinned($0, to: count) } }
        guard let object = value as? [String: Any] else { return value }
        // The keys of such an object are countries.
        let isDictionary = object.count > count && object.keys.allSatisfy { $0.wholeMatch(of: /[A-Z]{2}/) != nil }
        let keys = isDictionary ? Array(object.keys.sorted().prefix(count)) : Array(object.keys)
        return Dictionary(uniqueKeysWithValues: keys.compactMap { key in object[key].map { (key, thinned($0, to: count)) } })
    }

    private static func collect(_ value: Any, below path: [Step], in places: inout [[Step]]) {
        if let list = value as? [Any] {
            for (index, row) in list.enumerated() {
                places.append(path + [.row(index)])
                collect(row, below: path + [.row(index)], in: &places)
            }
        } else if let object = value as? [String: Any] {
            for (key, member) in object.sorted(by: { $0.key < $1.key }) {
                places.append(path + [.member(key)])
                collect(member, below: path + [.member(key)], in: &places)
            }
        }
    }

    private static func replaced(_ place: ArraySlice<Step>, in value: Any, with replacement: Any?) -> Any? {
        switch place.first {
        case nil: return replacement
        case .member(let key):
            var object = value as? [String: Any] ?? [:]
            object[key] = object[key].flatMap { replaced(place.dropFirst(), in: $0, with: replacement) }
            return object
        case .row(let index):
            var list = value as? [Any] ?? []
            if let row = replaced(place.dropFirst(), in: list[index], with: replacement) {
                list[index] = row
            } else {
                list.remove(at: index)
            }
            return list
        }
    }
}
