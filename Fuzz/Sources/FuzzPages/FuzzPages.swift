import Foundation
@testable import MarqueeDatabase

/// The pages of a damaged file are read without a crash, and every row that is found is as large as what it was read from, or smaller.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPages(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: bytes, count: count))
    var reader = RecordReader(bytes[...])
    check(reader.record(of: count) ?? [], from: count)
    // A page is larger than the first inputs of a fuzzer, so the bytes are the rows at its end, and its table of contents leads to them.
    var page = [UInt8](repeating: 0, count: max(512, count + 64))
    page.replaceSubrange(page.count - count..<page.count, with: bytes)
    let cells = min(count, 8)
    page[0] = 0x0D
    page[4] = UInt8(cells)
    for cell in 0..<cells {
        let place = page.count - count + Int(bytes[cell]) % count
        page[8 + 2 * cell] = UInt8(place >> 8 & 0xFF)
        page[9 + 2 * cell] = UInt8(place & 0xFF)
    }
    for row in LeafPage(page[...])?.rows ?? [] { check(row.values, from: page.count) }
    if let rows = LeafPage(bytes[...])?.rows { for row in rows { check(row.values, from: count) } }
    return 0
}

private func check(_ values: [SQLValue], from size: Int) {
    let total = values.reduce(0) { total, value in
        switch value {
        case .text(let text): total + text.utf8.count
        case .blob(let data): total + data.count
        default: total
        }
    }
    guard values.count <= size, total <= size else { fatalError("A row is larger than what it was read from.") }
}
