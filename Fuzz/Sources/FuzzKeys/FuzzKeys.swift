/// For any bytes from a terminal, and any cuts and pauses between them: keys hold no text that steers a terminal, they do not depend on the
/// cuts and pauses, and typing works afterwards.
///
/// The first byte is the number of the bytes that follow it and plan the cuts: each one is the length of a piece, and its highest bit asks
/// for a pause behind the piece, which is as long as the parser waits.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzKeys(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = Array(UnsafeBufferPointer(start: bytes, count: count))
    let plan = input.dropFirst().prefix(Int(input.first ?? 0) % 32)
    let text = Array(input.dropFirst(1 + plan.count))

    var (whole, now) = (KeyParser(), start)
    var keys = whole.feed(text, at: now)
    // Pasted text without its end is complete after three seconds.
    keys += whole.expire(at: now.advanced(by: .seconds(4)))

    var (cut, place, found) = (KeyParser(), 0, [Key]())
    for step in plan.isEmpty ? [1] : Array(plan) {
        let end = min(text.count, place + Int(step & 0x7F))
        found += cut.feed(text[place..<end], at: now)
        place = end
        guard step & 0x80 != 0 else { continue }
        now = cut.deadline?.advanced(by: .nanoseconds(-1)) ?? now.advanced(by: .seconds(60))
        guard cut.expire(at: now).isEmpty else { fatalError("The parser decides before its deadline.") }
    }
    for byte in text[place...] { found += cut.feed(CollectionOfOne(byte), at: now) }
    found += cut.expire(at: now.advanced(by: .seconds(4)))
    guard found == keys else { fatalError("The keys depend on how their bytes arrive.") }

    for key in keys {
        switch key {
        case .character(let character): check(String(character))
        case .paste(let text): check(text)
        default: break
        }
    }
    _ = whole.feed("\u{1B}[201~".utf8, at: now)
    _ = whole.expire(at: now.advanced(by: .seconds(4)))
    guard whole.feed("q".utf8, at: now) == [.character("q")] else { fatalError("Typing does not work anymore.") }
    return 0
}

private let start = ContinuousClock.now

private func check(_ text: String) {
    guard TerminalSanitizer.line(text) == text else { fatalError("A key steers the terminal.") }
}
