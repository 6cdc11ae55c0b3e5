#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The start of the year 2024 in UTC, and a number of days after it.
func moment(_ days: Int = 0) -> Date { Date(timeIntervalSince1970: 1_704_067_200 + Double(days) * 86_400) }
