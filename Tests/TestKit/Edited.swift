/// A value after an edit, so that an expected entity can be written as one expression.
package func edited<Value>(_ value: Value, _ edit: (inout Value) throws -> Void) rethrows -> Value {
    var value = value
    try edit(&value)
    return value
}
