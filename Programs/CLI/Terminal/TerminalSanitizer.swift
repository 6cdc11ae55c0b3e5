/// Takes the teeth out of text from outside: titles and reviews can hold escape sequences that rewrite a terminal, and marks that
/// turn its text around.
enum TerminalSanitizer {
    /// The longest run of marks on one letter; more are a storm, not a script.
    static let mostMarks = 8
    /// A mark on the letter before it.
    static let marks: Set<Unicode.GeneralCategory> = [.nonspacingMark, .enclosingMark, .spacingMark]
    /// The characters on which a terminal may act.
    static let steering: Set<Unicode.GeneralCategory> = [
        .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned,
    ]

    /// Text with its line breaks and nothing else that steers a terminal.
    static func lines(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line($0) }.joined(separator: "\n")
    }

    /// Text on one line, without anything that steers a terminal.
    static func line(_ text: some StringProtocol) -> String {
        var scalars = String.UnicodeScalarView()
        var marks = 0
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .enclosingMark, .spacingMark:
                marks += 1
                if marks <= mostMarks { scalars.append(scalar) }
                continue
            case .control, .lineSeparator, .paragraphSeparator:
                scalars.append(" ")
            case .format where !isJoiner(scalar), .surrogate, .privateUse, .unassigned:
                continue
            default:
                scalars.append(scalar)
            }
            marks = 0
        }
        return String(scalars)
    }

    /// Joiners hold emoji and the letters of some scripts together.
    private static func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value == 0x200C || scalar.value == 0x200D
    }
}
