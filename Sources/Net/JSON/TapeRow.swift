import MarqueeData
import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// An object of a tape, whose members a shape reads by their keys and by the rule in `Tolerance.swift`.
struct TapeRow {
    let tape: JSONTape
    let index: Int
    private let plan: MemberPlan?

    init(_ tape: JSONTape, at index: Int, of shape: Any.Type) throws {
        guard tape.kind(at: index) == .object else { throw tape.mismatch([String: Any].self, at: index) }
        self.tape = tape
        self.index = index
        plan = tape.plan(for: shape, of: index)
    }

    // MARK: - Required fields

    func required(_ key: StaticString) throws -> Int { try tape.whole(Int.self, at: place(key, Int.self)) }
    func required(_ key: StaticString) throws -> String { try tape.text(at: place(key, String.self)) }
    func required(_ key: StaticString) throws -> Bool { try tape.bool(at: place(key, Bool.self)) }

    /// A word of a vocabulary.
    func required<Word: OpenVocabulary>(_ key: StaticString) throws -> Word {
        let place = try place(key, String.self)
        return word(try tape.text(at: place), at: place)
    }

    func required<Value: Shape>(_ key: StaticString) throws -> Value { try Value.read(from: tape, at: place(key, Value.self)) }

    /// The rows of a list that the shape is about.
    func list<Row: Shape>(_ key: StaticString) throws -> [Row] {
        guard let place = find(key, [Row].self, isOptional: false) else { throw tape.missing(JSONKey(key.description), of: index) }
        let limit = key.utf8CodeUnitCount == 7 && key.description == "results" ? JSONLimits.pageRows : .max
        let rows = try tape.rows(at: place, upTo: limit) { try Row.read(from: tape, at: $0) }
        tape.noteMember(of: index)
        return rows
    }

    // MARK: - Optional fields

    func optional(_ key: StaticString) -> String? { present(key, String.self).flatMap { text(at: $0) } }
    func optional(_ key: StaticString) -> Int? { read(present(key, Int.self)) { try tape.whole(Int.self, at: $0) } }
    func optional(_ key: StaticString) -> Double? { read(present(key, Double.self)) { try tape.double(at: $0) } }
    func optional(_ key: StaticString) -> Bool? { read(present(key, Bool.self)) { try tape.bool(at: $0) } }
    func optional(_ key: StaticString) -> Day? { converted(key, isDate: true) { Day($0) } }
    func optional(_ key: StaticString) -> Date? { converted(key, isDate: true) { Date(wireText: $0) } }
    func optional(_ key: StaticString) -> ImagePath? { converted(key) { ImagePath($0) } }

    /// A word of a vocabulary; nil for an empty text.
    func optional<Word: OpenVocabulary>(_ key: StaticString) -> Word? {
        guard let place = present(key, String.self), let text = text(at: place), !text.isEmpty else { return nil }
        return word(text, at: place)
    }

    /// A word of a vocabulary whose words are numbers.
    func optional<Word: NumberedWord>(_ key: StaticString) -> Word? {
        guard let place = present(key, Int.self), let number = read(place, { try tape.whole(Int.self, at: $0) }) else { return nil }
        let word = Word(rawValue: number)
        if word.isUnknown { tape.record?.note(word: String(number), at: place) }
        return word
    }

    func optional<Value: Shape>(_ key: StaticString) -> Value? {
        guard let place = present(key, Value.self), !tape.isAbsent(at: place) else { return nil }
        let earlier = tape.losses
        do {
            let value = try Value.read(from: tape, at: place)
            tape.noteMember(of: index)
            return value
        } catch {
            tape.noteLoss(error, at: place, since: earlier, isDate: Value.self == PartialDay.self)
            return nil
        }
    }

