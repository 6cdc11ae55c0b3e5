/// Header fields in order, looked up without regard to case.
public struct TransportHeaders: Sendable, Hashable, ExpressibleByDictionaryLiteral {
    /// One field.
    public struct Field: Sendable, Hashable {
        /// The name as it was written.
        public var name: String
        /// The value.
        public var value: String
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }

        /// Whether this is its name, in capital or small letters.
        func isNamed(_ name: String) -> Bool {
            self.name.utf8.count == name.utf8.count
                && zip(self.name.utf8, name.utf8).allSatisfy { Self.lowercased($0) == Self.lowercased($1) }
        }

        private static func lowercased(_ byte: UInt8) -> UInt8 {
            (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
        }
    }

    /// The fields in order.
    public private(set) var fields: [Field]

    /// Creates header fields from a list.
    public init(_ fields: [Field] = []) { self.fields = fields }

    public init(dictionaryLiteral elements: (String, String)...) {
        fields = elements.map { Field($0.0, $0.1) }
    }

    /// The first value of a field; setting it replaces all fields of that name.
    public subscript(name: String) -> String? {
        get { fields.first { $0.isNamed(name) }?.value }
        set {
            fields.removeAll { $0.isNamed(name) }
            if let newValue { fields.append(Field(name, newValue)) }
        }
    }

    /// Every value of the named field, in order.
    public func values(of name: String) -> [String] {
        fields.filter { $0.isNamed(name) }.map(\.value)
    }

    /// Adds a field; fields of the same name stay.
    public mutating func append(_ name: String, _ value: String) {
        fields.append(Field(name, value))
    }
}

/// Only the names of header fields are printed: a value may be a credential.
extension TransportHeaders: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The names of the fields.
    public var description: String { fields.map(\.name).joined(separator: ", ") }
    /// The names of the fields.
    public var debugDescription: String { description }
    /// The names of the fields.
    public var customMirror: Mirror { Mirror(self, children: ["names": fields.map(\.name)]) }
}

/// Only the name of a header field is printed: the value may be a credential.
extension TransportHeaders.Field: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The name.
    public var description: String { name }
    /// The name.
    public var debugDescription: String { description }
    /// The name.
    public var customMirror: Mirror { Mirror(self, children: ["name": name]) }
}
