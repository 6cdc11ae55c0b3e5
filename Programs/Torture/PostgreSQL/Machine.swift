import Foundation

/// A process that works as if it was on a machine of its own, with its own cache and with a clock of its own: one of two is an hour ahead,
/// and the other one an hour behind.
struct Machine {
    let number: Int

    init(_ number: Int) { self.number = number }

    var name: String { "machine-\(number)" }

    /// How far its clock is ahead.
    var ahead: TimeInterval { number.isMultiple(of: 2) ? -3_600 : 3_600 }
}
