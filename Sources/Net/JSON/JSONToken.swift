/// One token of a document: a value, or the key in front of one.
struct JSONToken {
    enum Kind: UInt8 {
        case object, array, key, text, number, `true`, `false`, null
    }

    let kind: Kind
    /// Texts and keys: whether there is an escape to undo. Numbers: whether there is a fraction or an exponent.
    let needsConversion: Bool
    /// Where the bytes of a text, key or number begin, without quotation marks.
    let start: UInt32
    /// How many bytes a text, key or number has; how many elements or members a container has.
    var count: UInt32
    /// The token behind the value and all that is inside it.
    var next: UInt32
    /// The container of the token.
    let parent: UInt32
    /// Keys: a hash, or none for a key that can only be compared as a text. Values: the place in the container.
    let hashOrPlace: UInt32
}
