import Foundation
import Marquee

/// Something with an id that people know by its name.
struct NamedID: Equatable {
    let id: Int
    let name: String
}

extension CommandSession {
    func keyword(_ text: String) async throws(Failure) -> NamedID {
        try await named(text, Texts.kindKeyword) { () async throws(MarqueeError) in
            try await read { (policy) async throws(MarqueeError) in
                try await client.search.keywords(text, policy: policy)
            }.value.items.map { NamedID(id: $0.id, name: $0.name) }
        }
    }

    func company(_ text: String) async throws(Failure) -> NamedID {
        try await named(text, Texts.kindCompany) { () async throws(MarqueeError) in
            try await read { (policy) async throws(MarqueeError) in
                try await client.search.companies(text, policy: policy)
            }.value.items.map { NamedID(id: $0.id, name: $0.name) }
        }
    }

    func person(_ text: String) async throws(Failure) -> NamedID {
        try await named(text, Texts.kindPerson) { () async throws(MarqueeError) in
            try await read { (policy) async throws(MarqueeError) in
                try await client.search.people(text, policy: policy)
            }.value.items.map { NamedID(id: $0.id, name: $0.name) }
        }
    }

    /// The value with this id or name. If several have the name, it is the first one, and a note on standard error says so.
    func named(_ text: String, _ kind: String, among read: () async throws(MarqueeError) -> [NamedID]) async throws(Failure) -> NamedID {
        if let id = Int(text) { return NamedID(id: id, name: "\(kind) \(id)") }
        let all = try await marquee(read)
        let exact = all.filter { $0.name.loose == text.loose }
        let near = all.filter { $0.name.loose.contains(text.loose) }
        if let first = exact.first {
            if exact.count > 1 {
                terminal.note(Line(Texts.severalCalled(first.name, kind, first.id)))
            }
            return first
        }
        if near.count == 1 { return near[0] }
        if all.isEmpty { throw .marquee(MarqueeError(.notFound, .init("named.none", Texts.unknownName(kind)))) }
        let choice = (near.isEmpty ? all : near).prefix(20).map { Texts.quoted($0.name) + " (\($0.id))" }.joined(separator: Texts.comma)
        throw .mistyped(
            near.isEmpty ? Texts.noneNamed(text, kind) : Texts.mayBeSeveral(text, choice), text, among: all.map(\.name),
            hint: near.isEmpty ? Texts.thereAre(choice) : Texts.wholeName)
    }
}

extension String {
    /// The letters and digits without case, accents and signs, so that `science fiction` is `Science-Fiction`.
    var loose: String {
        folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
            .split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    }
}
