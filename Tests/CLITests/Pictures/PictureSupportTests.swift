import Testing

@testable import MarqueeCLI

struct PictureSupportTests {
    @Test(
        arguments: [
            ([:], .halfBlocks(.palette)), (["TERM": "xterm-256color"], .halfBlocks(.palette)),
            (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .halfBlocks(.full)), (["COLORTERM": "24bit"], .halfBlocks(.full)),
            (["TERM": "xterm-direct"], .halfBlocks(.full)), (["COLORTERM": "yes"], .halfBlocks(.palette)),
            (["TERM": "xterm-kitty"], .kitty), (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], .kitty),
            (["KITTY_WINDOW_ID": ""], .halfBlocks(.palette)), (["TERM": "xterm-ghostty"], .kitty), (["TERM_PROGRAM": "ghostty"], .kitty),
            (["TERM_PROGRAM": "iTerm.app"], .inlineImage), (["LC_TERMINAL": "iTerm2"], .inlineImage),
            (["TERM_PROGRAM": "WezTerm"], .inlineImage), (["TERM_PROGRAM": "Apple_Terminal"], .halfBlocks(.palette)),
            (["TERM_PROGRAM": "vscode", "COLORTERM": "truecolor"], .halfBlocks(.full)),
            (["TERM": "tmux-256color", "KITTY_WINDOW_ID": "1", "COLORTERM": "truecolor"], .halfBlocks(.full)),
            (["TERM": "screen", "LC_TERMINAL": "iTerm2"], .halfBlocks(.palette)),
            (["TERM": "xterm-256color", "TMUX": "/tmp/tmux-0/default,1,0", "TERM_PROGRAM": "iTerm.app"], .halfBlocks(.palette)),
            (["TERM": "xterm-kitty", "TERM_PROGRAM": "iTerm.app"], .kitty),
        ] as [([String: String], PictureSupport.Method)])
    func `the environment decides how pictures are shown`(_ environment: [String: String], _ method: PictureSupport.Method) {
        #expect(PictureSupport(environment, isTerminal: true, hasColor: true).method == method)
        #expect(PictureSupport(environment, isTerminal: true, hasColor: false).method == .none)
        #expect(PictureSupport(environment, isTerminal: false, hasColor: false).method == .none)
        // Another program that takes colors is not known to take more.
        let piped = PictureSupport(environment, isTerminal: false, hasColor: true)
        #expect([.halfBlocks(.full), .halfBlocks(.palette)].contains(piped.method))
    }

    @Test func `each choice has its reason`() {
        func words(_ environment: [String: String], isTerminal: Bool = true, hasColor: Bool = true) -> String {
            PictureSupport(environment, isTerminal: isTerminal, hasColor: hasColor).words
        }
        #expect(words([:], isTerminal: false, hasColor: false) == "none, because the output is not a terminal")
        #expect(words([:], hasColor: false) == "none, because colors are turned off")
        #expect(words(["TERM": "xterm-kitty"]) == "the graphics protocol of kitty, because the terminal is kitty or Ghostty")
        #expect(words(["LC_TERMINAL": "iTerm2"]) == "the inline images of iTerm2, because the terminal is iTerm2 or WezTerm")
        #expect(words(["TMUX": "x"]) == "half blocks in 256 colors, because tmux and screen do not pass pictures on")
        #expect(words(["COLORTERM": "truecolor"]) == "half blocks in 24-bit color, because the terminal is not known to show pictures")
    }

    @Test func `on a screen of cells only the number of colors matters`() {
        #expect(PictureSupport(["TERM": "xterm-kitty"], isTerminal: true, hasColor: true).depth == .full)
        #expect(PictureSupport([:], isTerminal: true, hasColor: true).depth == .palette)
        #expect(PictureSupport([:], isTerminal: true, hasColor: false).depth == nil)
    }
}
