import Marquee

/// One place behind the name of a command: the words that may be written there.
struct Place: Sendable, Hashable {
    /// Words to choose from, such as `movies` and `tv`.
    var words: [String] = []
    /// Kinds of values that may be written, beside the words.
    var values: [Value] = []
    /// Whether it may be left out.
    var isOptional = false
    /// Places that exist only if this one is filled.
    var next: [Place] = []
    /// Whether the word decides the next places, so that a usage line cannot list them.
    var isOpen = false

    static func words(_ words: String...) -> Place { Place(words: words) }

    static func kinds(_ kinds: [MediaKind]) -> Place { Place(words: kinds.map(\.rawValue)) }

    static func value(_ values: Value...) -> Place { Place(values: values) }

    /// The same place, which may be left out together with the places that follow.
    func optional(then next: Place...) -> Place {
        var place = self
        (place.isOptional, place.next) = (true, next)
        return place
    }

    /// The same place, with an ellipsis behind it in a usage line.
    var open: Place {
        var place = self
        place.isOpen = true
        return place
    }

    /// Whether a title may begin here.
    var takesTitle: Bool { values.contains { [.title, .text].contains($0) } }
}

extension Place {
    /// A value from the person; the name is that of usage lines.
    enum Value: String, Sendable {
        case address = "ADDRESS"
        case category = "CATEGORY"
        case command = "COMMAND"
        case externalID = "EXTERNAL-ID"
        case file = "FILE"
        case folder = "FOLDER"
        case id = "ID"
        case key = "KEY"
        case mark = "MARK"
        case name = "NAME"
        case rating = "RATING"
        case text = "TEXT"
        case title = "TITLE"
        case value = "VALUE"
    }
}

extension Command {
    /// The name and the places behind it, such as `list movies|tv CATEGORY`.
    var usage: String { ([name] + places.map(\.usage)).joined(separator: " ") }

    /// The completions of the first word behind the name, of the second one, and so on.
    var completedPlaces: [Place] { places.completed }
}

extension [Place] {
    /// The places by number. An optional place also takes the words of the next place, unless that is optional too.
    var completed: [Place] {
        indices.flatMap { index in
            var place = self[index]
            let following = place.next.completed
            if place.isOptional, following.isEmpty, index + 1 < endIndex, !self[index + 1].isOptional {
                place.words += self[index + 1].words
                place.values += self[index + 1].values
            }
            return [place] + following
        }
    }
}

extension Place {
    fileprivate var usage: String {
        let names = (words + values.map(\.rawValue)).joined(separator: "|")
        let text = ([names] + next.map(\.usage) + (isOpen ? ["…"] : [])).joined(separator: " ")
        return isOptional ? "[\(text)]" : text
    }
}

extension Place {
    /// Words that complete a place, always or only behind one word.
    struct Choice: Sendable, Hashable {
        /// The word before; nil for any.
        var after: String?
        let words: [String]
    }

    /// The conditional ones first, and one for all others, because a shell takes the first rule that fits.
    var choices: [Choice] {
        let all = values.flatMap(\.choices)
        let free = words + all.filter { $0.after == nil }.flatMap(\.words)
        return all.filter { $0.after != nil } + (free.isEmpty ? [] : [Choice(words: free)])
    }
}

extension Place.Value {
    /// Its completions; empty for a text of the person.
    fileprivate var choices: [Place.Choice] {
        switch self {
        case .category: [.init(after: "movies", words: MovieList.Kind.words), .init(after: "tv", words: TVList.Kind.words)]
        case .command: [.init(words: Command.all.map(\.name))]
        case .key: [.init(words: SettingKey.all.map(\.name))]
        case .value:
            SettingKey.all.compactMap { key in
                key.option.flatMap { $0.choices.isEmpty ? nil : .init(after: key.name, words: $0.choices) }
            }
        case .mark: [.init(words: MarkKind.allCases.map(\.rawValue))]
        case .address, .externalID, .file, .folder, .id, .name, .rating, .text, .title: []
        }
    }
}
