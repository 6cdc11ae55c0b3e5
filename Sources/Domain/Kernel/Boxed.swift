import MarqueeDomain

/// A value of any type, held by one reference.
///
/// Only the two ends of a read know the type of its value: adapting the body, and returning the value to the caller. Everything between
/// them works on boxed values, so the program contains it once instead of once for each type.
struct Boxed: Sendable {
    private final class Box<Value: Sendable>: Sendable {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    /// The type of a boxed value.
    struct Kind: Sendable, Hashable {
        fileprivate let id: ObjectIdentifier

        init<Value: Sendable>(_ type: Value.Type) { id = ObjectIdentifier(Box<Value>.self) }
    }

    private let box: any AnyObject & Sendable

    init<Value: Sendable>(_ value: Value) { box = Box(value) }

    /// Whether the value has a type.
    func isOf(_ kind: Kind) -> Bool { ObjectIdentifier(type(of: box)) == kind.id }

    /// The value; nil if it has another type.
    func value<Value: Sendable>(of type: Value.Type) -> Value? { (box as? Box<Value>)?.value }
}

extension Fetched<Boxed> {
    /// The same answer with its value as the type that it has; nil if it has another type.
    @inline(never)
    func unboxed<Unboxed: Sendable>(as type: Unboxed.Type) -> Fetched<Unboxed>? {
        value.value(of: type).map { value in
            Fetched<Unboxed>(
                value, origin: origin, age: age, isStale: isStale, refreshError: refreshError, droppedRows: droppedRows,
                droppedFields: droppedFields, hiddenItems: hiddenItems, marks: marks)
        }
    }
}
