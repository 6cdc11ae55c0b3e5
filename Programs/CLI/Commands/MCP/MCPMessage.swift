import Foundation
import Marquee

/// A message of JSON-RPC 2.0 from the client.
enum MCPMessage: Sendable {
    case request(MCPRequest)
    /// A message that expects no answer.
    case notification(method: String, cancelled: MCPRequestID?)
    /// An answer to a request of the server, which sends none.
    case answer
    /// A message that cannot be read, with the error to send for it.
    case invalid(id: MCPRequestID?, MCPError)

    init(_ line: [UInt8]) {
        let bytes = Data(line)
        let id = (try? JSONDecoder().decode(MCPRequestID.Holder.self, from: bytes))?.id
        guard let value = try? JSONDecoder().decode(JSONValue.self, from: bytes) else {
            let isJSON = (try? JSONDecoder().decode(AnyMessage.self, from: bytes)) != nil
            self = .invalid(id: id, !isJSON ? .unreadable : id == nil ? .badID : .largeNumber)
            return
        }
        guard value.dictionary != nil, value["jsonrpc"].string == "2.0" else {
            self = .invalid(id: id, .notARequest)
            return
        }
        guard let method = value["method"].string else {
            let isAnswer = value.dictionary?["result"] != nil || value.dictionary?["error"] != nil
            self = isAnswer ? .answer : .invalid(id: id, .notARequest)
            return
        }
        let params = value["params"]
        guard params == .null || params.dictionary != nil else {
            self = .invalid(id: id, .noParameters)
            return
        }
        guard value.dictionary?["id"] != nil else {
            let cancelled = (try? JSONDecoder().decode(MCPRequestID.Cancellation.self, from: bytes))?.params.requestId
            self = .notification(method: method, cancelled: cancelled)
            return
        }
        self = id.map { .request(MCPRequest(id: $0, method: method, params: params)) } ?? .invalid(id: nil, .badID)
    }

    /// An object of JSON, also with numbers that no type of Swift holds, such as `1e999`.
    private struct AnyMessage: Decodable {
        private enum Keys: CodingKey {}
        init(from decoder: any Decoder) throws { _ = try decoder.container(keyedBy: Keys.self) }
    }
}

/// The id of a request: a text, or an integer, which is sent back with all its digits.
enum MCPRequestID: Sendable, Hashable, Decodable {
    case integer(Int64)
    case text(String)

    /// The id of a message.
    struct Holder: Decodable { let id: MCPRequestID }

    /// The request that a notification takes back.
    struct Cancellation: Decodable {
        struct Parameters: Decodable { let requestId: MCPRequestID }
        let params: Parameters
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) { self = .text(text) } else { self = .integer(try container.decode(Int64.self)) }
    }

    /// The id as JSON.
    var json: [UInt8] {
        switch self {
        case .integer(let number): Array(String(number).utf8)
        case .text(let text): JSONValue.text(text).line
        }
    }
}

/// A request of the client.
struct MCPRequest: Sendable {
    let id: MCPRequestID
    let method: String
    let params: JSONValue

    /// The revision of the protocol that the request names; nil for one of a session that began with a handshake.
    var revision: String? { params["_meta"]["io.modelcontextprotocol/protocolVersion"].string }
}

/// An error of the protocol, in place of a result.
struct MCPError: Error, Sendable {
    let code: Int
    let message: String
    var data: JSONValue?

    static let unreadable = MCPError(code: -32700, message: "The message is not JSON.")
    static let tooLong = MCPError(code: -32700, message: "The message is longer than one megabyte.")
    static let notARequest = MCPError(code: -32600, message: "The message is not a request of JSON-RPC 2.0.")
    static let badID = MCPError(code: -32600, message: "The id of a request is a text, or an integer of at most 64 bits.")
    static let largeNumber = MCPError(code: -32600, message: "A number of the message is too large.")
    static let repeatedID = MCPError(code: -32600, message: "A request with this id is not answered yet.")
    static let noParameters = MCPError(code: -32602, message: "The parameters are not an object.")

    static func unknownMethod(_ name: String) -> MCPError {
        MCPError(code: -32601, message: "This server has no method “\(name.shown)”.")
    }

    static func unknownTool(_ name: String) -> MCPError {
        MCPError(code: -32602, message: "This server has no tool “\(name.shown)”.")
    }

    static func unknownRevision(_ name: String) -> MCPError {
        MCPError(
            code: -32022, message: "This server does not speak this revision of the protocol.",
            data: .object(["supported": .list(MCPServer.revisions.map(JSONValue.text)), "requested": .text(name.shown)]))
    }
}

extension JSONValue {
    /// Its bytes on one line.
    var line: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // A value made of numbers that are none is not made here.
        return Array((try? encoder.encode(self)) ?? Data("null".utf8))
    }

    static func integer(_ number: Int) -> JSONValue { .number(Double(number)) }

    /// An object without the members that are nil.
    static func members(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
        .object(Dictionary(members.compactMap { name, value in value.map { (name, $0) } }) { $1 })
    }
}

extension String {
    /// The text within a message: short, and with the characters that show.
    var shown: String { JSONValue.data(self, most: 100)?.string ?? "" }
}
