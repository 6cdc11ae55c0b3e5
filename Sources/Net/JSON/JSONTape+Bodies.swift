#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension JSONTape {
    /// The bytes of each member of the document's own object, as they are; of the first one if a key is repeated.
    var memberBodies: [String: Data] {
        guard kind(at: 0) == .object else { return [:] }
        var bodies: [String: Data] = [:]
        // Between a value and the next key, or the end of the object, are blanks and one sign.
        var end = place(of: [UInt8(ascii: "}")], before: bytes.count - JSONScanner.padding)
        for key in keys(of: 0).reversed() {
            let token = tokens[key]
            var start = Int(token.start + token.count) + 1
            while bytes[start] != UInt8(ascii: ":") { start += 1 }
            bodies[name(ofKey: key)] = Data(bytes[(start + 1)..<end])
            end = place(of: [UInt8(ascii: ","), UInt8(ascii: "{")], before: Int(token.start) - 1)
        }
        return bodies
    }

    private func place(of signs: [UInt8], before end: Int) -> Int {
        var place = end - 1
        while !signs.contains(bytes[place]) { place -= 1 }
        return place
    }
}
