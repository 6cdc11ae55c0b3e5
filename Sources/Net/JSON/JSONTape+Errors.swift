/// Errors have the place in the document and the wanted type, and no text of the document.
extension JSONTape {
    func mismatch(_ type: Any.Type, at index: Int, ofNull isTold: Bool = true) -> DecodingError {
        let kind = kind(at: index)
        let context = DecodingError.Context(codingPath: path(to: index), debugDescription: "Expected \(type) and found \(kind).")
        return kind == .null && isTold ? .valueNotFound(type, context) : .typeMismatch(type, context)
    }

    func corrupted(_ description: String, at index: Int) -> DecodingError {
        .dataCorrupted(DecodingError.Context(codingPath: path(to: index), debugDescription: description))
    }

    func missing(_ key: any CodingKey, of object: Int) -> DecodingError {
        var name = key.stringValue
        let renamed = isStrict ? nil : name.withUTF8 { KeyName.withKey(of: $0) { JSONKey(String(decoding: $0, as: UTF8.self)) } }
        return .keyNotFound(
            renamed ?? key, DecodingError.Context(codingPath: path(to: object), debugDescription: "No member has this key."))
    }
}
