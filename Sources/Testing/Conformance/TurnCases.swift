import MarqueeData
import MarqueeDomain

extension StoreConformance {
    static let turnCases = [
        Case("Turns go round all accounts of a server, each with no more entries than requested.") { run in
            try await run.withStores { stores in
                try await run.setClock(0)
                let all = try await stores.waiting(5, changes: 9)
                var (found, after): ([Int], Int) = ([], all[2])
                for _ in 1...4 {
                    let leased = try await stores.turns(accounts: 2, entries: 2, after: after, but: [all[4]])
                    try run.expect(leased.turns.allSatisfy { $0.count == 2 }, "a turn is not of two: \(leased)")
                    found += leased.tenants
                    after = leased.after
                }
                let circle = [all[3], all[0], all[1], all[2]]
                try run.expect(found, circle + circle, "the accounts")
                let rest = try await stores.turns(entries: 100)
                try run.expect(rest.turns.map(\.count).sorted(), [5, 5, 5, 5, 9], "what is left")
                try run.expect(try await stores.turns(after: all[0]), LeasedTurns(after: all[0], nextIn: .seconds(60)), "nothing is left")
            }
        },
        Case("The entries of a turn are in order, and leased as if one by one.") { run in
            try await run.withStores { stores in
                try await run.setClock(5)
                let tenant = try await stores.waiting(1, changes: 4)[0]
                let turn = try await stores.turns(entries: 3).turns.first ?? []
                try run.expect(turn.map(\.item), [.movie(1), .movie(2), .movie(3)], "the turn")
                try run.expect(turn.allSatisfy { $0.lease == .init(owner: "turns", until: .at(65)) }, "a lease is another: \(turn)")
                try run.expect(Array(try await stores.library.entries(of: tenant).prefix(3)), turn, "what is stored")
                try await stores.library.release(turn)
                try run.expect(try await stores.turns(entries: 9).turns.map(\.count), [4], "the turn after they were given back")
            }
        },
        Case("Accounts whose wait has ended come in the order of their times, and alternate with those with new entries.") { run in
            try await run.withStores { stores in
                try await run.setClock(0)
                let all = try await stores.waiting(6)
                let (waited, new) = ([all[4], all[1], all[3]], [all[0], all[2], all[5]])
                for (tenant, seconds) in zip(waited, 5...) {
                    try await stores.library.release(try await stores.leased(tenant), for: .seconds(seconds))
                }
                try run.expect(
                    try await stores.turns(but: Set(new)), LeasedTurns(nextIn: .seconds(5)), "the turns before the first of them")
                try await run.setClock(10)
                let first = try await stores.turns(accounts: 1, retryFirst: true)
                try run.expect(first.tenants, [waited[0]], "the first")
                let second = try await stores.turns(accounts: 1, after: first.after, retryFirst: false)
                try run.expect(second.tenants, [new[0]], "the second")
                let third = try await stores.turns(accounts: 1, after: second.after, retryFirst: true)
                try run.expect(third.tenants, [waited[1]], "the third")
                let rest = try await stores.turns(accounts: 9, after: third.after, retryFirst: false)
                try run.expect(rest.tenants, [new[1], new[2], waited[2]], "the rest")
            }
        },
        Case("Turns have entries of one server, without rejected ones.") { run in
            try await run.withStores { stores in
                try await run.setClock(0)
                let tenant = try await stores.waiting(1)[0]
                let elsewhere = try await stores.sessions.signIn(.account(1), on: run.server + "/elsewhere", at: .at(0)).tenant
                try await stores.set(.favorite(true), of: elsewhere)
                try run.expect(try await stores.turns().tenants, [tenant], "the turns")
                _ = try await stores.library.reject(try await stores.library.entries(of: tenant)[0], because: .rejection)
                try run.expect(try await stores.turns(), LeasedTurns(), "the turns after a rejection")
                try run.expect(try await stores.lease(tenant, onDemand: true) == nil, "a rejected change is leased")
            }
        },
    ]
}
