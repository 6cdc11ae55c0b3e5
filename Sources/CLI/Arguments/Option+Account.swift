/// The options of commands about a person's account, marks and lists.
extension Option {
    static let web = Option("web", help: "approve in a browser; this program sees no password")
    static let v4 = Option("v4", help: "with --web, through version 4 of the API, as recommendations need it")
    static let guest = Option("guest", help: "as a guest, who can only rate")
    static let wipe = Option("wipe", help: "remove everything stored for the account, unsent changes too")
    static let oldest = Option("oldest", help: "oldest entries first")
    static let off = Option("off", help: "remove the mark")
    static let remove = Option("remove", help: "remove the rating")
    static let description = Option("description", "TEXT", help: "what the list is about")
    static let yes = Option("yes", short: "y", help: "confirm; this cannot be undone")

    static let account = [web, v4, guest, wipe, oldest, off, remove, description, yes]
}
