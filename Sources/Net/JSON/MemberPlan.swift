/// The places of the members of one shape, learned from a row of a list: the rows after it mostly have the same keys in the same order.
///
/// A plan is used for a row only if all of its keys are, byte by byte, those of the row that was learned from, so a row is never read
/// differently because of one.
struct MemberPlan {
    /// The facts of one field.
    struct Step {
        /// The place of its member among those of the object, or one of the two constants.
        var place: Int32 = Step.unknown

        static let unknown: Int32 = -2
        static let absent: Int32 = -1
    }

    /// Objects with more members, and shapes with more fields, are read without a plan.
    static let maximumMembers = 64

    private struct Parts {
        /// How many members the row has that was learned from.
        let count: Int
        /// The keys of that row.
        let learned: UnsafeMutablePointer<Int32>
        /// The keys of the object that is read now.
        let places: UnsafeMutablePointer<Int32>
        let steps: UnsafeMutablePointer<Step>
        /// The key that is asked for.
        let field: UnsafeMutablePointer<UInt8>
        /// The object that is read now.
        var object = -1
    }

    private let parts: UnsafeMutablePointer<Parts>

    /// Learns the keys of an object; nil if two of them have the same hash, or one has none.
    init?(_ tape: JSONTape, of object: Int) {
        let count = Int(tape.tokens[object].count)
        guard count > 0, count <= Self.maximumMembers else { return nil }
        let learned = UnsafeMutablePointer<Int32>.allocate(capacity: count)
        var key = object + 1
        for place in 0..<count {
            let hash = tape.tokens[key].hashOrPlace
            let isKnown = (0..<place).contains { tape.tokens[Int(learned[$0])].hashOrPlace == hash }
            guard hash != JSONText.noHash, !isKnown else {
                learned.deallocate()
                return nil
            }
            learned[place] = Int32(key)
            key = Int(tape.tokens[key + 1].next)
        }
        let steps = UnsafeMutablePointer<Step>.allocate(capacity: Self.maximumMembers)
        steps.initialize(repeating: Step(), count: Self.maximumMembers)
        let field = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
        field.initialize(to: 0)
        parts = .allocate(capacity: 1)
        parts.initialize(to: Parts(count: count, learned: learned, places: .allocate(capacity: count), steps: steps, field: field))
    }

    func deallocate() {
        parts.pointee.learned.deallocate()
        parts.pointee.places.deallocate()
        parts.pointee.steps.deallocate()
        parts.pointee.field.deallocate()
        parts.deallocate()
    }

    /// Takes an object for the one that is read now, if it has the learned keys.
    func begin(_ tape: JSONTape, _ object: Int) {
        let (tokens, parts) = (tape.tokens, parts.pointee)
        self.parts.pointee.object = -1
        guard Int(tokens[object].count) == parts.count else { return }
        var key = object + 1
        for place in 0..<parts.count {
            guard tape.areEqual(tokens[key], tokens[Int(parts.learned[place])]) else { return }
            parts.places[place] = Int32(key)
            key = Int(tokens[key + 1].next)
        }
        self.parts.pointee.object = object
    }

    /// The number of a field among those of its shape: keys of one byte are the cases of an enumeration, as the compiler makes it. The key is
    /// copied into memory, because that is one call for a type that is not known here, and a closure is three.
    @inline(__always)
    func field<Key: CodingKey>(_ key: Key) -> Int? {
        guard MemoryLayout<Key>.size == 1 else { return MemoryLayout<Key>.size == 0 ? 0 : nil }
        let field = parts.pointee.field
        UnsafeMutableRawPointer(field).initializeMemory(as: Key.self, to: key)
        return field.pointee < Self.maximumMembers ? Int(field.pointee) : nil
    }

    /// Whether the plan holds for an object; a row inside of a row of the same shape takes it away from the outer one.
    @inline(__always)
    func holds(for object: Int) -> Bool { parts.pointee.object == object }

    @inline(__always)
    subscript(field: Int) -> Step {
        get { parts.pointee.steps[field] }
        nonmutating set { parts.pointee.steps[field] = newValue }
    }

    /// The key of a member of the object that is read now.
    @inline(__always)
    func key(at place: Int32) -> Int { Int(parts.pointee.places[Int(place)]) }

    /// The place of a key among the members of the object that is read now.
    func place(ofKey key: Int) -> Int32? {
        (0..<parts.pointee.count).first { Int(parts.pointee.places[$0]) == key }.map(Int32.init)
    }

    /// Whether one of the learned keys has this hash.
    func hasHash(_ tape: JSONTape, _ hash: UInt32) -> Bool {
        (0..<parts.pointee.count).contains { tape.tokens[Int(parts.pointee.learned[$0])].hashOrPlace == hash }
    }
}
