import Marquee

/// Somebody who took part in a title.
struct CreditJSON: Encodable {
    let id: Int
    let name: String
    let role: String

    static func people(_ credits: Credits) -> (cast: [CreditJSON], crew: [CreditJSON]) {
        (
            credits.cast.map { CreditJSON(id: $0.personID, name: $0.name, role: $0.character) },
            credits.crew.map { CreditJSON(id: $0.personID, name: $0.name, role: $0.job) }
        )
    }
}
