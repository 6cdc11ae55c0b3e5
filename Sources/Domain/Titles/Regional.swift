/// A value of a title in one region, with the region that it came from.
///
/// ```swift
/// if let date = details.releaseDate(in: ["AT", "DE", "US"]) { print(date.value, date.region ?? "anywhere") }
/// ```
public struct Regional<Value: Sendable>: Sendable {
    /// The value.
    public var value: Value
    /// The region, as ISO 3166-1; nil for a value that is in no region, such as the first release date in the world.
    public var region: String?

    public init(_ value: Value, in region: String?) {
        self.value = value
        self.region = region
    }
}

extension Regional: Equatable where Value: Equatable {}
extension Regional: Hashable where Value: Hashable {}

extension [String] {
    /// Returns the value of the first region that has one.
    func firstRegion<Value>(with value: (String) -> Value?) -> Regional<Value>? {
        for region in self {
            if let found = value(region) { return Regional(found, in: region) }
        }
        return nil
    }
}
