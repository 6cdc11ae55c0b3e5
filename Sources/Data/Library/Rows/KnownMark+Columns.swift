import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension KnownMark {
    /// The columns of the server's known value.
    package static let columns = MarkColumns<KnownMark>(
        "mark",
        [
            .integer("value", { Int64($0.value.number) }, { $0.value = MarkValue($0.value.kind, number: Int($1)) }),
            .integer("learned", { Int64($0.learned) }, { $0.learned = Int($1) }),
            .integer("place", { Int64($0.place) }, { $0.place = Int($1) }),
            .integer("rank", { Int64($0.rank) }, { $0.rank = Int($1) }),
            .optional("arrived_at", { $0.arrivedAt?.milliseconds }, { $0.arrivedAt = Date(milliseconds: $1) }),
            .integer("position", { Int64($0.position) }, { $0.position = Int($1) }),
        ],
        into: { KnownMark(value: .none($1.kind)) })
}
