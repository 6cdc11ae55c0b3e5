import Foundation

/// Compares each value of an answer with the value at its place in the documented JSON of the entity.
struct AnswerComparison {
    /// The values that were compared.
    private(set) var count = 0
    /// The differences, each as a path and two values.
    private(set) var differences: [String] = []
    /// The keys without a rule, as shapes and keys.
    private(set) var unknown: Set<String> = []
    /// The keys without a place, as shapes and keys.
    private(set) var unread: Set<String> = []

    mutating func compare(_ raw: Any, with entity: Any?, as shape: String, at path: String = "") {
        guard var row = raw as? [String: Any] else {
            if !Self.isAbsent(raw) { differences.append("\(path): not an object") }
            return
        }
        // Until about 2022, the kind of a credit's title was beside the title.
        if var media = row["media"] as? [String: Any], media["media_type"] == nil {
            media["media_type"] = row["media_type"]
            row["media"] = media
        }
        let rules = AnswerMeaning.rules(of: shape, row: row)
        for (key, value) in row {
            guard let rule = rules[key] else {
                unknown.insert("\(shape).\(key)")
                continue
            }
            if rule.isUnread {
                unread.insert("\(shape).\(key)")
                continue
            }
            // A job is shown only where no character is.
            if key == "job", rule.path.last == "part", let character = row["character"], !Self.isAbsent(character) { continue }
            compare(value, with: Self.value(at: rule.path, in: entity), by: rule, at: "\(path).\(key)")
        }
    }

    private mutating func compare(_ raw: Any, with value: Any?, by rule: AnswerMeaning.Rule, at path: String) {
        guard let shape = rule.shape, !Self.isAbsent(raw) else {
            return compareLeaf(raw, with: value, isTidied: rule.isTidied, at: path)
        }
        if rule.isMap, let members = raw as? [String: Any] {
            for (key, member) in members {
                compare(member, with: (value as? [String: Any])?[key], as: shape, at: "\(path).\(key)")
            }
        } else if rule.isList, let rows = raw as? [Any] {
            let entities = value as? [Any] ?? []
            if rows.count != entities.count { differences.append("\(path): \(rows.count) rows, \(entities.count) in the entity") }
            for (index, pair) in zip(rows, entities).enumerated() { compare(pair.0, with: pair.1, as: shape, at: "\(path).\(index)") }
        } else {
            compare(raw, with: value, as: shape, at: path)
        }
    }

    private mutating func compareLeaf(_ raw: Any, with value: Any?, isTidied: Bool, at path: String) {
        if let rows = raw as? [Any], !rows.isEmpty {
            let entities = value as? [Any] ?? []
            if rows.count != entities.count { differences.append("\(path): \(rows.count) values, \(entities.count) in the entity") }
            for (index, pair) in zip(rows, entities).enumerated() {
                compareLeaf(pair.0, with: pair.1, isTidied: isTidied, at: "\(path).\(index)")
            }
            return
        }
        count += 1
        if !Self.isSame(raw, value, isTidied: isTidied) { differences.append("\(path): \(raw) is \(value.map { "\($0)" } ?? "absent")") }
    }

    private static func value(at path: [String], in entity: Any?) -> Any? {
        path.reduce(entity) { value, step in
            if let index = Int(step), let list = value as? [Any] { return index < list.count ? list[index] : nil }
            return (value as? [String: Any])?[step]
        }
    }

    /// Whether a value says nothing: TMDb sends null, an empty text or an empty list.
    private static func isAbsent(_ value: Any?) -> Bool {
        switch value {
        case nil, is NSNull: true
        case let text as String: text.isEmpty
        case let list as [Any]: list.isEmpty
        default: false
        }
    }

    private static func isSame(_ raw: Any, _ value: Any?, isTidied: Bool) -> Bool {
        if let number = (raw as? NSNumber)?.doubleValue {
            if let other = (value as? NSNumber)?.doubleValue { return number == other }
            return number == 0 && isAbsent(value)
        }
        if isAbsent(raw) { return isAbsent(value) || (value as? NSNumber)?.doubleValue == 0 }
        // Some texts name signs as HTML does. Of these, only this one is in the recordings.
        guard let text = (raw as? String)?.replacing("&amp;", with: "&") else { return false }
        if let other = value as? String {
            if text == other { return true }
            if isTidied { return text.split(separator: " ").joined(separator: " ") == other }
            return moment(text).map { $0 == moment(other) } ?? false
        }
        return (value as? NSNumber).map { Double(text) == $0.doubleValue } ?? false
    }

    /// A moment of TMDb's or of ISO 8601, in seconds.
    private static func moment(_ text: String) -> Int? {
        let plain = text.replacing(" UTC", with: "Z").replacing(" ", with: "T").replacing(/\.\d+/, with: "")
        guard plain.wholeMatch(of: /[-\d]{10}T[:\d]{8}Z/) != nil else { return nil }
        return (try? Date(plain, strategy: .iso8601)).map { Int($0.timeIntervalSince1970) }
    }
}
