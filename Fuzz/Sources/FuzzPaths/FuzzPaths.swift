import Foundation
import MarqueeDomain
@testable import MarqueeNet

/// A value that is valid in a path is one segment, and stays that segment however often it is decoded and resolved.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPaths(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = UnsafeBufferPointer(start: bytes, count: count)
    let text = String(decoding: bytes, as: UTF8.self)
    if let value = try? PathValue(text) { check(value.text, of: text) }
    if count >= 8 {
        let number = Int(truncatingIfNeeded: UnsafeRawPointer(bytes.baseAddress!).loadUnaligned(as: Int64.self))
        if let value = try? PathValue(number) { check(value.text, of: String(number)) }
        if let value = try? PathValue(number: number) { check(value.text, of: String(number)) }
    }
    if let path = ImagePath(text) {
        check(String(path.description.dropFirst()), of: String(text.dropFirst()))
        guard path.description.first == "/" else { fatalError("An image path does not begin with a slash.") }
    }
    if let day = Day(text), Day(day.description) != day { fatalError("A day is not the day that it writes.") }
    return 0
}

private func check(_ value: String, of text: String) {
    guard value == text, !value.isEmpty, value.utf8.count <= 128 else { fatalError("The value is not the text.") }
    guard value.removingPercentEncoding == value, !value.utf8.contains(where: { "/\\?#%;:@&=+ \0\r\n".utf8.contains($0) }) else {
        fatalError("The value means something else when it is decoded.")
    }
    guard let base = URL(string: "https://server.example/3/thing/"), let url = URL(string: value, relativeTo: base)?.standardized else {
        fatalError("The value is no part of an address.")
    }
    guard url.absoluteString == "https://server.example/3/thing/" + value else { fatalError("The value leads to \(url.absoluteString).") }
}
