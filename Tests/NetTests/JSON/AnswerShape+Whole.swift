import Foundation
import MarqueeData
import MarqueeDomain
@testable import MarqueeNet

extension AnswerShape {
    /// The kinds that the rows of an answer's mixed lists may have; one will do where there is no such list.
    static func mediaTypes<Answer: Shape>(of answer: Answer.Type) throws -> [String] {
        guard try AnswerShape(of: answer).allMembers.contains(where: { $0.key == "media_type" }) else { return ["movie"] }
        return ["movie", "tv", "person", "collection", "tv_season", "tv_episode"].filter {
            (try? AnswerShape(of: answer, mediaType: $0)) != nil
        }
    }

    /// A shape whose texts are days where days are wanted, and paths where paths are.
    static func whole<Answer: Shape>(_ answer: Answer.Type, mediaType: String = "movie") throws -> AnswerShape {
        let shape = try AnswerShape(of: answer, mediaType: mediaType)
        var losses = try fieldsLost(answer, shape)
        for member in shape.allMembers where losses > 0 && member.shape.kind == .text && member.shape.sample == AnswerShape.day {
            member.shape.sample = #""/a.jpg""#
            if let left = try? fieldsLost(answer, shape), left < losses { losses = left } else { member.shape.sample = AnswerShape.day }
        }
        return shape
    }

    private static func fieldsLost<Answer: Shape>(_ answer: Answer.Type, _ shape: AnswerShape) throws -> Int {
        try Decoding.decode(answer, from: Data(shape.json.utf8), operation: "").losses.fields
    }
}
