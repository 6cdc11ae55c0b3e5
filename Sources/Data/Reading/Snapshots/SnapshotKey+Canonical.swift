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
}
