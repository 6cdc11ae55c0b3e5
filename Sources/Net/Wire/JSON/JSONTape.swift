import Foundation

/// A document as a flat list of tokens in the order of its text, made in one pass. Nothing of it is converted until it is asked for.
final class JSONTape {
    /// The body, and behind it zeros, so that the scanner may look a word ahead.
    let bytes: [UInt8]
    let tokens: [JSONToken]
    let userInfo: [CodingUserInfoKey: Any]
    /// Which keys have been asked for; nil unless that is recorded.
    let asked: AskedKeys?
    private var absentees: [(object: Int, key: String)] = []

    /// Reads a body through to its end.
    init(
        _ body: Foundation.Data, limits: JSONLimits = JSONLimits(), userInfo: [CodingUserInfoKey: Any] = [:], isRecording: Bool = false
    ) throws(JSONProblem) {
        guard body.count <= limits.bytes else { throw .large }
        bytes = [UInt8](unsafeUninitializedCapacity: body.count + JSONScanner.padding) { buffer, count in
            count = body.count + JSONScanner.padding
            for index in body.copyBytes(to: buffer)..<count { buffer[index] = 0 }
        }
        tokens = try JSONScanner.tokens(of: bytes, limits: limits)
        self.userInfo = userInfo
        asked = isRecording ? AskedKeys(count: tokens.count) : nil
    }

    func kind(at index: Int) -> JSONToken.Kind { index < tokens.count ? tokens[index].kind : .null }

    /// The place of a null that stands for a member that is not there.
    func absent(_ key: String, of object: Int) -> Int {
        absentees.append((object, key))
        return tokens.count + absentees.count - 1
    }

    /// The way from the document to a value.
    func path(to index: Int) -> [any CodingKey] {
        var path: [any CodingKey] = []
        var index = index
        while index != 0 {
            if index >= tokens.count {
                let absentee = absentees[index - tokens.count]
                path.append(JSONKey(absentee.key))
                index = absentee.object
                continue
            }
            let parent = Int(tokens[index].parent)
            let isMember = tokens[parent].kind == .object
            path.append(isMember ? JSONKey(name(ofKey: index - 1)) : JSONKey(place: Int(tokens[index].mark)))
            index = parent
        }
        return path.reversed()
    }
}
