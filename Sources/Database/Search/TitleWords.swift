/// The full-text index of titles. It holds no copy of the texts, so each change needs the old and the new texts.
struct TitleWords {
    /// A title with new or changed texts.
    struct Change {
        let id: Int64
        let former: [SQLValue]?
        let texts: [SQLValue]
    }

    let handle: SQLiteHandle

    /// Writes changes to the index, row by row: a statement with several rows would make it write its buffer.
    func write(_ changes: [Change]) throws(StoreFailure) {
        for change in changes {
            if let former = change.former {
                try handle.run(
                    "INSERT INTO title_words(title_words, rowid, title, original_title, overview) VALUES('delete', ?1, ?2, ?3, ?4)",
                    [.integer(change.id)] + former)
            }
            try handle.run(
                "INSERT INTO title_words(rowid, title, original_title, overview) VALUES(?1, ?2, ?3, ?4)",
                [.integer(change.id)] + change.texts)
        }
    }
}
