extension SQLiteHandle {
    /// Erases all bytes of deleted rows from the file and from its log, without rewriting the file.
    ///
    /// It needs no extra space, neither on the disk nor in memory, but a power failure during it may damage pages: use it only for a file
    /// whose content can be fetched again.
    func scrubInPlace() throws(StoreFailure) {
        guard let place else { return }
        let log = StoreFile(path: place.file.path + "-wal")
        for _ in 1...8 {
            try emptyLog()
            // Cached pages in memory would be written back with their next change.
            try execute("PRAGMA shrink_memory")
            let isDone = try write { () throws(StoreFailure) in
                // With an empty log and no other writer, the file holds all data.
                guard try log.size() == 0 else { return false }
                try overwriteGaps()
                return true
            }
            if isDone { return try emptyLog() }
        }
        throw .wipeIncomplete
    }

    /// Overwrites the unused bytes of pages with rows. Called while a transaction prevents other writes and the log is empty.
    func overwriteGaps() throws(StoreFailure) {
        let page = try number("PRAGMA page_size")
        let size = try fileSize()
        let chunk = 256 * page
        // In a file with incremental vacuum, some pages only describe other pages, and begin like pages of a table.
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
        // Any change makes other connections discard the pages that they cached since the log was emptied.
        try execute("PRAGMA user_version = \(number("PRAGMA user_version"))")
    }

    private func isMap(_ number: Int, pageSize: Int) -> Bool {
        number >= 2 && (number - 2).isMultiple(of: pageSize / 5 + 1)
    }
}
