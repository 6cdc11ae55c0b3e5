/// The method and path template of one TMDb operation: its name in errors, events and keys.
package struct Route: Sendable, Hashable, CustomStringConvertible {
    package let method: TransportMethod
    /// The path from the root of the server, with its variables in braces: `/3/movie/{movie_id}`.
    package let template: String
    /// Stored, because it is part of the key of every read.
    package let description: String
    /// The names of the variables, in order.
    package let variables: [String]
    /// The template taken apart, because it is filled in for every request.
    let pieces: [Piece]
    /// The keys under which an answer repeats values of the path, by the names of the variables.
    package let answerKeys: [String: String]

    package init(_ method: TransportMethod, _ template: String) {
        self.method = method
        self.template = template
        description = "\(method.rawValue) \(template)"
        variables = template.split(separator: "/").filter { $0.hasPrefix("{") }.map { String($0.dropFirst().dropLast()) }
        pieces = Self.pieces(of: template)
        answerKeys = AnswerIdentity.keys(of: variables)
    }

    /// A piece of the template.
    enum Piece: Sendable, Hashable {
        case text(String)
        /// The name of a variable.
        case variable(String)
    }

    private static func pieces(of template: String) -> [Piece] {
        var (pieces, text) = ([Piece](), "")
        for part in template.split(separator: "/") {
            text += "/"
            guard part.hasPrefix("{") else {
                text += part
                continue
            }
            pieces += [.text(text), .variable(String(part.dropFirst().dropLast()))]
            text = ""
        }
        return text.isEmpty ? pieces : pieces + [.text(text)]
    }
}
