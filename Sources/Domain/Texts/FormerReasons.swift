/// Reads reasons that earlier versions stored without values: a key, and an English sentence that contains the values.
///
/// This is the only use of these sentences. A row is added when a key is given up; a sentence that is only reworded needs none, because
/// newer versions store the values.
enum FormerReasons {
    /// A key, its English sentence, and the key that the reason has now.
    static let all: [(key: String, english: String, now: String)] = [
        ("answer.listRows", "In the answer, none of the rows of {list} can be read.", "answer.listRows"),
        ("answer.shape", "In the answer, {field} is missing.", "answer.fieldMissing"),
        ("answer.shape", "In the answer, {field} is null.", "answer.fieldNull"),
        ("answer.shape", "In the answer, {field} has another type.", "answer.fieldType"),
        ("answer.shape", "In the answer, {field} is malformed.", "answer.fieldMalformed"),
        ("answer.shape", "The answer is missing.", "answer.unreadable"),
        ("answer.shape", "The answer is null.", "answer.type"),
        ("answer.shape", "The answer has another type.", "answer.type"),
        ("answer.shape", "The answer is malformed.", "answer.malformed"),
        ("answer.shape", "The answer cannot be read.", "answer.unreadable"),
        ("audience.language", "A language is written like fr or fr-FR. Write {language} here.", "audience.otherLanguage"),
        ("database.engine", "The database server failed (SQLSTATE {state}).", "database.engine"),
        ("search.long", "The search text is longer than {count} characters.", "search.long"),
        ("store.damaged", "The local store is damaged (SQLite code {code}).", "store.damaged"),
        ("store.engine", "The local store failed (SQLite code {code}).", "store.engine"),
        ("store.system", "The system refused access to the local store (errno {code}).", "store.system"),
    ]

    /// The reason that an older version stored in this form; nil if it has none of these sentences.
    static func reason(_ key: String, _ sentence: String) -> (key: String, values: [String: String])? {
        for former in all where former.key == key {
            if let values = ReasonTemplate(former.english).values(in: sentence) { return (former.now, values) }
        }
        return nil
    }
}
