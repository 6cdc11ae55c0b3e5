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
        fileprivate let id: ObjectIdentifier

        package init<Value: Sendable>(_ type: Value.Type) { id = ObjectIdentifier(Box<Value>.self) }
    }

    private let box: any AnyObject & Sendable

    package init<Value: Sendable>(_ value: Value) { box = Box(value) }

    /// Whether the value has a type.
    package func isOf(_ kind: Kind) -> Bool { ObjectIdentifier(type(of: box)) == kind.id }

    /// The value; nil if it has another type.
    package func value<Value: Sendable>(of type: Value.Type) -> Value? { (box as? Box<Value>)?.value }

    /// The value; an error if it has another type.
    package func known<Value: Sendable>(as type: Value.Type = Value.self, operation: String? = nil) throws(MarqueeError) -> Value {
        guard let value = value(of: type) else { throw MarqueeError(.unreadable, .valueDecoding, operation: operation) }
        return value
    }
}

extension MarqueeError.Reason {
    /// An answer is not of the type of its read.
    package static let valueDecoding = Self("value.decoding")
}
