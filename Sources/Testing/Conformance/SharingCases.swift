import MarqueeData
import MarqueeDomain

extension StoreConformance {
    static let sharingCases = [
        Case("Clients that lease at the same time share the entries, and each entry is leased once.") { run in
            let stores = [try await run.open(), try await run.open()]
            try await run.setClock(0)
            let count = 100
            let tenant = try await stores[0].waiting(1, changes: count)[0]
            let leased = try await withThrowingTaskGroup(of: [OutboxEntry].self) { group in
                for number in 0..<4 {
                    group.addTask {
                        var entries: [OutboxEntry] = []
                        var misses = 0
                        // A client that meets another one in the middle of a lease may find nothing for a moment.
                        while misses < 20 {
                            if number < 2, let entry = try await stores[number].lease(tenant, by: "client \(number)") {
                                entries.append(entry)
                            } else if number >= 2, let turn = try await stores[number - 2].turns(accounts: 1, entries: 3).turns.first {
                                entries += turn
                            } else {
                                misses += 1
                            }
                        }
                        return entries
                    }
                }
                return try await group.reduce(into: []) { $0 += $1 }
            }
            try run.expect(leased.count, count, "how many are leased")
            try run.expect(Set(leased.map(\.item)).count, count, "how many different ones")
            let stored = try await stores[1].library.entries(of: tenant)
            try run.expect(Set(leased), Set(stored), "what is leased, and what is stored")
            for stores in stores { await stores.close() }
        },
        Case("Simultaneous changes have different versions, and none is lost.") { run in
            let stores = [try await run.open(), try await run.open()]
            try await run.setClock(0)
            let tenant = try await stores[0].signIn(1)
            for number in 1...25 {
                async let one = stores[0].library.record(.toggle(.favorite), on: .movie(1), of: tenant)
                async let two = stores[1].library.record(.toggle(.favorite), on: .movie(1), of: tenant)
                let versions = try await [one.version, two.version]
                try run.expect(Set(versions), [2 * number - 1, 2 * number], "the versions of round \(number)")
            }
            let marks = try await stores[0].library.marks(of: tenant)
            try run.expect(marks.entries[.movie(1)]?.marks.isFavorite, false, "what fifty toggles made")
            try run.expect(try await stores[1].library.marks(of: tenant), marks, "the other client's marks")
            for stores in stores { await stores.close() }
        },
        Case("A change and a simultaneous lease do not undo each other.") { run in
            let stores = [try await run.open(), try await run.open()]
            try await run.setClock(0)
            let tenant = try await stores[0].waiting(1)[0]
            for number in 1...25 {
                async let leasing = stores[0].lease(tenant, by: "sender", onDemand: true)
                async let entry = stores[1].set(.rated(number % 20 + 1), of: tenant)
                let (lease, _) = try await (leasing, entry)
                let stored = try await stores[0].library.entries(of: tenant).first { $0.value.kind == .rating }
                try run.expect(stored?.value, .rated(number % 20 + 1), "the change of round \(number)")
                if let lease {
                    let kept = try await stores[1].library.entries(of: tenant).first { $0.key == lease.key }
                    try run.expect(kept?.lease, lease.lease, "the lease of round \(number)")
                    try await stores[0].library.release([lease])
                }
            }
            for stores in stores { await stores.close() }
        },
    ]
}
