/// Whatever a terminal sends, keys hold no text that steers a terminal, and typing works afterwards.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzKeys(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = UnsafeBufferPointer(start: bytes, count: count)
    var (whole, split) = (KeyParser(), KeyParser())
    let keys = whole.feed(input)
    guard input.flatMap({ split.feed(CollectionOfOne($0)) }) == keys else { fatalError("The keys depend on how their bytes arrive.") }
    for key in keys {
        switch key {
        case .character(let character): check(String(character))
        case .paste(let text): check(text)
        default: break
        }
    }
    _ = whole.feed("\u{1B}[201~".utf8)
    _ = whole.feed(CollectionOfOne(0x07))
    _ = whole.flush()
    guard whole.feed("q".utf8) == [.character("q")] else { fatalError("Typing does not work anymore.") }
    return 0
}

private func check(_ text: String) {
    guard TerminalSanitizer.line(text) == text else { fatalError("A key steers the terminal.") }
}
