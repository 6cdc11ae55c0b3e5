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
        guard try fieldsLost(answer, shape) > 0 else { return shape }
        let leaves = Leaves(of: try decoded(answer, shape).answer)
        for (path, member) in shape.textPaths where leaves[path] == "nil" { member.shape.sample = #""/a.jpg""# }
        return shape
    }

    /// The members whose text is a day, with their paths, which go through the first row of each list.
    private var textPaths: [(path: String, member: Member)] {
        members.flatMap { member in
            let isText = member.shape.kind == .text && member.shape.sample == AnswerShape.day
            return (isText ? [(member.key, member)] : []) + member.shape.textPaths.map { (member.key + "." + $0.path, $0.member) }
        } + (element?.textPaths.map { ("0." + $0.path, $0.member) } ?? [])
    }

    private static func fieldsLost<Answer: Shape>(_ answer: Answer.Type, _ shape: AnswerShape) throws -> Int {
        try decoded(answer, shape).losses.fields
    }

    private static func decoded<Answer: Shape>(
        _ answer: Answer.Type, _ shape: AnswerShape
    ) throws(MarqueeError) -> (answer: Answer, losses: DecodingLosses) {
        try Decoding.decode(answer, from: Data(shape.json.utf8), operation: "")
    }
}
