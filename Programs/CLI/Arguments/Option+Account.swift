/// The options of commands about a person's account, marks and lists.
extension Option {
    static let web = Option("web", help: OptionTexts.web)
    static let v4 = Option("v4", help: OptionTexts.v4)
    static let guest = Option("guest", help: OptionTexts.guest)
    static let wipe = Option("wipe", help: OptionTexts.wipe)
    static let oldest = Option("oldest", help: OptionTexts.oldest)
    static let off = Option("off", help: OptionTexts.off)
    static let remove = Option("remove", help: OptionTexts.remove)
    static let description = Option("description", "TEXT", help: OptionTexts.description)
    static let yes = Option("yes", short: "y", help: OptionTexts.yes)

    static let account = [web, v4, guest, wipe, oldest, off, remove, description, yes]
}
