extension Scenario {
    /// All scenarios, in the order in which they are run.
    static let all: [Scenario] = [
        kill, power, nthFailure, corrupt, header, diskFull, fileLimit, fullStart, readOnly, newerSchema, wrongFile, planted, permissions,
        processes, catalog,
        library, marksKill, marksPower, importKill, keep, outbox,
        isolation, tenants, wipe, herd, batches, bulk, outage, mute, poison, faults, otherAnswer, numbers, longTexts, cancel, images, clock,
        pool,
        rate, soak,
    ]
}

extension Role {
    /// All roles of children.
    static let all: [Role] = [
        killed, unplugged, denied, damaged, spoiled, squeezed, startsFull, unprivileged, writers, opener, importer, importsFull, servers,
        marking, importingRatings, keeping,
        unpluggedMarks, sender, scenario,
    ]
}
