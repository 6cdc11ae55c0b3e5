/// The options of imports and exports.
extension Option {
    static let importForm = Option("from", "SERVICE", help: OptionTexts.importForm)
    static let scale = Option("scale", "N", help: OptionTexts.scale, choices: ["5", "10"])
    static let meaning = Option("as", "MEANING", help: OptionTexts.meaning, choices: ["favorites", "watchlist", "watched"])
    static let listName = Option("list", "NAME", help: OptionTexts.listName)
    static let watchedList = Option("watched-list", "NAME", help: OptionTexts.watchedList)
    static let conflicts = Option("conflicts", "RULE", help: OptionTexts.conflicts, choices: ["keep", "take", "newer"])
    static let undecided = Option("undecided", "FILE", help: OptionTexts.undecided)
    static let setMarks = Option("yes", short: "y", help: OptionTexts.setMarks)
    static let exportForm = Option(
        "format", "FORMAT", help: OptionTexts.exportForm,
        choices: ["json", "letterboxd-ratings", "letterboxd-watchlist", "imdb-ratings", "imdb-watchlist"])

    static let transfer = [scale, meaning, watchedList, conflicts, undecided, exportForm]
}
