import Foundation

/// The fields of a form, from a query or a body.
struct FormFields: Sendable {
    /// The largest body of a form.
    static let limit = 16_384

    private let fields: [(name: String, value: String)]

    init(_ text: String) {
        fields = text.split(separator: "&").prefix(64).map { pair in
            let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (Self.decoded(halves[0]), halves.count > 1 ? Self.decoded(halves[1]) : "")
        }
    }

    /// The first value of a field.
    subscript(name: String) -> String? { fields.first { $0.name == name }?.value }

    /// A value, as one of the words that it can be.
    func word<Value: RawRepresentable<String>>(_ name: String) throws(CinemaError) -> Value {
        guard let value = self[name].flatMap(Value.init(rawValue:)) else { throw .badForm }
        return value
    }

    private static func decoded(_ text: Substring) -> String {
        let spaced = text.replacingOccurrences(of: "+", with: " ")
        return spaced.removingPercentEncoding ?? String(spaced)
    }
}
