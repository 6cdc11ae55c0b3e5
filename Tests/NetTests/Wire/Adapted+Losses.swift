import Foundation
import MarqueeData
import Testing

extension Adapted {
    /// How many rows and fields were left out.
    var dropped: Int { losses.rows + losses.fields }
}

/// The value of an answer to a read, of which only so many rows were left out.
func value<Value>(_ remote: Remote<Value>, _ json: String, rows: Int = 0) throws -> Value {
    let answer = try remote.adapt(Data(json.utf8))
    #expect(answer.losses.rows == rows && answer.losses.fields == 0)
    return answer.value
}
