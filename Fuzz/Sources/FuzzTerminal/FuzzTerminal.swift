/// Text from outside is written to a terminal without control sequences, and escaping it twice changes nothing more.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTerminal(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    let line = TerminalSanitizer.line(text)
    check(line, mayBreak: false)
    guard TerminalSanitizer.line(line).unicodeScalars.elementsEqual(line.unicodeScalars) else {
        fatalError("The second pass changed the line.")
    }
    let lines = TerminalSanitizer.lines(text)
    check(lines, mayBreak: true)
    guard lines.unicodeScalars.count(where: { $0 == "\n" }) <= text.unicodeScalars.count(where: { $0 == "\n" }) else {
        fatalError("A line break has been added.")
    }
    return 0
}

private func check(_ text: String, mayBreak: Bool) {
    var marks = 0
    for scalar in text.unicodeScalars {
        switch scalar.properties.generalCategory {
        case .control where scalar == "\n" && mayBreak: marks = 0
        case .format where scalar == "\u{200C}" || scalar == "\u{200D}": marks = 0
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
            fatalError("U+\(String(scalar.value, radix: 16)) has come through.")
        case .nonspacingMark, .enclosingMark, .spacingMark: marks += 1
        default: marks = 0
        }
        guard marks <= 8 else { fatalError("More than eight marks stand on one letter.") }
    }
}
