package import MarqueeData
package import MarqueeDomain

/// Lets some events happen to one mark in a store, and compares the visible marks with the expected ones.
package struct MarkStory: Sendable {
    private let library: any LibraryDAO
    private let tenant: Int
    private let item = Markable.movie(550)

    /// A story of an account without marks.
    package init(library: any LibraryDAO, tenant: Int) { (self.library, self.tenant) = (library, tenant) }

    /// The error after one of the events, or after everything was sent.
    package func fault(in events: [MarkEvent]) async throws(MarqueeError) -> String? {
        var mark = ExpectedMark(events.kind)
        var slot: OutboxEntry?
        let last: [MarkEvent] = [.lease, .arrival(.success), .answer(.success)]
        for (step, event) in (events + last + last).enumerated() {
            let wasSending = mark.sending != nil
            _ = mark.take(event)
            var entry: StoredMarks.Entry?
            switch event {
            case .edit(let edit): entry = try await library.record(edit, on: item, of: tenant)
            case .lease where !wasSending:
                slot = try await library.lease(.of(tenant, by: "sender", onDemand: true))
                if slot?.value != mark.sending?.value { return "step \(step), \(slot.map { "\($0)" } ?? "nothing") is leased" }
            case .answer(let answer) where wasSending:
                guard let slot else { return "step \(step), nothing was leased" }
                entry = try await written(answer, slot)
            default: break
            }
            if let marks = entry?.marks, !Self.isRight(marks, mark, events.kind) { return "step \(step), \(marks), not \(mark)" }
        }
        let marks = try await library.marks(of: tenant).entries[item]?.marks ?? Marks.none
        if !Self.isRight(marks, mark, events.kind) || mark.isPending { return "at the end \(marks), not \(mark)" }
        return mark.waiting == nil && marks[events.kind] != mark.server ? "at the end \(marks), and \(mark.server) there" : nil
    }

    private func written(_ answer: MarkEvent.Answer, _ slot: OutboxEntry) async throws(MarqueeError) -> StoredMarks.Entry? {
        switch answer {
        case .success: return try await library.acknowledge(slot)
        case .refused: return try await library.reject(slot, because: .rejection)
        case .lost:
            try await library.release(slot, for: .seconds(1))
            return nil
        }
    }

    private static func isRight(_ marks: Marks, _ mark: ExpectedMark, _ kind: MarkKind) -> Bool {
        marks[kind] == mark.seen && marks.pending.contains(kind) == mark.isPending
            && marks.rejected.contains(kind) == (mark.waiting?.isRefused == true)
    }
}
