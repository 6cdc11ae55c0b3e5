/// Where a command's words go: data to one side, talk to the other. Everything passes ``TerminalSanitizer`` on its way, and on a terminal
/// no line is wider than it.
package struct Terminal: Sendable {
    /// One of the two sides.
    package struct Side: Sendable {
        /// Whether a person looks at it.
        let isTerminal: Bool
        let write: @Sendable (String) -> Void
        let writeBytes: @Sendable ([UInt8]) -> Void
        /// Why not all of it could be written, if that is so.
        let trouble: @Sendable () -> String?
        /// Whether a reader still takes the output.
        let isOpen: @Sendable () -> Bool
        var hasColor = false
        var hasLinks = false

        package init(
            isTerminal: Bool = false, trouble: @escaping @Sendable () -> String? = { nil },
            isOpen: @escaping @Sendable () -> Bool = { true }, bytes: @escaping @Sendable ([UInt8]) -> Void = { _ in },
            write: @escaping @Sendable (String) -> Void
        ) {
            writeBytes = bytes
            self.isTerminal = isTerminal
            self.trouble = trouble
            self.isOpen = isOpen
            self.write = write
        }
    }

    /// How many columns there are.
    let width: Int
    private(set) var isQuiet = false
    /// Whether JSON is wanted row by row, each on a line of its own.
    private(set) var printsRows = false
    private var out: Side
    private var side: Side
    private let status = StatusLine()
    /// Where the data is held back until it is known whether it fits.
    private var pages: PagedOutput?
    private var record: @Sendable (Line) -> Void = { _ in }

    /// Narrower than this, words could not be told apart.
    private static let narrowest = 8

    package init(width: Int, out: Side, side: Side) {
        self.width = max(Self.narrowest, width)
        self.out = out
        self.side = side
    }

    /// The terminal as options and settings want it.
    func adapted(to arguments: ParsedArguments, color: ColorChoice, hasLinks: Bool) -> Terminal {
        var adapted = self
        adapted.out.hasLinks = hasLinks && out.isTerminal
        adapted.out.hasColor = color.isColored(onTerminal: out.isTerminal)
        adapted.side.hasColor = color.isColored(onTerminal: side.isTerminal)
        adapted.isQuiet = arguments.has(.quiet)
        adapted.printsRows = arguments.text(.json) == "lines"
        return adapted
    }

    /// Prints data for people, broken where it is wider than the terminal.
    func print(_ lines: [Line]) {
        lines.forEach(record)
        write(lines)
    }

    func print(_ line: Line) { print([line]) }

    /// Prints an address in one piece, so that it can be opened.
    func print(address: String) { write([Line(address)], breaksWords: false) }

    /// Prints a text of the program's own as it is, such as a script.
    func print(asItIs text: String) { write(text, bare: text) }

    /// The same terminal, whose data may be shown page by page.
    func paged(by pages: PagedOutput?) -> Terminal {
        var paged = self
        paged.pages = pages
        return paged
    }

    /// Shows the output that was held back, and waits until the person has read it.
    func finishPages() async {
        guard let rest = await pages?.finish() else { return }
        status.clearing(side) {
            out.write(rest.data)
            side.write(rest.talk)
        }
    }

    /// Whether data may be colored.
    var hasColor: Bool { out.hasColor }

    /// Writes the sequences of a full screen, and nothing else: its text has passed ``TerminalSanitizer`` on its way into the grid.
    func draw(_ text: String) { out.write(text) }

    /// Shows a picture, which is made of escape sequences, on lines of its own.
    func print(picture text: String) { status.clearing(side) { out.write(text + "\n") } }

    /// Writes data that is no text, such as a file.
    func write(bytes: [UInt8]) { status.clearing(side) { out.writeBytes(bytes) } }

    /// The same terminal, which says nothing on the side: a full screen would be torn by it.
    var silent: Terminal {
        var silent = self
        silent.isQuiet = true
        return silent
    }

    /// Whether a person looks at the data.
    var isForPeople: Bool { out.isTerminal }

    /// Prints data for programs: a value on several lines, or on one where “--json=lines” asks for that.
    func print(json value: any Encodable) throws(Failure) { try write(json: value, onOneLine: printsRows, to: out) }

    /// Prints a value for programs to standard error, on one line.
    func printError(json value: any Encodable) throws(Failure) { try write(json: value, onOneLine: true, to: side) }

    /// Why not all of the data could be printed, if that is so.
    var trouble: String? { out.trouble() }

    /// Whether a reader still takes the data; a reader that has ended does not.
    var isOpen: Bool { out.isOpen() && pages?.isOpen != false }

    /// Prints a note to standard error, unless `--quiet` is given.
    func note(_ line: Line) {
        if !isQuiet { talk(line) }
    }

    /// Prints to standard error a line that a person must read, also with `--quiet`.
    func printError(_ line: Line) { talk(line) }

    /// Prints an address to standard error in one piece, because it could not be opened otherwise.
    func printError(address: String) { talk(Line(address), breaksWords: false) }

    /// Asks for an answer, which is typed behind the question, until ``endAnswer()``.
    func ask(_ question: Line) {
        status.leave(toPerson: true)
        status.clearing(side) { side.write(rendered(question, in: side)) }
    }

    /// Nothing more is typed.
    func endAnswer() { status.leave(toPerson: false) }

    /// Ends the line of a question whose answer did not show.
    func endQuestion() { status.clearing(side) { side.write("\n") } }

    /// Prints to standard error at once, even while another thread is blocked in its output.
    func interject(_ line: Line) { side.write((side.isTerminal ? StatusLine.erase : "") + line.text + "\n") }

    /// Whether a person sees standard error.
    var isSeen: Bool { side.isTerminal }

    /// Whether a person sees the status line.
    var showsStatus: Bool { side.isTerminal && !isQuiet }

    /// Shows a status on a line of standard error that disappears; nil removes it.
    func show(status line: Line?) {
        if line != nil, pages?.isPaging == true { return }
        status.show(line.map { rendered($0.cut(to: width - 1), in: side) }, on: side)
    }

    /// The same terminal with its data noted down.
    func recorded(by recorder: @escaping @Sendable (Line) -> Void) -> Terminal {
        var recorded = self
        recorded.record = recorder
        return recorded
    }

    /// The same terminal without the data for people.
    var muted: Terminal {
        var muted = self
        muted.out = Side { _ in }
        return muted
    }

    private func write(json value: any Encodable, onOneLine: Bool, to side: Side) throws(Failure) {
        let text = TerminalSanitizer.lines(try JSONOutput.text(value, onOneLine: onOneLine)) + "\n"
        status.clearing(self.side) { side.write(text) }
    }

    private func write(_ lines: [Line], breaksWords: Bool = true) {
        let lines = broken(lines, for: out, breaksWords: breaksWords)
        var bare = out
        // Not every pager shows links.
        bare.hasLinks = false
        write(rendered(lines, in: out), bare: out.hasLinks && pages != nil ? rendered(lines, in: bare) : nil)
    }

    private func write(_ text: String, bare: String?) {
        status.clearing(side) { out.write(pages?.pass(text, bare: bare ?? text) ?? text) }
    }

    private func talk(_ line: Line, breaksWords: Bool = true) {
        let text = rendered(broken([line], for: side, breaksWords: breaksWords), in: side)
        status.clearing(side) { side.write(pages?.pass(talk: text) ?? text) }
    }

    /// Text that programs read, such as an address, must not be broken.
    private func broken(_ lines: [Line], for side: Side, breaksWords: Bool) -> [Line] {
        lines.flatMap { $0.wrapped(to: width, breaksWords: breaksWords && side.isTerminal) }
    }

    private func rendered(_ lines: [Line], in side: Side) -> String { lines.map { rendered($0, in: side) + "\n" }.joined() }

    /// The only place where escape sequences come from.
    private func rendered(_ line: Line, in side: Side) -> String {
        line.spans.map { span in
            let text = side.hasLinks ? span.link?.around(span.text) ?? span.text : span.text
            guard side.hasColor, let code = span.style.code else { return text }
            return "\u{1B}[\(code)m\(text)\u{1B}[0m"
        }.joined()
    }
}
