/// The places of the members of one shape, learned from a row of a list: the rows after it mostly have the same keys in the same order.
///
/// A plan is used for a row only if all of its keys are, byte by byte, those of the row that was learned from, so a row is never read
/// differently because of one.
struct MemberPlan {
    /// One question of the shape, in the order in which it asks.
    private struct Step {
        /// The bytes of the key, which stay at their address: keys are literals.
        let key: UnsafePointer<UInt8>
        /// The place of its member among those of the object; nil if it is absent from it.
        let place: Int32?
    }

    /// Objects with more members are read without a plan, and so are the fields after so many.
    static let maximumMembers = 64

    private struct Parts {
        /// How many members the row has that was learned from.
        let count: Int
        /// The keys of that row.
        let learned: UnsafeMutablePointer<Int32>
        /// The keys of the object that is read now.
        let places: UnsafeMutablePointer<Int32>
        let steps: UnsafeMutablePointer<Step>
        /// How many questions are known.
        var stepCount = 0
        /// The question that comes next, if this object is asked as the last one was.
        var next = 0
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
        parts = .allocate(capacity: 1)
        parts.initialize(
            to: Parts(
                count: count, learned: learned, places: .allocate(capacity: count), steps: .allocate(capacity: Self.maximumMembers)))
    }

    func deallocate() {
        parts.pointee.learned.deallocate()
        parts.pointee.places.deallocate()
        parts.pointee.steps.deallocate()
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
        self.parts.pointee.next = 0
    }

    /// Whether the plan holds for an object; a row inside of a row of the same shape takes it away from the outer one.
    @inline(__always)
    func holds(for object: Int) -> Bool { parts.pointee.object == object }

    /// The value of a member of the object that is read now. An object with the learned keys has the members that the first one had.
    func member(_ key: StaticString, of tape: JSONTape) -> Int? {
        let parts = parts
        var step = parts.pointee.next
        if step >= parts.pointee.stepCount || parts.pointee.steps[step].key != key.utf8Start {
            guard let known = known(key) ?? learned(key, of: tape) else { return tape.member(key, of: parts.pointee.object) }
            step = known
        }
        parts.pointee.next = step + 1
        return parts.pointee.steps[step].place.map { Int(parts.pointee.places[Int($0)]) + 1 }
    }

    private func known(_ key: StaticString) -> Int? {
        (0..<parts.pointee.stepCount).first { parts.pointee.steps[$0].key == key.utf8Start }
    }

    /// Notes where the object has a key; nil if there is no room for one more.
    private func learned(_ key: StaticString, of tape: JSONTape) -> Int? {
        let step = parts.pointee.stepCount
        guard step < Self.maximumMembers else { return nil }
        let value = tape.member(key, of: parts.pointee.object)
        let place = value.flatMap { value in (0..<parts.pointee.count).first { Int(parts.pointee.places[$0]) == value - 1 } }
        (parts.pointee.steps + step).initialize(to: Step(key: key.utf8Start, place: place.map(Int32.init)))
        parts.pointee.stepCount += 1
        return step
    }
}

extension JSONTape {
    /// The plan for the objects of a shape: from the first row of a list, or once a second object of the shape is read. There is none where
    /// it is recorded how the document is read.
    func plan(for shape: Any.Type, of object: Int) -> MemberPlan? {
        guard record == nil else { return nil }
        let id = ObjectIdentifier(shape)
        for place in storage.pointee.plans.indices where storage.pointee.plans[place].shape == id {
            if storage.pointee.plans[place].plan == nil { storage.pointee.plans[place].plan = MemberPlan(self, of: object) }
            let plan = storage.pointee.plans[place].plan
            plan?.begin(self, object)
            return plan
        }
        let parent = tokens[Int(tokens[object].parent)]
        let plan = parent.kind == .array && parent.count > 1 ? MemberPlan(self, of: object) : nil
        storage.pointee.plans.append((id, plan))
        plan?.begin(self, object)
        return plan
    }
}
