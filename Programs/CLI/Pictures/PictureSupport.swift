/// How pictures are shown here, and why so.
struct PictureSupport: Sendable, Hashable {
    enum Method: Sendable, Hashable {
        case kitty, inlineImage
        case halfBlocks(CellColor.Depth)
        case none
    }

    let method: Method
    let reason: String

    /// Chooses by the variables of the environment; no terminal is asked.
    init(_ environment: [String: String], isTerminal: Bool, hasColor: Bool) {
        let value = { (name: String) in environment[name] ?? "" }
        let (term, program) = (value("TERM"), value("TERM_PROGRAM"))
        if !hasColor {
            self.init(.none, isTerminal ? Texts.colorsAreOff : Texts.notATerminal)
        } else if !isTerminal {
            self.init(.halfBlocks(Self.depth(environment)), Texts.colorsWanted)
        } else if !value("TMUX").isEmpty || ["tmux", "screen"].contains(where: term.hasPrefix) {
            self.init(.halfBlocks(Self.depth(environment)), Texts.multiplexer)
        } else if !value("KITTY_WINDOW_ID").isEmpty || ["xterm-kitty", "xterm-ghostty"].contains(term) || program == "ghostty" {
            self.init(.kitty, Texts.isKitty)
        } else if ["iTerm.app", "WezTerm"].contains(program) || value("LC_TERMINAL") == "iTerm2" {
            self.init(.inlineImage, Texts.isITerm)
        } else {
            self.init(.halfBlocks(Self.depth(environment)), Texts.unknownTerminal)
        }
    }

    private init(_ method: Method, _ reason: String) { (self.method, self.reason) = (method, reason) }

    private static func depth(_ environment: [String: String]) -> CellColor.Depth {
        let isFull = ["truecolor", "24bit"].contains(environment["COLORTERM"]) || environment["TERM"]?.hasSuffix("-direct") == true
        return isFull ? .full : .palette
    }

    /// How many colors pictures made of cells have; nil where none are shown.
    var depth: CellColor.Depth? {
        switch method {
        case .kitty, .inlineImage: .full
        case .halfBlocks(let depth): depth
        case .none: nil
        }
    }

    /// A sentence for the person.
    var words: String { "\(methodWords), because \(reason)" }

    private var methodWords: String {
        switch method {
        case .kitty: Texts.kittyGraphics
        case .inlineImage: Texts.inlineImages
        case .halfBlocks(.full): Texts.halfBlocksFull
        case .halfBlocks(.palette): Texts.halfBlocksPalette
        case .none: "none"
        }
    }
}
