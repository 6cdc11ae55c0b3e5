import Foundation
@testable import MarqueeNet

extension Agreement {
    /// The differences between the two decoders in a body, shape by shape.
    static func breaches(_ body: Data) -> [String] {
        let body = Body(body)
        return [
            breach(JSONValue.self, body, isOrdered: false), breach(Scalars.self, body), breach([Scalars].self, body),
            breach(Required.self, body, isOrdered: false),
            breach(ArrayWalk.self, body), breach(ObjectWalk.self, body), breach([ObjectWalk].self, body),
            breach([Int].self, body), breach([Int8].self, body), breach([UInt32].self, body), breach([UInt64].self, body),
            breach([Double?].self, body), breach([Float].self, body), breach([Bool?].self, body), breach([String?].self, body),
            breach([String: Double].self, body, isOrdered: false), breach([Int: JSONValue].self, body, isOrdered: false),
            breach([[String: [Int]]].self, body, isOrdered: false),
            intolerance(PageDTO<MovieDTO>.self, body, without: ["name", "original_name"]),
            intolerance(GenresDTO.self, body, without: ["title", "original_title"]),
        ].compactMap { $0 }
    }
}
