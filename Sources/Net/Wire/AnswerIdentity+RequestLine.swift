import MarqueeData
import MarqueeDomain

extension AnswerIdentity {
    /// The subject of the answer to a request; the answer to a write is a status without a subject.
    init(of line: RequestLine) {
        self.init()
        guard line.operation.route.method == .get else { return }
        for (variable, key) in line.operation.route.answerKeys {
            let value = line.path.first { $0.name == variable }?.value
            if let number = (value ?? line.authorization.path[variable]?.reveal()).flatMap({ Int($0) }) {
                numbers[key] = number
            } else {
                texts[key] = value
            }
        }
        numbers["page"] = line.page
    }

    /// The keys under which an answer repeats values of the path, by their variables. A season and an episode repeat their numbers, because
    /// their ids are their own, and an id of another service is not repeated; everything else repeats its id.
    static func keys(of variables: [String]) -> [String: String] {
        let numbers = variables.filter { $0.hasSuffix("_number") }
        let ids = variables.filter { $0.hasSuffix("_id") && $0 != "external_id" }.suffix(1)
        return Dictionary(uniqueKeysWithValues: numbers.isEmpty ? ids.map { ($0, "id") } : numbers.map { ($0, $0) })
    }
}
