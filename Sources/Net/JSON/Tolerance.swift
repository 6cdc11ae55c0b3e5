import MarqueeData

// TMDb's answers differ from its documentation at times. This is the one rule for reading them; shapes say nothing of it.
//
// - A whole number may be written as a float or as a text, a number as a text, a flag as 0 or 1; a lone value where a list is expected
//   is a list of one; half of a surrogate pair in a text is U+FFFD.
// - An optional field is absent if it is null or, unless it is a text, an empty text. If it cannot be read as its type, it is absent and
//   counted, and nothing else is lost.
// - Without a `title`, `name` is read in its place, and `original_name` for `original_title`, and the other way round: collections
//   list their movies with names, and mixed lists have collections with titles.
// - A title is cut at 1 KiB and any other text at 64 KiB, at the end of a character. Of the rows of a page, which are under `results`,
//   the first 5,000 are read, and the others are counted like rows that cannot be read.
// - A row that cannot be read is left out of its list and counted. A list with broken rows of which none can be read cannot be read
//   itself: a changed shape must not replace a good cached list by an empty one.
// - In a mixed list each row names its kind. A row of an unknown kind, or one that cannot be read as its kind, is left out and counted, but
//   it does not break its list: the other kinds may be absent from the page. A row without a kind is broken.
// - A required field that is missing or cannot be read makes its row, its part or its answer unreadable. A list that an answer is about
//   is required, so that the cached value stays if none of its rows can be read.
// - Of several lists in one answer, such as cast and crew, one may fail alone: it is empty and counted as a field if another one has rows
//   (``SeparateLists``).

extension JSONTape {
    /// A flag that is written as 0 or 1.
    func lenientFlag(at index: Int) -> Bool? {
        guard !isStrict, kind(at: index) == .number else { return nil }
        let token = tokens[index]
        let digits = bytes(of: token)
        let number = token.needsConversion ? JSONNumber.rounded(Int.self, digits) : JSONNumber.whole(Int.self, digits)
        guard number == 0 || number == 1 else { return nil }
        record?.note(.numberForFlag, at: index)
        return number == 1
    }

    /// A whole number that is written as a float, whose fraction is dropped, or as a text.
    func lenientWhole<Whole: FixedWidthInteger>(_ type: Whole.Type, at index: Int) -> Whole? {
        guard !isStrict else { return nil }
        switch kind(at: index) {
        case .number:
            guard let number = JSONNumber.finite(bytes(of: tokens[index])), let whole = Whole(exactly: number.rounded(.towardZero)) else {
                return nil
            }
            record?.note(.fractionForWhole, at: index)
            return whole
        case .text:
            guard let whole = text(index).flatMap({ Whole($0) }) else { return nil }
            record?.note(.textForNumber, at: index)
            return whole
        default: return nil
        }
    }

    /// A number that is written as a text.
    func lenientDouble(at index: Int) -> Double? {
        guard !isStrict, let text = text(index), let number = Double(text), number.isFinite else { return nil }
        record?.note(.textForNumber, at: index)
        return number
    }

    /// The value of an optional field, by the rule: nil if it is absent, and nil and counted if it cannot be read.
    @inline(__always)
    func optional<Value>(_ index: Int, isText: Bool = false, _ read: (Int) throws -> Value) throws -> Value? {
        if !isText, isAbsent(at: index) { return nil }
        let earlier = losses
        do {
            return try read(index)
        } catch {
            try lose(error, at: index, since: earlier)
            return nil
        }
    }

    /// Whether an empty text means that an optional field of another type is absent.
    @inline(__always)
    func isAbsent(at index: Int) -> Bool { kind(at: index) == .text && tokens[index].count == 0 && !isStrict }

    /// Counts an optional field that cannot be read, in place of the losses inside it before; strictly read, it is an error.
    func lose(_ error: any Error, at index: Int, since earlier: DecodingLosses, isDate: Bool = false) throws {
        if isStrict { throw error }
        noteLoss(error, at: index, since: earlier, isDate: isDate)
    }

