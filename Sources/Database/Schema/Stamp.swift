/// The mark of a file's schema: both versions in the one number that SQLite has for it.
struct Stamp {
    let version: Int
    /// The oldest version whose programs can read the file.
    let readableSince: Int

    private static let factor = 1 << 16

    init(version: Int, readableSince: Int) { (self.version, self.readableSince) = (version, readableSince) }

    init(of handle: SQLiteHandle) throws(StoreFailure) {
        let number = try handle.number("PRAGMA user_version")
        // SQLite reads the four bytes of the file as a signed number.
        guard number >= 0 else { throw .damagedValue }
        version = number % Stamp.factor
        readableSince = number < Stamp.factor ? version : number / Stamp.factor
        guard readableSince <= version else { throw .damagedValue }
    }

    /// A file that only its own version can read has the plain version, as before there were two.
    var number: Int { readableSince == version ? version : version + readableSince * Stamp.factor }
}
