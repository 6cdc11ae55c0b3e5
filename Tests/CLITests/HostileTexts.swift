/// Texts that would do something to a terminal, if they could.
enum HostileTexts {
    /// A hundred of them.
    static let all: [String] = sequences + wrapped + marks + spread

    private static let sequences = [
        "\u{1B}]52;c;bWFycXVlZQ==\u{7}", "\u{1B}]52;c;bWFycXVlZQ==\u{1B}\\", "\u{1B}]8;;https://example.com\u{1B}\\link\u{1B}]8;;\u{1B}\\",
        "\u{1B}]0;title\u{7}", "\u{1B}[2J\u{1B}[H", "\u{1B}[31mred", "\u{1B}[?1049h", "\u{1B}[6n", "\u{1B}c", "\u{1B}P+q544e\u{1B}\\",
        "\u{9B}31mred", "\u{9D}52;c;YQ==\u{9C}", "\u{90}q\u{9C}", "\u{85}next line", "\u{8}\u{8}\u{8}back", "\u{7F}\u{7F}delete",
        "nul\u{0}nul", "\u{0}", "a\rb", "a\nb", "a\r\nb", "a\tb", "a\u{B}b\u{C}c", "\u{E}shift\u{F}", "\u{1B}", "\u{1B}[", "\u{1B}]",
        "\u{1A}", "\u{4}", "\u{3}", "line\u{2028}separator", "paragraph\u{2029}separator",
        String(repeating: "long \u{1B}[1m", count: (1 << 20) / 9),
    ]

    private static let wrapped = [
        "\u{202E}drawkcab\u{202C}", "\u{202A}a", "\u{202B}a", "\u{202D}a", "\u{2066}a\u{2069}", "\u{2067}a", "\u{2068}a",
        "\u{200E}a\u{200F}",
        "\u{61C}a", "zero\u{200B}width", "\u{FEFF}mark", "soft\u{AD}hyphen", "word\u{2060}joiner", "\u{2061}\u{2062}\u{2063}\u{2064}",
        "\u{FFF9}a\u{FFFA}b\u{FFFB}", "\u{E0001}\u{E0041}\u{E0042}\u{E007F}", "\u{E000}private", "\u{F8FF}", "\u{F0000}", "\u{10FFFD}",
        "\u{FFFE}", "\u{FFFF}", "\u{10FFFF}", "\u{378}", "\u{180E}a", "\u{1D173}\u{1D17A}", "\u{13430}",
    ]

    private static let marks = [
        "storm a" + String(repeating: "\u{301}", count: 5_000), "storm b" + String(repeating: "\u{489}", count: 300),
        "storm c" + String(repeating: "\u{20DD}", count: 50), String(repeating: "\u{310}", count: 40),
        "क" + String(repeating: "\u{93F}", count: 90),
        "e\u{301}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "\\u001b[31m", "\"quoted\" \\ back", "plain",
    ]

    /// Every other control character in the middle of a text.
    private static let spread = Array(
        (1...0x1F).compactMap { (number: UInt32) in
            Unicode.Scalar(number).map { "control \(Character($0)) inside" }
        }.prefix(100 - sequences.count - wrapped.count - marks.count))
}
