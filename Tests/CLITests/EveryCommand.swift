@testable import MarqueeCLI

/// Command lines that show every command in each of its forms; run in this order on one home folder.
enum EveryCommand {
    static let lines = [
        "home", "home tv", "list movies popular", "list tv top-rated", "show movie 550", "show tv 1399", "show tv 1399 --season 1",
        "show tv 1399 --season 1 --episode 1", "show person 287", "similar movie 550", "similar tv 1399", "trending", "trending movies",
        "trending tv --week", "trending people", "search fight", "search --tv thrones", "search --people brad", "search star",
        "search --collections star", "search --companies film", "search --keywords support", "list movies popular --limit 23",
        "discover movies --genre drama --year 1990-1999 --sort rating --limit 3", "discover tv",
        "discover movies --provider disney --region DE",
        "find tt0137523", "find tt0", "show fight club --reviews --limit 2", "show godfather", "show collection 10", "providers movie 550",
        "providers tv 1399 --region US", "company 1", "keyword support group", "open tv 1399 --season 1", "poster movie 550",
        "poster person 287 --width 185", "suggest s", "history", "cache",
        "config", "config set theme light", "config get theme", "doctor", "config unset theme", "about", "help", "help list", "version",
        "tour", "keep movie 550", "keep movie 424242", "keep list", "keep status", "keep run", "keep tv 1399 --seasons all --estimate",
        "upcoming tv 204370", "calendar tv 1399", "history clear", "cache clear",
    ]

    /// The same for an account that signs in at a server that stays: every command about a library, and the effects of marks on the
    /// others. The first list that the sandbox makes has the number 8300001.
    static let signedIn = [
        "login viewer", "account", "favorite movie 550", "watch tv 1399", "rate movie 603 9", "rate movie 550 8.5", "rate tv 1399 7",
        "rate tv 1399 --season 1 --episode 2 9", "favorite movie 424242", "favorite movie 550 --off --offline", "watch movie 862 --offline",
        "rate movie 238 9.5 --offline", "rate movie 238 --remove --offline", "pending", "home", "home tv",
        "list movies popular", "list tv popular", "show movie 550", "show tv 1399", "show tv 1399 --season 1",
        "show tv 1399 --season 1 --episode 2", "show person 287", "similar movie 603", "similar tv 1399", "trending", "search fight",
        "search star", "favorites", "watchlist", "watchlist tv", "rated", "pending retry", "pending discard movie 424242 favorite",
        "sync", "pending", "favorites tv", "rated tv", "rated episodes", "rated --oldest", "lists",
        "lists create Long evenings --description=Rain", "lists add 8300001 550", "lists add 8300001 862", "lists", "lists show 8300001",
        "lists check 8300001 550", "lists remove 8300001 862", "lists check 8300001 862", "lists clear 8300001 --yes",
        "lists delete 8300001 --yes", "doctor", "login --web", "login --web --v4", "recommended", "recommended tv", "logout --wipe",
        "login --guest", "rate movie 550 6", "account", "logout", "favorites",
        "login viewer", "upcoming", "tonight --region US", "missing collection 10", "keep list",
    ]
}
