#if canImport(Glibc)
    import Glibc
    import Synchronization

    /// Counts the objects that Swift's runtime allocates on one thread. The runtime has a pointer to its allocator for tools that count.
    enum ObjectAllocations {
        private typealias Allocate = @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

        /// The allocator of the runtime, set before the hook is.
        nonisolated(unsafe) private static var allocate: Allocate?
        private static let thread = Atomic<UInt>(0)
        private static let count = Atomic<Int>(0)
        /// One count at a time.
        private static let turn = Mutex<Void>(())

        private static let hook: Allocate = { (metadata, size, alignment) in
            if ObjectAllocations.thread.load(ordering: .relaxed) == UInt(pthread_self()) {
                ObjectAllocations.count.add(1, ordering: .relaxed)
            }
            return ObjectAllocations.allocate?(metadata, size, alignment)
        }

        /// The objects that some work allocates, or nil if this runtime cannot count.
        static func count(_ work: () throws -> Void) rethrows -> Int? {
            let flag = "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly"
            guard let place = dlsym(nil, "_swift_allocObject")?.assumingMemoryBound(to: Allocate.self),
                let isHooked = dlsym(nil, flag)?.assumingMemoryBound(to: Bool.self)
            else { return nil }
            return try turn.withLock { _ in
                if allocate == nil { allocate = place.pointee }
                (place.pointee, isHooked.pointee) = (hook, true)
                count.store(0, ordering: .relaxed)
                thread.store(UInt(pthread_self()), ordering: .relaxed)
                defer {
                    thread.store(0, ordering: .relaxed)
                    isHooked.pointee = false
                    if let allocate { place.pointee = allocate }
                }
                try work()
                return count.load(ordering: .relaxed)
            }
        }
    }
#endif
