extension Scenario {
    /// All scenarios, in the order in which they are run.
    static let all: [Scenario] = [
        kill
    ]
}

extension Role {
    /// All roles of children.
    static let all: [Role] = [
        killed
    ]
}
