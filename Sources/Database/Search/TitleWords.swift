/// The index of the words of titles. It holds no copy of the texts, so each change is told with the former and the new ones.
struct TitleWords {
    /// A title whose texts are new or others than before.
    struct Change {
        let id: Int64
        let former: [SQLValue]?
        let texts: [SQLValue]
    }

    let handle: SQLiteHandle

    /// Tells the index of changes, row by row: a statement of several rows would make it write down what it has gathered.
    func keep(_ changes: [Change]) throws(StoreFailure) {
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
