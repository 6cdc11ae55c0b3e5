import Foundation
import MarqueeData
import MarqueeDomain
@testable import MarqueeNet

extension AnswerShape {
    /// The kinds that the rows of an answer's mixed lists may have; one will do where there is no such list.
    static func mediaTypes<Answer: Decodable>(of answer: Answer.Type) throws -> [String] {
        guard try AnswerShape(of: answer).allMembers.contains(where: { $0.key == "media_type" }) else { return ["movie"] }
        return ["movie", "tv", "person", "collection", "tv_season", "tv_episode"].filter {
            (try? AnswerShape(of: answer, mediaType: $0)) != nil
        }
    }

    /// A shape whose texts are days where days are wanted, and paths where paths are.
    static func whole<Answer: Decodable>(_ answer: Answer.Type, mediaType: String = "movie") throws -> AnswerShape {
        let shape = try AnswerShape(of: answer, mediaType: mediaType)
        for member in shape.allMembers where member.shape.kind == .text && member.shape.sample == AnswerShape.day {
            let losses = try fieldsLost(answer, shape)
            let sample = member.shape.sample
            member.shape.sample = #""/a.jpg""#
            let isBetter = (try? fieldsLost(answer, shape)).map { $0 < losses } ?? false
            if !isBetter { member.shape.sample = sample }
        }
        return shape
    }

    private static func fieldsLost<Answer: Decodable>(_ answer: Answer.Type, _ shape: AnswerShape) throws -> Int {
        try Decoding.decode(answer, from: Data(shape.json.utf8), operation: "").losses.fields
    }
}
