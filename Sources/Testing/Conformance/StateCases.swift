import MarqueeData
import MarqueeDomain

extension StoreConformance {
    static let stateCases = [
        Case("Every state of an account's marks has a name of its own, which all clients read, and which outlives them.") { run in
            try await run.setClock(0)
            var (tenant, last, drawn) = (0, MarksState(), Set<Int>())
            try await run.withStores { stores in
                try run.expect(try await stores.library.state(of: 12), MarksState(), "the state of an unknown account")
                tenant = try await stores.signIn(1)
                last = try await stores.library.state(of: tenant)
                try run.expect(last.version == 0 && last.writer != 0, "an account without marks has the state \(last)")
            }
            for number in 1...20 {
                try await run.withStores { stores in
                    try run.expect(try await stores.library.state(of: tenant), last, "the state before change \(number)")
                    let entry = try await stores.set(.rated(number), of: tenant)
                    try run.expect(entry.replaced, last, "the state that change \(number) replaced")
                    last = entry.state
                    drawn.insert(last.writer)
                    try run.expect(try await stores.library.marks(of: tenant).state, last, "the state of all marks after change \(number)")
                }
            }
            try run.expect(drawn.count, 20, "how many numbers 20 changes drew")
        },
        Case("An answer to a change that the store has lost removes no other change, and no later answer is lost by it.") { run in
            try await run.withStores { stores in
                try await run.setClock(0)
                let tenant = try await stores.signIn(1)
                try await stores.set(.rated(2), of: tenant)
                guard let waiting = try await stores.library.entries(of: tenant).first else {
                    return try run.expect(false, "nothing waits")
                }
                // After a fail-over, another change has the place of the lost one.
                var lost = waiting
                lost.value = .rated(3)
                let late = try await stores.library.acknowledge(lost)
                try run.expect(late.marks, Marks(rating: Rating(halfPoints: 2), pending: [.rating]), "the marks after the late answer")
                lost.position = 3
                for _ in 1...3 { _ = try await stores.library.acknowledge(lost) }
                let sent = try await stores.library.acknowledge(waiting)
                try run.expect(sent.marks, Marks(rating: Rating(halfPoints: 2)), "the marks after the answer")
            }
        },
    ]
}
