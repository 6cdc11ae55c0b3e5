import Foundation
import MarqueeDomain
import Testing

@testable import MarqueeData

@Suite(.timeLimit(.minutes(5)))
struct MarkColumnsTests {
    private let key = MarkKey(.ratedEpisodes, title: 2, season: 3, episode: 4)

    @Test func `every column of a full row holds a value, and the row is read as it was written`() throws {
        let key = try #require(key)
        let row = ValueRow(KnownMark.columns.values(of: .full, for: key, of: 7))
        #expect(!row.values.contains(.null) && row.values.count == KnownMark.columns.all.count)
        #expect(try KnownMark.columns.read(row).key == key)
        #expect(try KnownMark.columns.content(of: row) == .full)
        let waiting = ValueRow(StoredOutboxEntry.columns.values(of: .full(key), for: key, of: 7))
        #expect(!waiting.values.contains(.null) && waiting.values.count == StoredOutboxEntry.columns.all.count)
        #expect(try StoredOutboxEntry.columns.content(of: waiting) == .full(key))
    }

    @Test func `a row without optional values is read as it was written`() throws {
        let key = try #require(key)
        let mark = KnownMark(value: .rating(nil))
        #expect(try KnownMark.columns.content(of: ValueRow(KnownMark.columns.values(of: mark, for: key, of: 7))) == mark)
        let entry = StoredOutboxEntry(
            OutboxEntry(tenant: 7, item: key.item, value: .rating(nil), position: 1, changedAt: Date(milliseconds: 0)))
        let row = ValueRow(StoredOutboxEntry.columns.values(of: entry, for: key, of: 7))
        #expect(row.values.count { $0 == .null } == 13)
        #expect(try StoredOutboxEntry.columns.content(of: row) == entry)
    }

    private static let damages: [(String, ColumnValue)] = [
        ("shelf", .text("favnriteMovies")), ("shelf", .null), ("media_id", .integer(0)), ("season", .integer(-1)),
    ]

    @Test(arguments: damages)
    func `a row with an impossible key is damaged`(_ column: String, _ value: ColumnValue) throws {
        let key = try #require(key)
        var row = ValueRow(KnownMark.columns.values(of: .full, for: key, of: 7))
        row.set(value, at: column, in: KnownMark.columns.all)
        #expect(throws: ValueRow.Failure.damaged) { try KnownMark.columns.read(row) }
    }

    @Test func `no number in a row ends the program`() throws {
        let key = try #require(key)
        for column in StoredOutboxEntry.columns.contents where column.kind == .integer {
            for number in [Int64.min, -1, 0, .max] {
                var row = ValueRow(StoredOutboxEntry.columns.values(of: .full(key), for: key, of: 7))
                row.set(.integer(number), at: column.name, in: StoredOutboxEntry.columns.all)
                let read = try StoredOutboxEntry.columns.content(of: row)
                #expect(read.entry.position >= 1)
                _ = StoredOutboxEntry.columns.values(of: read, for: key, of: 7)
            }
        }
    }

    @Test func `a lease needs its owner and its end, and a rejection its code`() throws {
        for (column, isLeased, isRejected) in [
            ("lease_owner", false, true), ("lease_until", false, true), ("refusal_code", true, false), ("refusal_key", true, true),
        ] {
            let key = try #require(key)
            var row = ValueRow(StoredOutboxEntry.columns.values(of: .full(key), for: key, of: 7))
            row.set(.null, at: column, in: StoredOutboxEntry.columns.all)
            let entry = try StoredOutboxEntry.columns.content(of: row).entry
            #expect((entry.lease != nil) == isLeased && (entry.rejection != nil) == isRejected, "\(column)")
        }
    }
}

/// A row whose values a test sets.
private struct ValueRow: RowCursor {
    enum Failure: Error { case damaged }

    static let damagedValue = Failure.damaged
    private(set) var values: [ColumnValue]

    init(_ values: [ColumnValue]) { self.values = values }

    mutating func set(_ value: ColumnValue, at name: String, in columns: [ColumnHead]) {
        for index in columns.indices where columns[index].name == name { values[index] = value }
    }

    func integer(_ column: Int) throws(Failure) -> Int64 { try optional(column) ?? 0 }
    func optional(_ column: Int) throws(Failure) -> Int64? { if case .integer(let number) = values[column] { number } else { nil } }
    func text(_ column: Int) -> String? { if case .text(let text) = values[column] { text } else { nil } }
}

extension KnownMark {
    fileprivate static let full = KnownMark(
        value: .rating(Rating(halfPoints: 17)), learned: 1, place: 2, rank: 3, arrivedAt: Date(milliseconds: 4), position: 5)
}

extension StoredOutboxEntry {
    fileprivate static func full(_ key: MarkKey) -> StoredOutboxEntry {
        let entry = OutboxEntry(
            tenant: 7, item: key.item, value: .rating(Rating(halfPoints: 17)), before: .rating(Rating(halfPoints: 3)), revision: 4,
            position: 5, changedAt: Date(milliseconds: 6), attempts: 7, notBefore: Date(milliseconds: 8),
            lease: .init(owner: "owner", until: Date(milliseconds: 9)),
            rejection: MarqueeError(
                .notFound, .init("tmdb.34", "The resource could not be found."), operation: "POST /3/movie/{movie_id}/rating", status: 404,
                tmdbCode: 34, retryAfter: .milliseconds(1_500)))
        var stored = StoredOutboxEntry(entry, wasSent: true, leaseDuration: .milliseconds(10), longestWait: .milliseconds(11))
        (stored.suspendedAt, stored.rejectedAt) = (Date(milliseconds: 12), Date(milliseconds: 13))
        return stored
    }
}
