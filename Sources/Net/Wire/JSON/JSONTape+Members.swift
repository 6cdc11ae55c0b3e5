extension JSONTape {
    /// The value of a member; of the first one where a key stands twice.
    func member(_ name: String, of object: Int) -> Int? {
        var name = name
        let found = name.withUTF8 { key(written: $0, of: object) }
        guard let key = found ?? key(accented: name, of: object) else { return nil }
        asked?.note(key)
        return key + 1
    }

    /// The values of all members; of the first one where a key stands twice.
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

    /// What a key says; the scanner refuses keys that say nothing.
    func name(ofKey key: Int) -> String { text(key) ?? "" }

    private func key(written name: UnsafeBufferPointer<UInt8>, of object: Int) -> Int? {
        let hash = JSONText.hash(name)
        return tokens.withUnsafeBufferPointer { tokens in
            let end = Int(tokens[object].next)
            var key = object + 1
            while key < end {
                let token = tokens[key]
                if token.mark == hash {
                    if bytes(of: token, equal: name) { return key }
                } else if token.mark == JSONText.noHash, self.name(ofKey: key) == String(decoding: name, as: UTF8.self) {
                    return key
                }
                key = Int(tokens[key + 1].next)
            }
            return nil
        }
    }

    /// A name beyond ASCII can be written in several ways, and some of them equal one in ASCII.
    private func key(accented name: String, of object: Int) -> Int? {
        guard !name.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        return keys(of: object).first { self.name(ofKey: $0) == name }
    }
}
