import Foundation
import MarqueeDomain
@testable import MarqueeNet

/// Any body is read as Foundation reads it, or is refused by us because it is no JSON, with a typed error that is short.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzJSON(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let body = Data(UnsafeBufferPointer(start: bytes, count: count))
    let breaches = Agreement.breaches(body)
    guard breaches.isEmpty else { fatalError(breaches.joined(separator: "\n")) }
    do throws(MarqueeError) {
        _ = try Decoding.decode(PageDTO<MovieDTO>.self, from: body, operation: "GET /fuzz")
    } catch {
        guard error.code == .unreadable, error.operation == "GET /fuzz", error.reason.text.utf8.count < 1_000 else {
            fatalError("\(error)")
        }
    }
    return 0
}
