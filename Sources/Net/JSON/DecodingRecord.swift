/// Notes how a document is read: the keys that are asked for, the losses, and the values that are read only by tolerance.
final class DecodingRecord {
    /// A row or an optional field that is left out.
    struct Loss {
        /// The token of the value; of several rows beyond the limit, that of the first.
        let place: Int
        /// The token behind the last of several rows.
        var end: Int?
        let isRow: Bool
        var isDate = false
        /// How many rows are lost at once.
        var count = 1
        /// Nil for rows beyond the limit, and for losses after the first of many.
        var error: (any Error)?
    }

    /// A value of another type than documented, which is read nevertheless.
    enum Leniency: String, Sendable {
        case textForNumber, numberForFlag, fractionForWhole, valueForList
    }

    /// Errors hold coding paths, so only so many are kept of one document.
    private static let maximumErrors = 1_000

    private var asked: [Bool]
    /// The names that an object does not have, at most so many.
    private(set) var absent: [(object: Int, name: String)] = []
    private(set) var losses: [Loss] = []
    private(set) var leniencies: [(place: Int, leniency: Leniency)] = []
    private(set) var words: [(place: Int, word: String)] = []
    /// The objects with arbitrary keys, and whether their keys can have any form.
    private(set) var dictionaries: [Int: Bool] = [:]

    /// The members that shapes asked for, with their types.
    private(set) var questions: [(object: Int, key: String, type: Any.Type, isOptional: Bool)] = []

    init(count: Int) { asked = Array(repeating: false, count: count) }

    func noteAsked(_ key: Int) { asked[key] = true }
    func noteAbsent(_ name: String, of object: Int) { if absent.count < 100_000 { absent.append((object, name)) } }
    func note(question key: String, of object: Int, _ type: Any.Type, isOptional: Bool) {
        if questions.count < 100_000 { questions.append((object, key, type, isOptional)) }
    }
    func isAsked(_ key: Int) -> Bool { asked[key] }

    func note(_ leniency: Leniency, at place: Int) { leniencies.append((place, leniency)) }
    func note(word: String, at place: Int) { words.append((place, word)) }
    func noteDictionary(at place: Int, isFree: Bool) { dictionaries[place] = isFree }
    func noteLostRow(at place: Int, _ error: any Error) { losses.append(Loss(place: place, isRow: true, error: kept(error))) }

    func noteRowsBeyondLimit(_ count: Int, from place: Int, to end: Int) {
        losses.append(Loss(place: place, end: end, isRow: true, count: count))
    }

    func noteLostField(at place: Int, _ error: any Error, isDate: Bool) {
        losses.append(Loss(place: place, isRow: false, isDate: isDate, error: kept(error)))
    }

    private func kept(_ error: any Error) -> (any Error)? { losses.count < Self.maximumErrors ? error : nil }
}
