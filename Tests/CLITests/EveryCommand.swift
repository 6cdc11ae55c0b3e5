@testable import MarqueeCLI

/// Command lines that show every command in each of its forms; run in this order on one home folder.
enum EveryCommand {
    static let lines = [
        "home", "home tv", "list movies popular", "list tv top-rated", "show movie 550", "show tv 1399", "show tv 1399 --season 1",
        "show tv 1399 --season 1 --episode 1", "show person 287", "similar movie 550", "similar tv 1399", "trending", "trending movies",
        "trending tv --week", "trending people", "search fight", "search --tv thrones", "search --people brad", "search --all star",
        "suggest s", "history", "cache", "doctor", "about", "tour", "history clear", "cache clear",
    ]
}
