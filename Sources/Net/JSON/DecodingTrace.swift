import MarqueeDomain

/// A record of how a shape reads a body: failures, losses, and values that only tolerance makes readable.
///
/// A place is the path of a value, such as `results.*.title`. A star is any row of a list and any member of a dictionary.
struct DecodingTrace {
    /// A failure or a loss.
    struct Trouble {
        var place: String
        /// Nil for rows of an unknown kind, and for rows beyond the limit.
        var reason: MarqueeError.Reason?
        /// The unknown kind of a row.
        var word: String?
        var isRow = false
        var isDate = false
        var count = 1
    }

    /// A text at a place.
    struct PlacedText: Hashable {
        let place: String
        let text: String
    }

    /// A number or an id of the request, and a different one in the answer.
    struct Contradiction: Hashable {
        let key: String
        let asked: String
        let said: String
    }

    /// Why the answer cannot be read.
    var failure: Trouble?
    /// The losses in an answer that can be read, one for each place.
    var losses: [Trouble] = []
    /// The members that the shape does not ask for, with their number. The members inside of one are not listed.
    var unread: [String: Int] = [:]
    /// The members that the shape asks for, by whether an object has them.
    var present: Set<String> = []
    var absent: Set<String> = []
    /// Words that this version does not know.
    var words: [PlacedText: Int] = [:]
    /// Values that are read only by tolerance, with the name of the leniency.
    var leniencies: [PlacedText: Int] = [:]
    /// The keys of dictionaries, with the place of their members.
    var dictionaryKeys: [PlacedText: Int] = [:]
    var contradictions: [Contradiction] = []
    /// The keys of the document's own object.
    var members: Set<String> = []
    var totalPages: Int?
}
