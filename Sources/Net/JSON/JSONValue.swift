import MarqueeDomain

/// A value of any form keeps its type: a number is no flag, and a text is no number.
extension JSONValue: TapeReadable {
    static func read(_ tape: JSONTape, at index: Int) throws -> JSONValue {
        switch tape.kind(at: index) {
        case .null: .null
        case .true: .flag(true)
        case .false: .flag(false)
        case .number: .number(try tape.double(at: index))
        case .array: .list(try [JSONValue].read(tape, at: index))
        case .object: .object(try [String: JSONValue].read(tape, at: index))
        default: .text(try tape.text(at: index))
        }
    }
}
