import Marquee
import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension ImportLibrary {
    /// Removes the days of ratings that are after tomorrow, and notes them as wrong: such a rating would be the newest one for ever.
    func withoutFutureDays(_ rows: ImportedRows) -> ImportedRows {
        // In the east of UTC, tomorrow can have begun.
        let today = Day(client.storeAccess.clock.now(), in: .gmt)
        var found = rows
        for (index, row) in rows.rows.enumerated() {
            for (place, mark) in row.marks.enumerated() {
                guard case .rating(let rating, let day?) = mark, today.days(until: day) > 1 else { continue }
                found.rows[index].marks[place] = .rating(rating, nil)
                found.note(.invalidDate, row.place, day.description)
            }
        }
        return found
    }
}
