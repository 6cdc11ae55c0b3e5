package import MarqueeDomain

/// A record of how a shape reads a body: failures, losses, and values that only tolerance makes readable.
///
/// A place is the path of a value, such as `results.*.title`. A star is any row of a list and any member of a dictionary.
package struct DecodingTrace {
    /// A failure or a loss.
    package struct Trouble {
        package var place: String
        /// Nil for rows of an unknown kind, and for rows beyond the limit.
        package var reason: MarqueeError.Reason?
        /// The unknown kind of a row.
        package var word: String?
        package var isRow = false
        package var isDate = false
        package var count = 1
    }

    /// A text at a place.
    package struct PlacedText: Hashable {
        package let place: String
        package let text: String
    }

    /// A number or an id of the request, and a different one in the answer.
    package struct Contradiction: Hashable {
        package let key: String
        package let asked: String
        package let said: String
    }

    /// Why the answer cannot be read.
    package var failure: Trouble?
    /// The losses in an answer that can be read, one for each place.
    package var losses: [Trouble] = []
    /// The members that the shape does not ask for, with their number. The members inside of one are not listed.
    package var unread: [String: Int] = [:]
    /// The members that the shape asks for, by whether an object has them.
    package var present: Set<String> = []
    package var absent: Set<String> = []
    /// Words that this version does not know.
    package var words: [PlacedText: Int] = [:]
    /// Values that are read only by tolerance, with the name of the leniency.
    package var leniencies: [PlacedText: Int] = [:]
    /// The keys of dictionaries, with the place of their members.
    package var dictionaryKeys: [PlacedText: Int] = [:]
    package var contradictions: [Contradiction] = []
    /// The keys of the document's own object.
    package var members: Set<String> = []
    package var totalPages: Int?
}
