import MarqueeData

/// A document as a flat list of tokens. Nothing of it is converted until it is asked for.
///
/// It is a bare pointer, because counting references was half the time of decoding a page; a ``JSONDocument`` owns its memory.
struct JSONTape {
    struct Storage {
        /// The body, and behind it zeros, so that the scanner may look a word ahead.
        let bytes: UnsafeBufferPointer<UInt8>
        let tokens: UnsafeBufferPointer<JSONToken>
        /// Whether values are read as Foundation's decoder reads them.
        let isStrict: Bool
        /// How the document is read; nil unless that is recorded.
        let record: DecodingRecord?
        var losses = DecodingLosses()
        /// Whether any member of the document's own object was read.
        var hasReadMember = false
        /// The place of a null for an absent member; the first one for any.
        var absentees: [(object: Int, key: String)] = [(0, "absent")]
        /// The members of objects with many of them, by the place of the object.
        var indexes: [Int: [String: Int]] = [:]
        var plans: [(shape: ObjectIdentifier, plan: MemberPlan?)] = []
    }

    let storage: UnsafeMutablePointer<Storage>

    var bytes: UnsafeBufferPointer<UInt8> { storage.pointee.bytes }
    var tokens: UnsafeBufferPointer<JSONToken> { storage.pointee.tokens }
    var isStrict: Bool { storage.pointee.isStrict }
    var record: DecodingRecord? { storage.pointee.record }

    /// The fields and rows that were left out until now.
    var losses: DecodingLosses {
        get { storage.pointee.losses }
        nonmutating set { storage.pointee.losses = newValue }
    }

    @inline(__always)
    func kind(at index: Int) -> JSONToken.Kind { index < tokens.count ? tokens[index].kind : .null }

    /// The place of a null for an absent member.
    func absent(_ key: String, of object: Int) -> Int {
        storage.pointee.absentees.append((object, key))
        return tokens.count + storage.pointee.absentees.count - 1
    }

    /// The way from the document to a value.
    func path(to index: Int) -> [any CodingKey] {
        var path: [any CodingKey] = []
        var index = index
        while index != 0 {
            if index >= tokens.count {
                let absentee = storage.pointee.absentees[index - tokens.count]
                path.append(JSONKey(absentee.key))
                index = absentee.object
                continue
            }
            let parent = Int(tokens[index].parent)
            let isMember = tokens[parent].kind == .object
            path.append(isMember ? JSONKey(name(ofKey: index - 1)) : JSONKey(place: Int(tokens[index].hashOrPlace)))
            index = parent
        }
        return path.reversed()
    }
}
