import Marquee
import MarqueeDrift

/// The words of the report on recorded answers.
extension Texts {
    static func driftExchanges(_ count: Int) -> String { "Exchanges: \(count)" }
    static func driftMatched(_ count: Int) -> String { "of known operations: \(count)" }
    static func driftOperations(_ count: Int) -> String { "operations: \(count)" }
    static func driftRows(_ count: Int) -> String { "Rows dropped: \(count)" }
    static func driftFields(_ count: Int) -> String { "fields dropped: \(count)" }
    static func driftListed(_ count: Int) -> String { "known differences: \(count)" }
    static func driftHeading(_ kind: DriftFinding.Kind) -> String {
        switch kind {
        case .failedAnswer: "Unreadable answers"
        case .lostRow: "Dropped rows"
        case .otherAnswer: "Answers about something else"
        case .unknownError: "Errors of an unknown form"
        case .changedDate: "Unreadable dates"
        case .lostField: "Dropped fields"
        case .changedType: "Changed types that are read"
        case .newWord: "New words"
        case .newDictionaryKey: "Map keys of a new form"
        case .newKey: "Keys that are not read"
        case .missingPart: "Requested parts that are missing"
        case .unaskedPart: "Parts that were not requested"
        case .pageBeyondEnd: "Pages beyond the end"
        }
    }
    static var driftUnmatched: String { "Requests of no known operation" }
    static var driftAbsent: String { "Keys that are read and that no answer has" }
    static var driftErrors: String { "Recorded errors" }
    static func driftCode(_ code: Int) -> String { "code \(code)" }
    static var driftProblems: String { "Damaged entries of the recording" }
    static func driftOmitted(_ count: Int) -> String { "Further differences that are not listed: \(count)" }
    static var driftNone: String { "No differences found." }
    static func driftAsked(_ asked: String, _ said: String) -> String { "requested \(asked), answered \(said)" }
    static func driftLastPage(_ asked: String, _ last: String) -> String { "requested \(asked) of \(last)" }
    static func driftType(_ form: String) -> String {
        switch form {
        case "textForNumber": "a text in place of a number"
        case "numberForFlag": "a number in place of true or false"
        case "fractionForWhole": "a fraction in place of a whole number"
        default: "a value in place of a list"
        }
    }
    static var driftFound: String { "Some recorded answers cannot be read completely, or are not the answers to their requests." }
    static var driftPlaces: String { "The report names each operation and place." }
    static func needsRecording(_ command: String) -> String { "“\(command)” needs one file or folder with recorded exchanges." }
}
