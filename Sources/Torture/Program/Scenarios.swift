extension Scenario {
    /// All scenarios, in the order in which they are run.
    static let all: [Scenario] = [
        kill, power, nthFailure, corrupt, processes,
    ]
}

extension Role {
    /// All roles of children.
    static let all: [Role] = [
        killed, unplugged, denied, damaged, writers, opener,
    ]
}
