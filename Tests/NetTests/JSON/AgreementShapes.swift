import Foundation

/// Anything at all, with all that is in it read.
enum JSONValue: Decodable, Equatable {
    case null, bool(Bool), int(Int), unsigned(UInt64), double(Double), text(String), array([JSONValue]), object([String: JSONValue])

    init(from decoder: any Decoder) throws {
        if var array = try? decoder.unkeyedContainer() {
            var values: [JSONValue] = []
            while !array.isAtEnd { values.append(try array.decode(JSONValue.self)) }
            self = .array(values)
            return
        }
        if let object = try? decoder.container(keyedBy: AnyKey.self) {
            self = .object(try object.allKeys.reduce(into: [:]) { $0[$1.stringValue] = try object.decode(JSONValue.self, forKey: $1) })
            return
        }
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let bool = try? value.decode(Bool.self) {
            self = .bool(bool)
        } else if let int = try? value.decode(Int.self) {
            self = .int(int)
        } else if let unsigned = try? value.decode(UInt64.self) {
            self = .unsigned(unsigned)
        } else if let double = try? value.decode(Double.self) {
            self = .double(double)
        } else {
            self = .text(try value.decode(String.self))
        }
    }
}

struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// Every scalar, as the compiler decodes it.
struct Scalars: Decodable, Equatable {
    let a: Int8?
    let b: Int16?
    let c: Int32?
    let d: Int64?
    let e: UInt?
    let f: UInt8?
    let g: UInt16?
    let h: UInt32?
    let i: UInt64?
    let j: Float?
    let k: Double?
    let l: Bool?
    let m: String?
    let n: Int?
    let é: Int?
}

/// Members that must be there.
struct Required: Decodable, Equatable {
    enum Kind: String, Decodable { case a, b }
    struct Inner: Decodable, Equatable {
        let a: Int
        let b: [Kind]
    }
    let a: Inner
    let b: [String: Inner]
    let c: [Int: Double]
    let d: Inner?
}

/// Walks an array with every function of its container, and writes down the results.
struct ArrayWalk: Decodable, Equatable {
    private(set) var log: [String] = []

    init(from decoder: any Decoder) throws {
        var array = try decoder.unkeyedContainer()
        while !array.isAtEnd {
            log.append("\(array.currentIndex) of \(array.count ?? -1) in \(array.codingPath.map(\.stringValue))")
            note("null") { try array.decodeNil() }
            if array.isAtEnd { break }
            note("bool") { try array.decode(Bool.self) } ?? note("int") { try array.decode(Int.self) }
                ?? note("byte") { try array.decode(UInt8.self) } ?? note("float") { try array.decode(Float.self) }
                ?? note("text") { try array.decode(String.self) } ?? note("words") { try array.decode([String].self) }
                ?? note("array") { try array.nestedUnkeyedContainer().count } ?? note("object") {
                    try array.nestedContainer(keyedBy: AnyKey.self).allKeys.count
                }
                ?? note("value") { try JSONValue(from: array.superDecoder()) }
        }
        note("end") { try array.decodeNil() }
        note("end") { try array.decode(Int.self) }
        note("end") { try array.nestedUnkeyedContainer().count }
        note("end") { try array.nestedContainer(keyedBy: AnyKey.self).allKeys.count }
        note("end") { try array.superDecoder().codingPath.count }
    }

    @discardableResult
    private mutating func note<Value>(_ name: String, _ read: () throws -> Value) -> Void? {
        let (text, isRead) = Self.outcome(read)
        log.append("\(name): \(text)")
        return isRead ? () : nil
    }

    /// Foundation's decoder gives corrupted values no path while it is still at work.
    static func outcome<Value>(_ read: () throws -> Value) -> (String, Bool) {
        do {
            return ("\(try read())", true)
        } catch let error as DecodingError {
            if case .dataCorrupted = error { return ("corrupted", false) }
            return (Agreement.text(of: error), false)
        } catch {
            return ("corrupted", false)
        }
    }
}

/// Walks an object with every function of its container, and writes down the results.
struct ObjectWalk: Decodable, Equatable {
    private(set) var log: [String] = []

    init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: AnyKey.self)
        let keys = object.allKeys.map(\.stringValue.precomposedStringWithCanonicalMapping).sorted {
            $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars)
        }
        log.append("\(keys) in \(object.codingPath.map(\.stringValue))")
        for key in (keys + ["a", "e\u{301}", "", "super", "absent"]).map(AnyKey.init(stringValue:)) {
            note("\(key.stringValue) \(object.contains(key))") { try object.decodeNil(forKey: key) }
            note("bool") { try object.decode(Bool.self, forKey: key) }
            note("int") { try object.decodeIfPresent(Int.self, forKey: key) }
            note("long") { try object.decodeIfPresent(Int64.self, forKey: key) }
            note("byte") { try object.decode(UInt8.self, forKey: key) }
            note("float") { try object.decode(Float.self, forKey: key) }
            note("double") { try object.decodeIfPresent(Double.self, forKey: key) }
            note("text") { try object.decodeIfPresent(String.self, forKey: key) }
            note("words") { try object.decodeIfPresent([String].self, forKey: key) }
            note("array") { try object.nestedUnkeyedContainer(forKey: key).codingPath.map(\.stringValue) }
            note("object") { try object.nestedContainer(keyedBy: AnyKey.self, forKey: key).codingPath.map(\.stringValue) }
            note("super") { try object.superDecoder(forKey: key).codingPath.map(\.stringValue) }
            note("super array") { try ArrayWalk(from: object.superDecoder(forKey: key)).log }
        }
        note("super") { try object.superDecoder().singleValueContainer().decodeNil() }
        note("super int") { try object.superDecoder().singleValueContainer().decode(Int.self) }
    }

    private mutating func note<Value>(_ name: String, _ read: () throws -> Value) {
        log.append("\(name): \(ArrayWalk.outcome(read).0)")
    }
}
