extension SandboxCatalog.Role {
    /// The row of the part in the credits of a title, a season or an episode.
    func json(in catalog: CatalogIndex, _ more: [(name: String, value: JSON)] = []) -> JSON? {
        catalog.person(person)?.json.adding(
            more + [("character", .string(character)), ("credit_id", .string(creditID)), ("order", JSON(order))])
    }
}

extension SandboxCatalog.Job {
    /// The row of the job in the credits of a title, a season or an episode.
    func json(in catalog: CatalogIndex) -> JSON? {
        catalog.person(person)?.json.adding([
            ("credit_id", .string(creditID)), ("department", .string(department)), ("job", .string(job)),
        ])
    }
}
