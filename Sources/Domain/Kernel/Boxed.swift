/// A value of any type, held by one reference.
///
/// Only the two ends of a read know the type of its value: adapting the body, and returning the value to the caller. Everything between
/// them works on boxed values, so the program contains it once instead of once for each type.
package struct Boxed: Sendable {
    private final class Box<Value: Sendable>: Sendable {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    /// The type of a boxed value.
    package struct Kind: Sendable, Hashable {
        private let id: ObjectIdentifier

        /// The type itself, not that of its box, which would be looked up at each read.
        package init<Value: Sendable>(_ type: Value.Type) { id = ObjectIdentifier(type) }
    }

    private let box: any AnyObject & Sendable
    private let kind: Kind

    package init<Value: Sendable>(_ value: Value) {
        box = Box(value)
        kind = Kind(Value.self)
    }

    /// Whether the value has a type.
    package func isOf(_ kind: Kind) -> Bool { self.kind == kind }

    /// The value; nil if it has another type.
    @inline(__always) package func value<Value: Sendable>(of type: Value.Type) -> Value? {
        guard kind == Kind(type) else { return nil }
        // The box was made of a value of this very type. A checked cast looks the type of the box up, which is a tenth of a cached read.
        return unsafeDowncast(box, to: Box<Value>.self).value
    }

    /// The value; an error if it has another type.
    @inline(__always) package func known<Value: Sendable>(as type: Value.Type = Value.self, operation: String? = nil) throws(MarqueeError)
        -> Value
    {
        guard let value = value(of: type) else { throw MarqueeError(.unreadable, .valueDecoding, operation: operation) }
        return value
    }
}

extension MarqueeError.Reason {
    /// An answer is not of the type of its read.
    package static let valueDecoding = Self("value.decoding")
}
