import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The marks of the accounts whose libraries are in use, up to a limit, and what their listeners do not know yet.
struct AccountsInMemory {
    /// How many people's marks are held, and how many marks of all of them.
    private static let most = (people: 512, marks: 200_000)

    var accounts: [Int: AccountMarks] = [:]
    var uses: UInt64 = 0
    private var marks = 0
    /// Changes to tell listeners of, in their order, and whether some thread is doing so.
    var unheard: [(change: LibraryChange, tenant: Int)] = []
    var isBroadcasting = false

    mutating func put(_ loaded: StoredMarks, of tenant: Int, at now: Date) {
        var account = accounts[tenant] ?? AccountMarks()
        marks += loaded.entries.count - account.marks.entries.count
        account.marks = loaded
        account.isLoaded = true
        account.checkedAt = now
        uses += 1
        account.lastUse = uses
        accounts[tenant] = account
        makeRoom(for: tenant)
    }

    /// Takes over an entry; false if nothing is seen to change.
    mutating func note(_ entry: StoredMarks.Entry, of tenant: Int, isHeard: Bool) -> Bool {
        // Marks that were never read need not be in memory, unless listeners are to hear of their changes in the right order. Taken out
        // while they are changed, they are not copied.
        guard var account = accounts.removeValue(forKey: tenant) ?? (isHeard ? AccountMarks() : nil) else { return true }
        let held = account.marks.entries[entry.item]
        let last = held?.version ?? (account.isLoaded ? account.marks.version : 0)
        account.newest = max(account.newest, entry.version)
        if account.isLoaded, entry.version <= account.marks.version.addingSaturating(1) {
            account.marks.version = max(account.marks.version, entry.version)
        } else {
            // Another process was faster, so there is more to read than this.
            account.checkedAt = .distantPast
        }
        let isNewer = entry.version >= last
        if isNewer {
            account.marks.entries[entry.item] = entry
            marks += held == nil ? 1 : 0
        }
        accounts[tenant] = account
        makeRoom(for: tenant)
        return isNewer && held?.marks != entry.marks
    }

    mutating func remove(_ tenant: Int) {
        if let gone = accounts.removeValue(forKey: tenant) { marks -= gone.marks.entries.count }
    }

    /// The accounts whose libraries were used longest ago are evicted first.
    private mutating func makeRoom(for tenant: Int) {
        let most = Self.most
        guard accounts.count > most.people || marks > most.marks else { return }
        for (other, account) in accounts.sorted(by: { $0.value.lastUse < $1.value.lastUse }) where other != tenant && account.loads == 0 {
            remove(other)
            if accounts.count <= most.people / 2, marks <= most.marks / 2 { return }
        }
    }
}