    /// One of several lists, which may be missing or broken without the others.
    func separate<Row: Shape>(_ key: StaticString) -> SeparateList<Row> {
        let earlier = tape.losses
        do {
            return SeparateList(try list(key))
        } catch {
            let isNamed = tape.record != nil
            let place = tape.member(key, of: index) ?? (isNamed ? tape.absent(key.description, of: index) : tape.tokens.count)
            tape.noteLoss(error, at: place, since: earlier)
            return SeparateList([], failure: error)
        }
    }

    // MARK: - Members

    /// Whether the object has a member with this key.
    func has(_ key: StaticString) -> Bool { tape.member(key, of: index) != nil }

    /// The text of a member; nil if it is absent, empty or no text.
    func knownText(_ key: StaticString) -> String? {
        guard let value = tape.member(key, of: index), tape.kind(at: value) == .text else { return nil }
        return tape.text(value).known
    }

    /// The place of a member, by the plan if it holds.
    private func find(_ key: StaticString, _ type: Any.Type, isOptional: Bool) -> Int? {
        if let plan, plan.holds(for: index) { return plan.member(key, of: tape) }
        tape.record?.note(question: key.description, of: index, type, isOptional: isOptional)
        return tape.member(key, of: index)
    }

    private func place(_ key: StaticString, _ type: Any.Type) throws -> Int {
        guard let place = find(key, type, isOptional: false) else { throw tape.missing(JSONKey(key.description), of: index) }
        tape.noteMember(of: index)
        return place
    }

    private func present(_ key: StaticString, _ type: Any.Type) -> Int? {
        guard let place = find(key, type, isOptional: true), !tape.isNull(at: place) else { return nil }
        return place
    }

    // MARK: - Values

    private func text(at place: Int) -> String? {
        let earlier = tape.losses
        do {
            let text = try tape.text(at: place)
            tape.noteMember(of: index)
            return text
        } catch {
            tape.noteLoss(error, at: place, since: earlier)
            return nil
        }
    }

    @inline(__always)
    private func read<Value>(_ place: Int?, _ work: (Int) throws -> Value) -> Value? {
        guard let place, !tape.isAbsent(at: place) else { return nil }
        let earlier = tape.losses
        do {
            let value = try work(place)
            tape.noteMember(of: index)
            return value
        } catch {
            tape.noteLoss(error, at: place, since: earlier)
            return nil
        }
    }

    @inline(__always)
    private func converted<Value>(_ key: StaticString, isDate: Bool = false, _ convert: (String) -> Value?) -> Value? {
        guard let place = present(key, String.self), let text = text(at: place), !text.isEmpty else { return nil }
        if let value = convert(text) { return value }
        tape.losses.fields += 1
        tape.record?.noteLostField(at: place, tape.corrupted("Not a \(Value.self).", at: place), isDate: isDate)
        return nil
    }

    private func word<Word: OpenVocabulary>(_ text: String, at place: Int) -> Word {
        if let word = Word.known.first(where: { $0.rawValue == text }) { return word }
        tape.record?.note(word: text, at: place)
        return .unknown(text)
    }
}

extension TapeRow {
    /// The lists of the object under other keys, which must be words in the form of TMDb's keys. Another key, or a list of which no row can
    /// be read, is counted as a field.
    func lists<Row: Shape>(besides known: Set<String>) -> [String: [Row]] {
        var lists: [String: [Row]] = [:]
        for key in tape.keys(of: index) where tape.kind(at: key + 1) == .array {
            let name = tape.name(ofKey: key)
            guard !known.contains(name), lists[name] == nil else { continue }
            tape.record?.noteAsked(key)
            tape.record?.note(word: name, at: key + 1)
            let earlier = tape.losses
            do {
                guard name.utf8.count <= 40, name.utf8.allSatisfy({ 0x61...0x7A ~= $0 || $0 == UInt8(ascii: "_") }) else {
                    throw tape.corrupted("Not a word.", at: key + 1)
                }
                let list = try [Row].read(from: tape, at: key + 1)
                if !list.isEmpty { lists[name] = list }
            } catch {
                tape.noteLoss(error, at: key + 1, since: earlier)
            }
        }
        return lists
    }
}
