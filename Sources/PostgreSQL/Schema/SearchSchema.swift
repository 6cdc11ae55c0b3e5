extension PostgreSQLSchema {
    /// Recent searches, each with the account that it belongs to, or 0. They are ordered by their numbers, because clocks may be changed.
    static let searches = """
        CREATE TABLE recent_search(
            account bigint NOT NULL,
            id bigint GENERATED ALWAYS AS IDENTITY,
            folded text NOT NULL,
            text text NOT NULL,
            searched_at bigint NOT NULL,
            PRIMARY KEY(account, id));
        """
}
