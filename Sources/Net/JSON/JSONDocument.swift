#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A body that has passed the grammar of JSON, as a flat list of tokens in the order of its text. It owns the memory of its ``tape``.
final class JSONDocument {
    private let memory: UnsafeMutableRawBufferPointer
    private let tokens: JSONTokenBuffer
    private let storage: UnsafeMutablePointer<JSONTape.Storage>

    /// Reads a body through to its end.
    ///
    /// - Parameters:
    ///   - isStrict: Whether values are read as Foundation's decoder reads them, in place of the rule in `Tolerance.swift`.
    ///   - isRecording: Whether it is recorded how the document is read.
    init(
        _ body: Data, limits: JSONLimits = JSONLimits(), isStrict: Bool = false, isRecording: Bool = false
    ) throws(JSONProblem) {
        guard body.count <= limits.bytes else { throw .large }
        let count = body.count + JSONScanner.padding
        memory = JSONMemory.allocate(byteCount: count)
        let bytes = UnsafeMutableBufferPointer(rebasing: memory.bindMemory(to: UInt8.self)[..<count])
        for index in body.copyBytes(to: bytes)..<count { bytes[index] = 0 }
        do throws(JSONProblem) {
            tokens = try JSONScanner.tokens(of: UnsafeBufferPointer(bytes), limits: limits, isStrict: isStrict)
        } catch {
            JSONMemory.deallocate(memory)
            throw error
        }
        storage = .allocate(capacity: 1)
        storage.initialize(
            to: JSONTape.Storage(
                bytes: UnsafeBufferPointer(bytes), tokens: tokens.tokens, isStrict: isStrict,
                record: isRecording ? DecodingRecord(count: tokens.tokens.count) : nil))
    }

    deinit {
        for plan in storage.pointee.plans { plan.plan?.deallocate() }
        JSONMemory.deallocate(memory)
        tokens.deallocate()
        storage.deinitialize(count: 1)
        storage.deallocate()
    }

    /// Reads the document; the tape must not leave the call.
    func read<Value>(_ work: (JSONTape) throws -> Value) rethrows -> Value {
        try withExtendedLifetime(self) { try work(JSONTape(storage: storage)) }
    }
}

/// The tokens of a document while they are made.
struct JSONTokenBuffer {
    private var memory: UnsafeMutableRawBufferPointer
    private(set) var buffer: UnsafeMutableBufferPointer<JSONToken>
    private(set) var count = 0

    init(capacity: Int) {
        memory = JSONMemory.allocate(byteCount: capacity * MemoryLayout<JSONToken>.stride)
        buffer = memory.bindMemory(to: JSONToken.self)
    }

    var tokens: UnsafeBufferPointer<JSONToken> { UnsafeBufferPointer(start: buffer.baseAddress, count: count) }

    @inline(__always)
    mutating func append(_ token: JSONToken) {
        if count == buffer.count { grow() }
        buffer.initializeElement(at: count, to: token)
        count += 1
    }

    func deallocate() { JSONMemory.deallocate(memory) }

    private mutating func grow() {
        var larger = JSONTokenBuffer(capacity: buffer.count * 2)
        _ = larger.buffer.update(fromContentsOf: tokens)
        larger.count = count
        deallocate()
        self = larger
    }
}
