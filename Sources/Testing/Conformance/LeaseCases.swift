import Foundation
import MarqueeData
import MarqueeDomain

extension StoreConformance {
    static let leaseCases = [
        Case("A leased entry is leased to no other client until the lease ends by the clock of the store.") { run in
            try await run.withStores { stores in
                let tenant = try await stores.waiting(1)[0]
                try await run.setClock(100)
                let entry = try await stores.leased(tenant, by: "a")
                try run.expect(entry.lease, .init(owner: "a", until: .at(160)), "the lease")
                for (seconds, left) in [(100.0, 60_000), (130, 30_000), (159.999, 1)] {
                    try await run.setClock(seconds)
                    try run.expect(try await stores.lease(tenant, by: "b", onDemand: true) == nil, "it is leased twice at \(seconds)")
                    try run.expect(
                        try await stores.turns(), LeasedTurns(nextIn: .milliseconds(left)),
                        "the turns at \(seconds)")
                }
                try await run.setClock(160)
                try run.expect(try await stores.lease(tenant, by: "b")?.lease, .init(owner: "b", until: .at(220)), "the next lease")
            }
        },
        Case("A failed entry is leased when its wait is over, and on demand at once.") { run in
            try await run.withStores { stores in
                let tenant = try await stores.waiting(1)[0]
                try await run.setClock(0)
                try await stores.library.release(try await stores.leased(tenant), for: .seconds(30))
                let entry = try await stores.library.entries(of: tenant).first
                try run.expect(entry?.attempts, 1, "the attempts")
                try run.expect(entry?.notBefore, .at(30), "the time")
                try run.expect(entry?.lease, nil, "the lease")
                try await run.setClock(29)
                try run.expect(try await stores.lease(tenant) == nil, "it is leased before its time")
                try run.expect(try await stores.turns(), LeasedTurns(nextIn: .seconds(1)), "the turns before its time")
                try await stores.library.release([try await stores.leased(tenant, onDemand: true)])
                let demanded = try await stores.library.entries(of: tenant).first
                try run.expect(demanded?.notBefore, .at(30), "the time after a lease on demand")
                try run.expect(demanded?.attempts, 1, "the attempts after a lease on demand")
                try await run.setClock(30)
                try run.expect(try await stores.turns().tenants, [tenant], "the turns at its time")
            }
        },
        Case("A discarded change that never left is removed, and one that may have left is taken back.") { run in
            try await run.withStores { stores in
                for (account, (leases, isRemoved)) in [([true, true], true), ([false, true], false), ([true, false], false)].enumerated() {
                    let tenant = try await stores.signIn(account + 1)
                    let version = try await stores.library.version(of: tenant)
                    _ = try await stores.library.learn(.none, kinds: [.favorite], on: .movie(1), of: tenant, since: version)
                    try await stores.set(.favorite(true), of: tenant)
                    for isUnsent in leases {
                        let entry = try await stores.leased(tenant, onDemand: true)
                        try await stores.library.release(entry, for: .seconds(1), isUnsent: isUnsent)
                    }
                    let change = PendingChange(item: .movie(1), value: .favorite(true), changedAt: .at(0), state: .waiting)
                    _ = try await stores.library.discard(change.id, of: tenant)
                    let left = try await stores.library.entries(of: tenant).map(\.value)
                    try run.expect(left, isRemoved ? [] : [.favorite(false)], "what is left after \(leases)")
                }
            }
        },
        Case("A clock that was set back delays no entry by more than the longest lease or wait.") { run in
            try await run.withStores { stores in
                let tenant = try await stores.waiting(1, changes: 2)[0]
                let year = 31_536_000.0
                try await run.setClock(year)
                try await stores.library.release(try await stores.leased(tenant), for: .seconds(600))
                _ = try await stores.leased(tenant)
                try run.expect(try await stores.turns(), LeasedTurns(nextIn: .seconds(60)), "the turns before a turn of the clock")
                for seconds in [0.001, 0.1, 1, 30] {
                    try await run.setClock(year - seconds)
                    try run.expect(try await stores.lease(tenant) == nil, "a lease ends because a clock is \(seconds) s behind")
                }
                try run.expect(try await stores.turns(), LeasedTurns(nextIn: .seconds(90)), "the turns of a clock that is 30 s behind")
                // Twice the longest lease is over at this time, and twice the longest wait is not.
                try await run.setClock(year - 2_900)
                try run.expect(try await stores.lease(tenant)?.item, .movie(2), "the first of a clock that is 2,900 s behind")
                try run.expect(try await stores.lease(tenant) == nil, "a wait ends because a clock is 2,900 s behind")
                try await run.setClock(0)
                try run.expect(try await stores.lease(tenant, by: "b")?.item, .movie(1), "the first after a turn of the clock")
                try run.expect(try await stores.turns().turns.map { $0.map(\.item) }, [[.movie(2)]], "the second")
                try run.expect(try await stores.lease(tenant, by: "c") == nil, "a third is leased")
                try await run.setClock(year)
                let last = try await stores.lease(tenant, by: "c")?.lease
                try run.expect(last, .init(owner: "c", until: .at(year + 60)), "the lease after the clock was set right")
            }
        },
        Case("Turns lease the same entries that a lease of the account alone does.") { run in
            try await run.withStores { stores in
                var done: Set<Int> = []
                let times = [-4_000.0, -3_000, -61, -60, -59, -1, 0, 1, 59, 60, 61, 599, 600, 601, 4_000]
                for (number, seconds) in times.enumerated() {
                    try await run.setClock(0)
                    let (failed, taken) = (try await stores.signIn(2 * number + 1), try await stores.signIn(2 * number + 2))
                    for tenant in [failed, taken] { try await stores.set(.favorite(true), of: tenant) }
                    try await stores.library.release(try await stores.leased(failed), for: .seconds(600))
                    _ = try await stores.leased(taken)
                    try await run.setClock(seconds)
                    let turns = try await stores.turns(but: done)
                    for turn in turns.turns { try await stores.library.release(turn) }
                    for tenant in [failed, taken] {
                        let isLeased = try await stores.lease(tenant, by: "b") != nil
                        try run.expect(isLeased, turns.tenants.contains(tenant), "whether \(tenant) is leased at \(seconds)")
                    }
                    try run.expect(turns.nextIn.map { $0 > .zero } ?? !turns.turns.isEmpty, "no time is named at \(seconds)")
                    done.formUnion([failed, taken])
                }
            }
        },
        Case("Entries are leased in the order of their changes, whatever the clock was.") { run in
            try await run.withStores { stores in
                let tenant = try await stores.signIn(1)
                for (number, seconds) in [500.0, 100, 300].enumerated() {
                    try await run.setClock(seconds)
                    try await stores.set(.favorite(true), on: .movie(number + 1), of: tenant)
                }
                var after = 0
                for number in 1...3 {
                    let entry = try await stores.lease(tenant, after: after)
                    try run.expect(entry?.item, .movie(number), "entry \(number)")
                    after = entry?.position ?? 0
                }
                try run.expect(try await stores.lease(tenant, after: after) == nil, "there is a fourth")
            }
        },
        Case("The entries of an account without an active session are not leased, and stay.") { run in
            try await run.withStores { stores in
                try await run.setClock(0)
                let tenants = try await stores.waiting(2)
                let generation = try await stores.sessions.session(tenants[0])?.generation ?? 0
                _ = try await stores.sessions.revoke(tenants[0], generation: generation)
                try run.expect(try await stores.turns().tenants, [tenants[1]], "the turns")
                try run.expect(try await stores.lease(tenants[0], onDemand: true) == nil, "it is leased")
                try await stores.set(.favorite(true), on: .movie(2), of: tenants[0])
                try run.expect(try await stores.library.entries(of: tenants[0]).count, 2, "what waits")
                _ = try await stores.sessions.reinstate(tenants[0], generation: generation)
                try run.expect(try await stores.turns(entries: 2).turns.map(\.count), [2], "the turns after it is active again")
            }
        },
    ]
}
