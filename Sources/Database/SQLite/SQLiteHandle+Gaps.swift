extension SQLiteHandle {
    /// Removes every byte that no row holds any more, from the file and from its log, without writing the file anew.
    ///
    /// It takes no room, neither on the disk nor in memory, but a power cut in its midst may damage pages: for a file whose content can be
    /// had again.
    func scrubInPlace() throws(StoreFailure) {
        guard let place else { return }
        let log = StoreFile(path: place.file.path + "-wal")
        for _ in 1...8 {
            try emptyLog()
            // Pages that are kept in memory would come back with the next change to them.
            try execute("PRAGMA shrink_memory")
            let isDone = try write { () throws(StoreFailure) in
                // With an empty log and nobody else writing, the file is the truth.
                guard try log.size() == 0 else { return false }
                try overwriteGaps()
                return true
            }
            if isDone { return try emptyLog() }
        }
        throw .wipeIncomplete
    }

    /// Overwrites what no row uses on the pages of rows. Called while a transaction keeps others from writing, and the log is empty.
    func overwriteGaps() throws(StoreFailure) {
        let page = try number("PRAGMA page_size")
        let size = try fileSize()
        let chunk = 256 * page
        // Where pages can be given back in steps, some hold nothing but notes about others, and begin like pages of a table.
        let hasMaps = try number("PRAGMA auto_vacuum") != 0
        var isChanged = false
        for start in stride(from: 0, to: size, by: chunk) {
            let bytes = try fileBytes(at: start, count: min(chunk, size - start))
            for place in stride(from: 0, through: bytes.count - page, by: page) {
                if hasMaps, isMap(1 + (start + place) / page, pageSize: page) { continue }
                guard let gap = PageGap(bytes[place..<place + page], at: start + place) else { continue }
                try setFileBytes([UInt8](repeating: 0, count: gap.count), at: gap.offset)
                isChanged = true
            }
        }
        guard isChanged else { return }
        try syncFile()
        // Any change makes other connections read anew what they kept in memory since the log was emptied.
        try execute("PRAGMA user_version = \(number("PRAGMA user_version"))")
    }

    private func isMap(_ number: Int, pageSize: Int) -> Bool {
        number >= 2 && (number - 2).isMultiple(of: pageSize / 5 + 1)
    }
}
