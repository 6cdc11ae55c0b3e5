/// The rows and fields of recorded answers that are lost, each with its reason. Nothing else may be lost.
enum RecordingLosses {
    /// The losses of a recorded answer.
    struct Loss: Sendable {
        /// A part of the path of the request.
        let path: String
        let reason: String
    }

    static let all: [Loss] = [
        Loss(path: "/3/credit/", reason: "Before 2018, the seasons and episodes of a credit had no id, which identifies them.")
    ]

    /// The addresses that are no operation's, each with its reason.
    static let unmatched: [(pattern: String, reason: String)] = [
        (#"//[^/]*/(search|discover|movie)/"#, "An address without a version, which TMDb answers with 404."),
        (#"/3//"#, "An address with a doubled slash."),
        (#"/3/movie/\d+&"#, "A query without its question mark."),
        (#"/3/(movie|person)/(/|\?|$)"#, "An address without an id, which TMDb answers with 404."),
        (#"/3/movie/(A|Mortal%20Kombat)(/|\?)"#, "A word in the place of an id, which TMDb answers with 404."),
    ]
}
