/// The numbers and ids by which an answer names its subject, as the request asked for them. An answer may leave them out, but one with
/// others is the answer to another request.
package struct AnswerIdentity: Sendable, Hashable {
    /// The asked numbers, by the keys under which answers repeat them.
    package var numbers: [String: Int] = [:]
    /// The asked ids that are texts, such as that of a review. A title that was asked for by an id of another service answers with its number,
    /// which says nothing about such a text.
    package var texts: [String: String] = [:]

    package init() {}
}

extension JSONTape {
    /// Whether the document says of itself that it is about something else. A part that cannot be read says nothing.
    func contradicts(_ identity: AnswerIdentity) -> Bool {
        guard kind(at: 0) == .object else { return false }
        return identity.numbers.contains { key, asked in
            guard let index = member(key, of: 0), let said = try? whole(Int.self, at: index) else { return false }
            return said != asked
        }
            || identity.texts.contains { key, asked in
                guard let index = member(key, of: 0), kind(at: index) == .text, let said = try? text(at: index) else { return false }
                return said != asked
            }
    }
}
