import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The marks of the accounts whose libraries are in use, up to a limit, and the changes that listeners have not received yet.
struct AccountsInMemory {
    /// The most accounts, and the most marks of all accounts together.
    private static let most = (people: 512, marks: 200_000)

    var accounts: [Int: AccountMarks] = [:]
    var uses: UInt64 = 0
    private var marks = 0
    /// The changes that listeners have not received, in order.
    var undelivered: [(change: LibraryChange, tenant: Int)] = []
    /// Whether a thread is sending them.
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

    /// Stores an entry. Returns whether the marks on its item changed.
    mutating func note(_ entry: StoredMarks.Entry, of tenant: Int, isHeard: Bool) -> Bool {
        // Marks that were never read are not kept, unless listeners need the order of their changes. The account is removed while it
        // changes, so that it is not copied.
        guard var account = accounts.removeValue(forKey: tenant) ?? (isHeard ? AccountMarks() : nil) else { return true }
        let held = account.marks.entries[entry.item]
        let last = held?.version ?? (account.isLoaded ? account.marks.version : 0)
        account.newest = max(account.newest, entry.version)
        if account.isLoaded, entry.replaced == account.marks.state {
            account.marks.state = entry.state
        } else if entry.state != account.marks.state {
            // Another process changed marks before, or the store lost some. So all of them are read again.
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

    /// Evicts the least recently used accounts.
    private mutating func makeRoom(for tenant: Int) {
        let most = Self.most
        guard accounts.count > most.people || marks > most.marks else { return }
        for (other, account) in accounts.sorted(by: { $0.value.lastUse < $1.value.lastUse }) where other != tenant && account.loads == 0 {
            remove(other)
            if accounts.count <= most.people / 2, marks <= most.marks / 2 { return }
        }
    }
}
