/// One step of the tables. Steps are only appended, because existing databases have run the earlier ones.
struct PostgreSQLMigration: Sendable {
    /// The statements, which never change after a release.
    let text: String
    /// Whether programs that know only the earlier steps can still use the tables, as after a new column with a default.
    var isAdditive = false
}
