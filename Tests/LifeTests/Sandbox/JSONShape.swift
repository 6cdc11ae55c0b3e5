import Foundation

/// The keys of JSON answers with the kinds of their values. A path is `results.*.title`; each row of a list and each key that is a code is
/// `*`.
struct JSONShape: Equatable {
    /// A kind of value.
    enum Kind: String {
        case null, flag, number, text, list, object
    }

    /// The kinds that were seen at each path.
    private(set) var kinds: [String: Set<Kind>] = [:]

    /// Adds an answer; the keys of appended parts are left out.
    mutating func add(_ value: Any, without parts: Set<String> = []) {
        let object = value as? [String: Any]
        add(object.map { $0.filter { !parts.contains($0.key) } } ?? value, at: "")
    }

    private mutating func add(_ value: Any, at path: String) {
        if !path.isEmpty { kinds[path, default: []].insert(Self.kind(of: value)) }
        if let rows = value as? [Any] {
            for row in rows { add(row, at: path.isEmpty ? "*" : path + ".*") }
        } else if let object = value as? [String: Any] {
            for (key, member) in object {
                let isCode = key.utf8.count == 2 && key.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
                let step = isCode ? "*" : key
                add(member, at: path.isEmpty ? step : "\(path).\(step)")
            }
        }
    }

    /// JSON's flags are numbers to Foundation.
    private static func kind(of value: Any) -> Kind {
        switch value {
        case is NSNull: .null
        case is String: .text
        case is [Any]: .list
        case is [String: Any]: .object
        case let number as NSNumber: isFlag(number) ? .flag : .number
        default: .null
        }
    }

    private static func isFlag(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}
