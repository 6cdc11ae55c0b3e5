import Marquee

/// The values of a screen of details beside the details.
struct DetailsView {
    let marking: Marking
    /// The countries that the person has chosen for releases, best first.
    let regions: [String]
    /// The countries whose age ratings and offers are shown, best first.
    let countries: [String]
    /// The languages of the person, best first.
    let languages: LanguageChain
    /// The address of the poster, if there is one.
    let poster: String?
    let today: Day
    let width: Int
}

/// How much of a title is shown.
struct ShownAmount {
    /// The number of rows of each list, if that is not left to the screen.
    var rows: Int?
    var withReviews = false

    init() {}

    init(_ arguments: ParsedArguments) throws(Failure) {
        (rows, withReviews) = (try arguments.limit(), arguments.has(.reviews))
    }
}
