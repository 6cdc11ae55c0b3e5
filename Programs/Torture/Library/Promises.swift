import MarqueeDomain

/// A child's reports of marks: the value that was acknowledged last of each, and the values under way when it ended.
struct Promises {
    private(set) var kept: [Mark: MarkValue] = [:]
    private(set) var underWay: [Mark: MarkValue] = [:]
    /// The value that the server has taken last, by the child's report.
    private(set) var sent: [Mark: MarkValue] = [:]
    private(set) var count = 0

    /// Takes over the reports of a child; its last line may be torn.
    mutating func hear(_ lines: [String]) {
        for line in lines where line.hasSuffix(".") {
            let words = line.dropLast().split(separator: " ").map(String.init)
            guard words.count == 3, let item = Markable(word: words[1]), let value = MarkValue(word: words[2]) else { continue }
            let mark = Mark(item, value.kind)
            switch words[0] {
            case "begun": underWay[mark] = value
            case "sent": sent[mark] = value
            case "kept":
                (kept[mark], underWay[mark]) = (value, nil)
                count += 1
            default: break
            }
        }
    }

    /// Whether a value is the promised one; one that was under way may be set or not.
    func allow(_ value: MarkValue, _ mark: Mark) -> Bool {
        value == kept[mark] ?? mark.nothing || underWay[mark] == value
    }

    /// A found value counts as kept from now on.
    mutating func settle(_ value: MarkValue, _ mark: Mark) { (kept[mark], underWay[mark]) = (value, nil) }

    var marks: [Mark] { Array(Set(kept.keys).union(underWay.keys)) }
}

extension TortureProgram {
    /// Reports the outcome of a mark.
    static func tell(_ what: String, _ item: Markable, _ value: MarkValue) { say("\(what) \(item.word) \(value.word).") }
}
