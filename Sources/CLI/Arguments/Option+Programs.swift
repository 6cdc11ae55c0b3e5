/// The options of commands that run something else.
extension Option {
    static let port = Option("port", "N", help: "the port to listen on; 0 picks a free one")
    static let host = Option(
        "host", "ADDRESS", help: "the address to listen on; 0.0.0.0 is for every network of this machine, and lets everybody in")
    static let catalog = Option("catalog", "FILE", help: "JSON with movies, series and people to add to the catalog")
    static let latency = Option("latency", "TIME", help: "how long every answer is held back, such as 200ms or 1s")
    static let pageSize = Option("page-size", "N", help: "the rows of a page, 1 to 100; default: 20")
    static let rateLimit = Option("rate-limit", "N", help: "the requests answered per second; further ones get status 429")
    static let fault = Option(
        "fault", "FAULT",
        help: "the fault to simulate: latency=200ms, status=503, 429=2, drip=50ms, offline, reset, truncate, html and others")

    static let theme = Option(
        "theme", "THEME", help: "the colors: auto asks the terminal; light, dark, or plain without colors",
        choices: ["auto", "light", "dark", "plain"])
    static let density = Option("density", "DENSITY", help: "the space between rows: normal or spacious", choices: ["normal", "spacious"])

    static let programs = [theme, density, port, host, catalog, latency, pageSize, rateLimit, fault]
}
