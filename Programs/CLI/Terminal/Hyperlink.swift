/// An address that a terminal may open when its text is clicked (OSC 8).
struct Hyperlink: Sendable, Hashable {
    let address: String

    /// Longer ones are cut off by terminals.
    private static let longest = 2_083

    /// Creates the link. The result is nil unless the text is a web address without characters that can end the escape sequence.
    init?(_ address: String) {
        guard address.hasPrefix("https://") || address.hasPrefix("http://"), address.utf8.count <= Self.longest,
            address.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
        else { return nil }
        self.address = address
    }

    /// A text that leads there.
    func around(_ text: String) -> String { "\u{1B}]8;;\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\" }

    /// Whether the terminal that the environment names is known to show links. Others may print the address as garbage.
    static func areShown(in environment: [String: String]) -> Bool {
        let (kind, program) = (environment["TERM"] ?? "", environment["TERM_PROGRAM"] ?? "")
        // Multiplexers pass links on only in their newer versions, and do not say which they are.
        if kind == "dumb" || ["TMUX", "STY"].contains(where: { environment[$0] != nil }) { return false }
        func number(_ name: String) -> Int { environment[name].flatMap(Int.init) ?? 0 }
        return programs.contains(program) || kinds.contains { kind == $0 || kind.hasPrefix($0 + "-") } || number("VTE_VERSION") >= 5_000
            || number("KONSOLE_VERSION") >= 201_200 || ["WT_SESSION", "KITTY_WINDOW_ID", "DOMTERM"].contains { environment[$0] != nil }
    }

    private static let programs: Set = ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "WarpTerminal", "rio", "Tabby", "mintty"]
    private static let kinds = ["xterm-kitty", "xterm-ghostty", "ghostty", "foot", "alacritty", "contour", "wezterm", "rio"]
}