    /// Counts an optional field that cannot be read, in place of the losses inside it before.
    func noteLoss(_ error: any Error, at index: Int, since earlier: DecodingLosses, isDate: Bool = false) {
        losses = earlier
        losses.fields += 1
        record?.noteLostField(at: index, error, isDate: isDate)
    }

    /// The rows of a list that can be read, or the only one where a lone value is in the place of the list.
    func rows<Row>(at index: Int, upTo limit: Int = .max, _ read: (Int) throws -> Row) throws -> [Row] {
        guard kind(at: index) == .array else { return [try loneRow(at: index, read)] }
        var rows: [Row] = []
        // Most lists are short, and a long one may be of rows that cannot be read.
        rows.reserveCapacity(min(Int(tokens[index].count), 1_024))
        var cursor = ListCursor(self, at: index, upTo: limit)
        while let element = cursor.next() {
            do { rows.append(try read(element)) } catch { cursor.lose(error) }
        }
        try cursor.end(isEmpty: rows.isEmpty)
        return rows
    }

    private func loneRow<Row>(at index: Int, _ read: (Int) throws -> Row) throws -> Row {
        guard !isNull(at: index) else { throw mismatch([Any].self, at: index) }
        let row = try read(index)
        record?.note(.valueForList, at: index)
        return row
    }

    /// The members of an object with any keys; of a repeated key, the first member is read.
    func dictionary<Value>(at index: Int, isFree: Bool, _ read: (Int) throws -> Value) throws -> [String: Value] {
        guard kind(at: index) == .object else { throw mismatch([String: Any].self, at: index) }
        var members: [String: Value] = [:]
        var isBroken = false
        record?.noteDictionary(at: index, isFree: isFree)
        for key in keys(of: index) {
            record?.noteAsked(key)
            let name = name(ofKey: key)
            guard members[name] == nil else { continue }
            if keepingCount(at: key + 1, { members[name] = try read(key + 1) }) { isBroken = true }
        }
        guard !members.isEmpty || !isBroken else { throw unreadableRows(at: index) }
        if !members.isEmpty { noteMember(of: index) }
        return members
    }

    /// Does something with a row; one that cannot be read is counted, whatever was lost in it before. Says whether it is broken: a row of
    /// an unknown form is not.
    @inline(__always)
    func keepingCount(at index: Int, _ work: () throws -> Void) -> Bool {
        let earlier = losses
        do {
            try work()
            return false
        } catch {
            return loseRow(error, at: index, since: earlier)
        }
    }

    /// Counts a row that cannot be read, in place of the losses inside it before. Returns whether it is broken: a row of an unknown form is
    /// not.
    func loseRow(_ error: any Error, at index: Int, since earlier: DecodingLosses) -> Bool {
        losses = earlier
        losses.rows += 1
        record?.noteLostRow(at: index, error)
        return !(error is UnknownForm)
    }

    func unreadableRows(at index: Int) -> UnreadableRows { UnreadableRows(codingPath: path(to: index)) }

    /// A value of any type: by its own way to read a tape, or as a `Decodable`.
    func value<Value: Decodable>(_ type: Value.Type, at index: Int) throws -> Value {
        if let readable = tapeReadable(type) { return try readable.read(self, at: index, as: type) }
        return try Value(from: TapeDecoder(self, at: index))
    }

    /// The type itself, if it reads a tape in its own way; nothing does where Foundation's decoder is the measure.
    func tapeReadable<Value>(_ type: Value.Type) -> (any TapeReadable.Type)? { isStrict ? nil : type as? any TapeReadable.Type }
}

/// A row of a mixed list names its kind, and this version does not know the kind or the form of the row. The row is that of a newer server:
/// it is left out, but its list is not broken.
struct UnknownForm: Error {
    /// Why the row cannot be read as its kind; nil for an unknown kind.
    var cause: (any Error)?

    /// Does some work, and throws its error as that of an unknown form.
    @inline(__always)
    static func rethrowing<Result>(_ work: () throws -> Result) throws -> Result {
        do { return try work() } catch { throw error is UnknownForm ? error : UnknownForm(cause: error) }
    }
}

/// That a list has rows and none of them can be read.
struct UnreadableRows: Error {
    let codingPath: [any CodingKey]
}
