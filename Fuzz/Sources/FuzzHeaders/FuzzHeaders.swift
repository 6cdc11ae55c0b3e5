import Foundation
import MarqueeDomain

@testable import MarqueeNet

/// Any header section is a bounded list of fields or a typed error, and any value in it is a bounded wait or none.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzHeaders(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = UnsafeBufferPointer(start: bytes, count: count)
    head(bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    // A line for each field, so that several of them meet.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    cache(TransportHeaders(zip(["Cache-Control", "Age", "ETag", "cache-control"], lines).map { TransportHeaders.Field($0, $1) }))
    retry(TransportHeaders(zip(["Retry-After", "Date"], lines).map { TransportHeaders.Field($0, $1) }))
    return 0
}

private func head(_ bytes: UnsafeBufferPointer<UInt8>) {
    let limit = 1 << 10
    var head = CurlHead(limit: limit)
    var taken = 0
    for line in UnsafeRawBufferPointer(bytes).split(separator: 0x0A, omittingEmptySubsequences: false) {
        do throws(TransportError) {
            try head.take(UnsafeRawBufferPointer(rebasing: line))
            taken += line.count
        } catch {
            guard error.kind == .tooLarge || error.kind == .malformed else { fatalError("\(error)") }
            return
        }
    }
    // Invalid bytes become three-byte replacement characters.
    let size = head.fields.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count }
    guard taken <= limit, size <= 3 * limit + head.fields.count else { fatalError("\(size) bytes of fields from \(taken).") }
    guard !head.isComplete || (200..<600).contains(head.status) else { fatalError("The status \(head.status) ends an answer.") }
    guard head.fields.allSatisfy({ !$0.name.utf8.contains(0x0A) && !$0.value.utf8.contains(0x0A) }) else {
        fatalError("A field holds a line break.")
    }
}

private func cache(_ headers: TransportHeaders) {
    let cache = CacheHeaders(headers)
    if let fresh = cache.freshFor {
        guard fresh >= .zero, fresh <= .seconds(10 * 365 * 86_400) else { fatalError("Fresh for \(fresh).") }
    }
    if let validator = cache.validator {
        guard (1...256).contains(validator.utf8.count), validator.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else {
            fatalError("The validator cannot go into a header.")
        }
    }
}

private func retry(_ headers: TransportHeaders) {
    let now = Date(timeIntervalSince1970: 1_700_000_000)
    if let wait = RetryAfter.wait(in: headers, now: now) {
        guard wait >= .zero, wait <= .seconds(86_400) else { fatalError("A wait of \(wait).") }
    }
    guard let value = headers["Retry-After"], let seconds = HTTPDate.seconds(value, now: now) else { return }
    guard (-62_135_596_800...253_402_300_800).contains(seconds) else { fatalError("A date \(seconds) seconds from 1970.") }
}
