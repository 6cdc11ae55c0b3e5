#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension JSONTape {
    /// The value of the member of a name, by the name itself or by its key; of the first one if a key is repeated.
    func member(_ name: String, of object: Int) -> Int? {
        guard let key = tokens[object].count > MemberPlan.maximumMembers ? indexedKey(name, of: object) : key(for: name, of: object) else {
            record?.noteAbsent(name, of: object)
            return nil
        }
        record?.noteAsked(key)
        return key + 1
    }

    /// The value of the member of a key, or of another key for the same value; of the first one if a key is repeated.
    func member(_ key: StaticString, of object: Int) -> Int? {
        guard tokens[object].count <= MemberPlan.maximumMembers else { return member(key.description, of: object) }
        let bytes = UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount)
        guard let found = self.key(tolerantly: bytes, of: object) else {
            record?.noteAbsent(key.description, of: object)
            return nil
        }
        record?.noteAsked(found)
        return found + 1
    }

    private func key(for name: String, of object: Int) -> Int? {
        var name = name
        let found = name.withUTF8 { bytes -> Int? in
            if isStrict { return key(written: bytes, of: object) ?? KeyName.withKey(of: bytes) { key(written: $0, of: object) } ?? nil }
            let renamed = KeyName.withKey(of: bytes) { key(tolerantly: $0, of: object) } ?? nil
            return renamed ?? key(tolerantly: bytes, of: object)
        }
        return found ?? key(accented: name, of: object)
    }

    private func key(tolerantly name: UnsafeBufferPointer<UInt8>, of object: Int) -> Int? {
        key(written: name, of: object) ?? KeyName.alternative(to: name).flatMap { key(written: $0, of: object) }
    }

    /// Large objects are indexed first, so that no document makes a search slow.
    private func indexedKey(_ name: String, of object: Int) -> Int? {
        if storage.pointee.indexes[object] == nil { storage.pointee.indexes[object] = members(of: object) }
        guard let members = storage.pointee.indexes[object] else { return nil }
        let key = KeyName.key(of: name)
        let names = key == name ? [name] : [key, name]
        let value =
            isStrict
            ? names.reversed().lazy.compactMap { members[$0] }.first
            : names.lazy.compactMap { members[$0] ?? KeyName.alternative(to: $0).flatMap { members[$0] } }.first
        return value.map { $0 - 1 }
    }

    /// The values of all members; of the first one if a key is repeated.
    func members(of object: Int) -> [String: Int] {
        var members: [String: Int] = [:]
        members.reserveCapacity(Int(tokens[object].count))
        for key in keys(of: object) {
            let name = name(ofKey: key)
            if members[name] == nil { members[name] = key + 1 }
        }
        return members
    }

    /// The keys of an object, in the order of the text.
    func keys(of object: Int) -> [Int] {
        var keys: [Int] = []
        keys.reserveCapacity(Int(tokens[object].count))
        let end = Int(tokens[object].next)
        var key = object + 1
        while key < end {
            keys.append(key)
            key = Int(tokens[key + 1].next)
        }
        return keys
    }

    /// The text of a key; the scanner refuses keys without a text.
    func name(ofKey key: Int) -> String { text(key) ?? "" }

    private func key(written name: UnsafeBufferPointer<UInt8>, of object: Int) -> Int? {
        let hash = JSONText.hash(name)
        let tokens = tokens
        let end = Int(tokens[object].next)
        var key = object + 1
        while key < end {
            let token = tokens[key]
            if token.hashOrPlace == hash {
                if bytes(of: token, equal: name) { return key }
            } else if token.hashOrPlace == JSONText.noHash, self.name(ofKey: key) == String(decoding: name, as: UTF8.self) {
                return key
            }
            key = Int(tokens[key + 1].next)
        }
        return nil
    }

    @inline(__always)
    func bytes(of key: JSONToken, equal name: UnsafeBufferPointer<UInt8>) -> Bool {
        let key = bytes(of: key)
        guard key.count == name.count, let bytes = key.baseAddress, let name = name.baseAddress else { return key.count == name.count }
        return memcmp(bytes, name, key.count) == 0
    }

    /// Whether a text has a `&`. A loop over its UTF-8 view takes a hundred times as long for an overview.
    static func hasAmpersand(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in bytes.baseAddress.map { memchr($0, 0x26, bytes.count) != nil } ?? false }
    }

    /// Whether two keys are written alike. They are compared a word at a time: behind each key are more bytes of the document, or the
    /// zeros behind its end, and those are shifted out.
    @inline(__always)
    func areEqual(_ a: JSONToken, _ b: JSONToken) -> Bool {
        guard a.hashOrPlace == b.hashOrPlace, a.count == b.count, let base = bytes.baseAddress else { return false }
        let (first, second) = (UnsafeRawPointer(base + Int(a.start)), UnsafeRawPointer(base + Int(b.start)))
        func difference(at offset: Int) -> UInt64 {
            let other = second.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            return UInt64(littleEndian: first.loadUnaligned(fromByteOffset: offset, as: UInt64.self) ^ other)
        }
        var (offset, rest) = (0, Int(a.count))
        while rest > 8 {
            if difference(at: offset) != 0 { return false }
            offset += 8
            rest -= 8
        }
        return rest == 0 || difference(at: offset) << UInt64(64 - 8 * rest) == 0
    }

    /// A name beyond ASCII can be written in several ways, and some of them equal one in ASCII.
    private func key(accented name: String, of object: Int) -> Int? {
        guard !name.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        return keys(of: object).first { self.name(ofKey: $0) == name }
    }
}
