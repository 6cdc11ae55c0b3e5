import Foundation

extension JSONTape {
    /// What a text or a key says; nil if it is neither, or has half of a surrogate pair in it.
    func text(_ index: Int) -> String? {
        guard kind(at: index) == .text || kind(at: index) == .key else { return nil }
        let token = tokens[index]
        return withBytes(of: token) { token.isIntricate ? JSONText.unescaped($0) : String(decoding: $0, as: UTF8.self) }
    }

    func text(at index: Int) throws -> String {
        if let text = text(index) { return text }
        guard kind(at: index) == .text else { throw mismatch(String.self, at: index) }
        throw corrupted("The text has half of a surrogate pair in it.", at: index)
    }

    func bool(at index: Int) throws -> Bool {
        switch kind(at: index) {
        case .true: return true
        case .false: return false
        // Foundation's decoder calls a null here another type, too.
        default: throw mismatch(Bool.self, at: index, ofNull: false)
        }
    }

    func whole<Whole: FixedWidthInteger>(_ type: Whole.Type, at index: Int) throws -> Whole {
        try number(type, at: index) { digits, isIntricate in
            isIntricate ? JSONNumber.rounded(type, digits) : JSONNumber.whole(type, digits)
        }
    }

    func double(at index: Int) throws -> Double { try number(Double.self, at: index) { digits, _ in JSONNumber.finite(digits) } }

    func float(at index: Int) throws -> Float { try number(Float.self, at: index) { digits, _ in JSONNumber.finiteFloat(digits) } }

    func isNull(at index: Int) -> Bool { kind(at: index) == .null }

    private func number<Number>(
        _ type: Number.Type, at index: Int, _ read: (UnsafeBufferPointer<UInt8>, Bool) -> Number?
    ) throws -> Number {
        guard kind(at: index) == .number else { throw mismatch(type, at: index) }
        let token = tokens[index]
        guard let number = withBytes(of: token, { read($0, token.isIntricate) }) else {
            throw corrupted("The number is no \(type).", at: index)
        }
        return number
    }

    /// What a text, key or number is written as.
    private func withBytes<Value>(of token: JSONToken, _ read: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
        bytes.withUnsafeBufferPointer { bytes in
            read(UnsafeBufferPointer(rebasing: bytes[Int(token.start)..<Int(token.start + token.count)]))
        }
    }

    func bytes(of key: JSONToken, equal name: UnsafeBufferPointer<UInt8>) -> Bool {
        withBytes(of: key) { key in
            guard key.count == name.count, let bytes = key.baseAddress, let name = name.baseAddress else { return key.count == name.count }
            return memcmp(bytes, name, key.count) == 0
        }
    }
}
