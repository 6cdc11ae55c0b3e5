package import MarqueeDomain

/// The key of a read in memory: 128 bits of everything that a ``SnapshotKey`` has, without its storage.
///
/// Each part of a key is hashed twice, with secrets that are random in each process, and the hashes are added, so that the order of
/// parts makes no difference and what is known beforehand is hashed once. Two different keys have one digest with a probability of about
/// 1 in 2¹²⁶, and who chooses keys cannot aim at it: 100,000 answers in memory have two of one digest with about 1 in 10²⁸.
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

    /// The digest of a part that is a number: of an argument, the same as that of the number as text.
    package init(_ name: Name, _ number: Int) {
        first = Self.mixed(number, name.digest.first)
        second = Self.mixed(number, name.digest.second)
    }

    /// The digest of an argument. Numbers have one digest, whether they are numbers or texts.
    package init(_ argument: SnapshotKey.Argument) {
        if let number = Int(argument.value), String(number) == argument.value {
            self.init(Name(.argument, argument.name), number)
        } else {
            self.init(.argument, name: argument.name, argument.value)
        }
    }

    /// The digest of a title, person or collection.
    package init(_ subject: MediaReference) { self.init(Name(.subject, subject.kind), subject.id) }

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

    /// Both halves of the product of two secret numbers that the number and its name change: the standard library's hasher takes ten times
    /// as long for a number.
    @inline(__always) private static func mixed(_ number: Int, _ name: UInt64) -> UInt64 {
        let product = (UInt64(bitPattern: Int64(number)) ^ name).multipliedFullWidth(by: secret ^ (name << 32 | name >> 32))
        return product.high ^ product.low
    }

    private static let secret = UInt64.random(in: 0 ... .max)

    /// The name of a number, hashed once for many numbers.
    package struct Name: Sendable {
        fileprivate let digest: ReadDigest

        package init(_ part: Part, _ name: String = "") { digest = ReadDigest(part, name: "number", name) }

        fileprivate init(_ part: Part, _ kind: MediaKind) {
            switch kind {
            case .movie: self = .movie
            case .tv: self = .tv
            default: self.init(part, kind.rawValue)
            }
        }

        private static let movie = Name(.subject, MediaKind.movie.rawValue)
        private static let tv = Name(.subject, MediaKind.tv.rawValue)
        /// The number of a page.
        package static let page = Name(.argument, "page")
        /// The number of an account.
        static let tenant = Name(.tenant)
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
        if key.audience.includesAdult { self += Self(.adult, "true") }
        if let languages = key.fillLanguages { self += Self(.fillLanguage, languages) }
        if let tenant = key.tenant { self += Self(Name.tenant, tenant) }
        if let items = key.shownItems { self += Self(.shownItems, items) }
    }
}
