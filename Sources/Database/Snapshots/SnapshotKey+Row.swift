package import MarqueeData
import MarqueeDomain

extension SnapshotKey {
    /// All fields in one text. Each has its length in front, so that two keys never have the same text, whatever the fields contain.
    package var canonical: String {
        var text = ""
        func add(_ field: String?) {
            guard let field else { return text += "-" }
            text += "\(field.utf8.count):"
            text += field
        }
        add(server)
        add(operation)
        add(subject?.kind.rawValue)
        add(subject.map { String($0.id) })
        add(audience.language)
        text += "\(audience.fallbackLanguages.count)*"
        for language in audience.fallbackLanguages { add(language) }
        add(audience.region)
        add(audience.includesAdult ? "1" : "0")
        add(tenant.map(String.init))
        for argument in arguments {
            add(argument.name)
            add(argument.value)
        }
        return text
    }

    /// The fields in the order of the columns: for finding snapshots by subject or account.
    var columns: [SQLValue] {
        [
            .text(canonical), .text(server), .text(operation), SQLValue(subject?.kind.rawValue), SQLValue(subject?.id),
            .text(arguments.map { "\($0.name)=\($0.value)" }.joined(separator: "\n")), .text(audience.language),
            .text(audience.fallbackLanguages.joined(separator: " ")), SQLValue(audience.region), SQLValue(audience.includesAdult),
            SQLValue(tenant),
        ]
    }
}
