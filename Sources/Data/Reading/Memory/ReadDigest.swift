package import MarqueeDomain

/// The key of a read in memory: 128 bits of everything that a ``SnapshotKey`` has, without its storage.
///
/// Each part of a key is hashed by two of the standard library's hashers, whose seed is random in each process, and the hashes are added, so
/// that the order of parts makes no difference and what is known beforehand is hashed once. Two different keys have one digest with a
/// probability of 1 in 2¹²⁸, whoever chooses them: 100,000 answers in memory have two of one digest with 1 in 10²⁹.
package struct ReadDigest: Sendable, Hashable {
    /// A part of a key.
    package enum Part: UInt8, Sendable {
        case server, operation, subject, argument, language, fallbackLanguage, region, adult, fillLanguage, tenant, shownItems
    }

    private var first: UInt64 = 0
    private var second: UInt64 = 0

    /// The digest of nothing.
    package init() {}

    /// The digest of a part that is a text. `name` is the argument's.
    package init(_ part: Part, name: String = "", _ text: String) {
        self.init { hasher in
            hasher.combine(part.rawValue)
            hasher.combine(name)
            hasher.combine(text)
        }
    }

    /// The digest of a part that is a number: of an argument, the same as that of the number as text. `name` is the argument's.
    package init(_ part: Part, name: String = "", _ number: Int) {
        self.init { hasher in
            hasher.combine(~part.rawValue)
            hasher.combine(name)
            hasher.combine(number)
        }
    }

    /// The digest of an argument. Numbers have one digest, whether they are numbers or texts.
    package init(_ argument: SnapshotKey.Argument) {
        if let number = Int(argument.value), String(number) == argument.value {
            self.init(.argument, name: argument.name, number)
        } else {
            self.init(.argument, name: argument.name, argument.value)
        }
    }

    /// The digest of a title, person or collection.
    package init(_ subject: MediaReference) { self.init(.subject, name: subject.kind.rawValue, subject.id) }

    /// The digest of languages, best first.
    package init(_ part: Part, _ languages: [String]) {
        self.init { hasher in
            hasher.combine(part.rawValue)
            hasher.combine(languages)
        }
    }

    @inline(__always) private init(_ combine: (inout Hasher) -> Void) {
        var hasher = Hasher()
        hasher.combine(false)
        combine(&hasher)
        first = UInt64(bitPattern: Int64(hasher.finalize()))
        hasher = Hasher()
        hasher.combine(true)
        combine(&hasher)
        second = UInt64(bitPattern: Int64(hasher.finalize()))
    }

    package static func + (a: ReadDigest, b: ReadDigest) -> ReadDigest {
        var sum = a
        sum += b
        return sum
    }

    package static func += (sum: inout ReadDigest, other: ReadDigest) {
        sum.first &+= other.first
        sum.second &+= other.second
    }

    /// Each half is as good a hash as any.
    package func hash(into hasher: inout Hasher) { hasher.combine(first) }
}

extension ReadDigest {
    /// The digest of a key.
    package init(_ key: SnapshotKey) {
        self = Self(.server, key.server) + Self(.operation, key.operation) + Self(.language, key.audience.language)
        if let subject = key.subject { self += Self(subject) }
        for argument in key.arguments { self += Self(argument) }
        if !key.audience.fallbackLanguages.isEmpty { self += Self(.fallbackLanguage, key.audience.fallbackLanguages) }
        if let region = key.audience.region { self += Self(.region, region) }
        if key.audience.includesAdult { self += Self(.adult, 1) }
        if let languages = key.fillLanguages { self += Self(.fillLanguage, languages) }
        if let tenant = key.tenant { self += Self(.tenant, tenant) }
        if let items = key.shownItems { self += Self(.shownItems, items) }
    }
}
