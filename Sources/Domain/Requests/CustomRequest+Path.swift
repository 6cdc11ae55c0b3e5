extension CustomRequest {
    /// A part of a path: a literal word, or a value.
    ///
    /// ```swift
    /// let path: [CustomRequest.Segment] = ["tv", .id(1399), "season", 1, "videos"]
    /// ```
    public struct Segment: Sendable, Hashable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
        package enum Content: Sendable, Hashable {
            case word(String)
            case id(Int)
            case number(Int)
            case value(String)
            case account
        }

        package let content: Content

        /// A word of the operation's path, such as `"release_dates"`. It may have slashes inside. It is part of the operation's name in errors
        /// and events, so a value is written as ``value(_:)``.
        public init(stringLiteral word: String) { content = .word(word) }

        /// A number, from 0.
        public init(integerLiteral number: Int) { content = .number(number) }

        private init(_ content: Content) { self.content = content }

        /// TMDb's id of a title, a person or something else, from 1.
        public static func id(_ id: Int) -> Segment { Segment(.id(id)) }

        /// A number from 0, such as that of a season.
        public static func number(_ number: Int) -> Segment { Segment(.number(number)) }

        /// A value that is a text: letters, digits, `_`, `-`, and dots inside, at most 128 characters. Other texts are refused, because
        /// TMDb's servers decode a path before they resolve its dots.
        public static func value(_ text: String) -> Segment { Segment(.value(text)) }

        /// The id of the client's account. The request has the session of the account, too.
        public static let account = Segment(.account)
    }

    /// The parts of the path with the names of their variables; nil for words.
    package var namedPath: [(segment: Segment, variable: String?)] {
        var (named, word, used): ([(segment: Segment, variable: String?)], String?, [String: Int]) = ([], nil, [:])
        for segment in path {
            guard let name = variable(of: segment, after: word) else {
                if case .word(let text) = segment.content { word = text.split(separator: "/").last.map(String.init) }
                named.append((segment, nil))
                continue
            }
            let count = used[name, default: 0] + 1
            used[name] = count
            named.append((segment, count == 1 ? name : "\(name)_\(count)"))
            word = nil
        }
        return named
    }

    /// The path with its variables in braces.
    package var template: String {
        var template = "/\(version.rawValue)"
        for (segment, variable) in namedPath {
            if case .word(let word) = segment.content { template += "/" + word } else { template += "/{\(variable ?? "")}" }
        }
        return template
    }

    /// A value is named after the word in front of it, as TMDb names most of them: `movie_id`, `season_number`.
    private func variable(of segment: Segment, after word: String?) -> String? {
        let prefix = word.map { $0 + "_" } ?? ""
        return switch segment.content {
        case .word: nil
        case .id: prefix + "id"
        case .number: prefix + "number"
        case .value: prefix + "value"
        case .account: version == .v4 ? "account_object_id" : "account_id"
        }
    }
}
