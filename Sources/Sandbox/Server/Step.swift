/// One step of an answer that is put on the wire byte for byte.
enum Step: Sendable {
    /// Sends these bytes.
    case send([UInt8])
    /// Sends these bytes again and again, so often or until the client has gone.
    case flood([UInt8], times: Int = .max)
    /// Sends this byte again and again, with a pause before each, until the client has gone.
    case drip(UInt8, pause: Duration)
    /// Says nothing more until the client has gone.
    case hold
    /// Ends the connection in a way that the client sees as a reset.
    case reset

    static func text(_ text: String) -> Step { .send(Array(text.utf8)) }
    static func flood(_ text: String) -> Step { .flood(Array(text.utf8)) }
}

extension Connection {
    /// Takes the steps in order; false when the client had gone before the last.
    func take(_ steps: [Step]) -> Bool {
        for step in steps {
            switch step {
            case .send(let bytes):
                guard Socket.send(bytes, on: descriptor) else { return false }
            case .flood(let bytes, let times):
                for _ in 0..<times {
                    guard Socket.send(bytes, on: descriptor) else { return false }
                }
            case .drip(let byte, let pause):
                while Socket.pause(descriptor, for: pause) {
                    guard Socket.send([byte], on: descriptor) else { return false }
                }
                return false
            case .hold:
                while Socket.receive(upTo: 8_192, from: descriptor, within: limits.idle) != nil {}
                return false
            case .reset:
                Socket.resetWhenClosed(descriptor)
                return false
            }
        }
        return true
    }
}
