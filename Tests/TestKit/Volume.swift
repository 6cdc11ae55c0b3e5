import Foundation

/// How much of a check over very many inputs runs: a fixed part, or with `MARQUEE_TEST_VOLUME=all` everything (`make volume`).
public enum Volume {
    /// Whether everything runs.
    public static let isWhole = ProcessInfo.processInfo.environment["MARQUEE_TEST_VOLUME"] == "all"

    /// The number of rounds.
    public static func rounds(_ few: Int, of all: Int) -> Int { isWhole ? all : few }

    /// All items, or every nth one.
    public static func part<Item>(_ items: [Item], every step: Int) -> [Item] {
        isWhole ? items : stride(from: 0, to: items.count, by: step).map { items[$0] }
    }
}
