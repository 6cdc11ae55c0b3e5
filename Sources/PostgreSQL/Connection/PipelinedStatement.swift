/// A statement that is sent together with others.
struct PipelinedStatement {
    let sql: String
    let values: [Parameter]
    /// Whether the server prepares it, once for each connection. The end of a transaction has no plan.
    private(set) var isPrepared = true

    init(_ sql: String, _ values: [Parameter] = []) { (self.sql, self.values) = (sql, values) }

    static let begin = PipelinedStatement("BEGIN")
    static let commit = PipelinedStatement(unprepared: "COMMIT")

    private init(unprepared sql: String) {
        self.init(sql)
        isPrepared = false
    }
}
