extension JSONScanner {
    /// Passes a number, and says whether it has neither a fraction nor an exponent.
    mutating func passNumber() throws(JSONProblem) -> Bool {
        if bytes[at] == UInt8(ascii: "-") { at += 1 }
        if bytes[at] == UInt8(ascii: "0") { at += 1 } else { try passDigits() }
        var isWhole = true
        if bytes[at] == UInt8(ascii: ".") {
            isWhole = false
            at += 1
            try passDigits()
        }
        if bytes[at] == UInt8(ascii: "e") || bytes[at] == UInt8(ascii: "E") {
            isWhole = false
            at += 1
            if bytes[at] == UInt8(ascii: "+") || bytes[at] == UInt8(ascii: "-") { at += 1 }
            try passDigits()
        }
        return isWhole
    }

    private mutating func passDigits() throws(JSONProblem) {
        let start = at
        while bytes[at] &- 0x30 < 10 { at += 1 }
        guard at > start else { throw .malformed }
    }
}
