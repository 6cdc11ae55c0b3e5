import Foundation
import MarqueeDatabase
import MarqueeDomain
import Testing

@testable import MarqueeData

/// Four changes of one mark and three sends, each a lease, an arrival and an answer, in every order and with every answer.
@Suite(.timeLimit(.minutes(5)))
struct InterleavingTests {
    static let stories: [[MarkEdit]] = [
        [.toggle(.favorite), .toggle(.favorite), .set(.favorite(true)), .toggle(.favorite)],
        [.set(.rated(16)), .set(.rated(4)), .set(.rating(nil)), .set(.rated(16))],
    ]

    @Test(.timeLimit(.minutes(5)), arguments: stories)
    func `what is seen is what the server has under what waits, whatever comes between`(edits: [MarkEdit]) async throws {
        let stores = try await SQLiteStores.open(.memory)
        let (library, sessions) = (try #require(stores.library), try #require(stores.sessions))
        var (stories, told) = (0, Set<[Event]>())
        for order in Self.orders(edits: edits, phases: 9) {
            for answers in Self.answers(3) {
                stories += 1
                // Stories that differ only in when something arrives, or in answers that nobody waits for, are one to the store.
                let events = order.map { $0.answered(answers) }
                guard told.insert(OneMark.effective(events)).inserted else { continue }
                let grant = UserGrant(authorization: UserAuthorization(kind: .guest, session: Secret("guest")))
                let tenant = try await sessions.signIn(grant, on: "scripted", at: .now, makesCurrent: true).tenant
                let fault = try await Telling(library: library, tenant: tenant).fault(in: events)
                try #require(fault == nil, "\(events): \(fault ?? "")")
            }
        }
        #expect(stories == 715 * 27)
        await stores.close()
    }

    /// Every way to put the edits among the phases of sends.
    private static func orders(edits: [MarkEdit], phases: Int) -> [[Event]] {
        guard let edit = edits.first else { return [(0..<phases).reversed().map { .phase(9 - 1 - $0) }] }
        guard phases > 0 else { return [edits.map(Event.edit)] }
        return orders(edits: Array(edits.dropFirst()), phases: phases).map { [.edit(edit)] + $0 }
            + orders(edits: edits, phases: phases - 1).map { [.phase(9 - phases)] + $0 }
    }

    private static func answers(_ count: Int) -> [[ScriptedServer.Answer]] {
        guard count > 0 else { return [[]] }
        return answers(count - 1).flatMap { rest in ScriptedServer.Answer.allCases.map { [$0] + rest } }
    }
}

/// Something that happens to one mark.
private enum Event: Hashable {
    case edit(MarkEdit)
    case phase(Int)
    case lease
    case arrival(ScriptedServer.Answer)
    case answer(ScriptedServer.Answer)

    func answered(_ answers: [ScriptedServer.Answer]) -> Event {
        guard case .phase(let number) = self else { return self }
        switch number % 3 {
        case 0: return .lease
        case 1: return .arrival(answers[number / 3])
        default: return .answer(answers[number / 3])
        }
    }
}

/// One mark as it should be.
private struct OneMark {
    private(set) var server: MarkValue
    private(set) var known: MarkValue?
    private(set) var waiting: (value: MarkValue, isRefused: Bool, number: Int)?
    private(set) var sending: (value: MarkValue, number: Int)?
    private var mayHaveArrived = false
    private var edits = 0
    let nothing: MarkValue

    init(_ kind: MarkKind) {
        nothing = Marks.none[kind]
        server = nothing
    }

    var isPending: Bool { waiting?.isRefused == false }
    var seen: MarkValue { waiting.flatMap { $0.isRefused ? nil : $0.value } ?? known ?? nothing }

    /// Lets something happen; false if it makes no difference to the store.
    mutating func take(_ event: Event) -> Bool {
        switch event {
        case .edit(let edit):
            let value = if case .set(let value) = edit { value } else { MarkValue.favorite(seen == .favorite(false)) }
            edits += 1
            waiting = known == value && !mayHaveArrived ? nil : (value, false, edits)
            return true
        case .lease:
            guard let waiting, isPending, sending == nil else { return false }
            (sending, mayHaveArrived) = ((waiting.value, waiting.number), true)
            return true
        case .arrival(let answer):
            if let sending, answer != .refused { server = sending.value }
            return false
        case .answer(let answer):
            guard let sent = sending else { return false }
            sending = nil
            switch answer {
            case .lost: break
            case .refused: if waiting?.number == sent.number { waiting?.isRefused = true }
            case .success:
                (known, mayHaveArrived) = (sent.value, false)
                if waiting?.number == sent.number { waiting = nil }
            }
            return true
        case .phase: return false
        }
    }

    static func effective(_ events: [Event]) -> [Event] {
        var mark = OneMark(events.kind)
        return events.filter { mark.take($0) }
    }
}

/// Lets a story happen in a store.
private struct Telling {
    let library: any LibraryDAO
    let tenant: Int
    private let item = Markable.movie(550)

    init(library: any LibraryDAO, tenant: Int) { (self.library, self.tenant) = (library, tenant) }

    /// What is wrong after one of the events, or when all has been sent at last.
    func fault(in events: [Event]) async throws -> String? {
        var mark = OneMark(events.kind)
        var slot: OutboxEntry?
        let last: [Event] = [.lease, .arrival(.success), .answer(.success)]
        for (step, event) in (events + last + last).enumerated() {
            let wasSending = mark.sending != nil
            _ = mark.take(event)
            let entry: StoredMarks.Entry?
            switch event {
            case .edit(let edit): entry = try await library.record(edit, on: item, of: tenant)
            case .lease where !wasSending:
                slot = try await library.lease(
                    LeaseRequest(
                        tenant: tenant, owner: "sender", duration: .seconds(60), longestWait: .seconds(300), isOnDemand: true))
                if slot?.value != mark.sending?.value { return "step \(step), \(slot.map { "\($0)" } ?? "nothing") is leased" }
                entry = nil
            case .answer(let answer) where wasSending:
                guard let slot else { return "step \(step), nothing was leased" }
                entry = try await written(answer, slot)
            default: entry = nil
            }
            if let marks = entry?.marks, !Self.isRight(marks, mark, events.kind) { return "step \(step), \(marks), not \(mark)" }
        }
        let marks = try await library.marks(of: tenant).entries[item]?.marks ?? Marks.none
        if !Self.isRight(marks, mark, events.kind) || mark.isPending { return "at the end \(marks), not \(mark)" }
        return mark.waiting == nil && marks[events.kind] != mark.server ? "at the end \(marks), and \(mark.server) there" : nil
    }

    private func written(_ answer: ScriptedServer.Answer, _ slot: OutboxEntry) async throws -> StoredMarks.Entry? {
        switch answer {
        case .success: return try await library.acknowledge(slot)
        case .refused: return try await library.reject(slot, because: .refusal)
        case .lost:
            try await library.release(slot, for: .seconds(1))
            return nil
        }
    }

    private static func isRight(_ marks: Marks, _ mark: OneMark, _ kind: MarkKind) -> Bool {
        marks[kind] == mark.seen && marks.pending.contains(kind) == mark.isPending
            && marks.rejected.contains(kind) == (mark.waiting?.isRefused == true)
    }
}

extension [Event] {
    fileprivate var kind: MarkKind {
        for case .edit(let edit) in self {
            switch edit {
            case .set(let value): return value.kind
            case .toggle(let kind): return kind
            }
        }
        return .favorite
    }
}
