/// A step on the way to a value: the key of a member or the place of an element, with the texts that Foundation's decoder gives them.
struct JSONKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(_ name: String) {
        stringValue = name
        intValue = nil
    }

    init(place: Int) {
        stringValue = "Index \(place)"
        intValue = place
    }

    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { self.init(place: intValue) }

    static let `super` = JSONKey("super")
}
