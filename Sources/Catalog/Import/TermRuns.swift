import Synchronization

/// Writes runs of the terms of names, a batch of names on a thread of its own.
final class TermRuns: Sendable {
    private let folder: ImportFolder
    private let mostBytes: Int
    /// The runs of each batch. One whose names have many words takes several.
    private let written = Mutex<[Int: [String]]>([:])

    /// - Parameters:
    ///   - folder: The importer's own files.
    ///   - mostBytes: The bytes of terms that end a run.
    init(folder: ImportFolder, mostBytes: Int) {
        self.folder = folder
        self.mostBytes = mostBytes
    }

    /// The paths of all runs, in the order of the ranks in them.
    var paths: [String] { written.withLock { written in written.sorted { $0.key < $1.key }.flatMap(\.value) } }

    /// The path of the facts of a batch.
    func facts(_ batch: Int) -> String { folder.run("facts", batch) }

    /// Writes the terms and the facts of the names of a batch.
    ///
    /// - Parameters:
    ///   - names: Each name with its length before it.
    ///   - start: The rank of the first name.
    ///   - batch: The number of the batch.
    func index(_ names: [UInt8], from start: Int, batch: Int) throws(ImportFailure) {
        var terms = TermBatch()
        var facts: [UInt8] = []
        try names.withRawBytes { bytes throws(ImportFailure) in
            var (index, rank) = (0, UInt32(start))
            while index < bytes.count, let length = try? Varint.read(bytes, &index) {
                let name = UnsafeRawBufferPointer(rebasing: bytes[index..<index + Int(length)])
                facts.append(terms.add(name, rank: rank).byte)
                index += Int(length)
                rank += 1
                if terms.size >= mostBytes {
                    try write(terms, of: batch)
                    terms.removeAll()
                }
            }
        }
        if terms.size > 0 { try write(terms, of: batch) }
        let file = try FileWriter(path: self.facts(batch), folder.calls)
        try file.append(facts)
        try file.flush()
    }

    private func write(_ terms: borrowing TermBatch, of batch: Int) throws(ImportFailure) {
        let path = written.withLock { written in
            let path = folder.run("terms\(batch).", written[batch]?.count ?? 0)
            written[batch, default: []].append(path)
            return path
        }
        try terms.write(path: path, folder.calls)
    }
}
