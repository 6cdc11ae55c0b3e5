import MarqueeDomain

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Decoding {
    /// Decodes a body as ``decode(_:from:about:operation:)`` does, and records how. It takes longer, and is for checks of recorded answers.
    ///
    /// - Parameter vocabulary: The known words of keys whose values are plain texts for the shape.
    static func trace<Answer: Shape>(
        _ type: Answer.Type, in body: Data, about identity: AnswerIdentity = AnswerIdentity(), vocabulary: [String: Set<String>] = [:]
    ) -> (answer: Answer?, trace: DecodingTrace) {
        var trace = DecodingTrace()
        let document: JSONDocument
        do throws(JSONProblem) {
            document = try JSONDocument(body, isRecording: true)
        } catch {
            trace.failure = DecodingTrace.Trouble(place: "", reason: error.reason)
            return (nil, trace)
        }
        return document.read { tape in
            var answer: Answer?
            do {
                let value = try Answer.read(from: tape, at: 0)
                guard tape.kind(at: 0) != .object || tape.storage.pointee.hasReadMember else { throw NoKnownMember() }
                answer = value
            } catch {
                trace.failure = tape.failure(error)
            }
            if let record = tape.record, trace.failure == nil {
                let losses = tape.outerLosses(in: record)
                trace.losses = tape.troubles(losses)
                trace.fill(from: tape, record, losses, vocabulary)
            }
            trace.members = tape.kind(at: 0) == .object ? Set(tape.keys(of: 0).map { tape.name(ofKey: $0) }) : []
            // Last, because it asks for keys too.
            trace.contradictions = tape.contradictions(of: identity)
            let totalPages = tape.kind(at: 0) == .object ? tape.member("total_pages", of: 0) : nil
            trace.totalPages = totalPages.flatMap { try? tape.whole(Int.self, at: $0) }
            return (answer, trace)
        }
    }
}

extension DecodingTrace {
    fileprivate mutating func fill(
        from tape: JSONTape, _ record: DecodingRecord, _ losses: [DecodingRecord.Loss], _ vocabulary: [String: Set<String>]
    ) {
        tape.visitKeys(except: losses) { key in
            let name = tape.name(ofKey: key)
            if record.dictionaries[Int(tape.tokens[key].parent)] == false {
                dictionaryKeys[PlacedText(place: tape.place(of: key + 1), text: JSONTape.shown(name)), default: 0] += 1
            }
            guard record.isAsked(key) else {
                unread[tape.place(of: key + 1), default: 0] += 1
                return false
            }
            present.insert(tape.place(of: key + 1))
            if let known = vocabulary[name], let word = tape.text(key + 1), !word.isEmpty, !known.contains(word) {
                words[PlacedText(place: tape.place(of: key + 1), text: JSONTape.shown(word)), default: 0] += 1
            }
            return true
        }
        for (object, name) in record.absent {
            let place = tape.place(of: object)
            absent.insert((place.isEmpty ? "" : place + ".") + KeyName.key(of: name))
        }
        for (place, word) in record.words { words[PlacedText(place: tape.place(of: place), text: JSONTape.shown(word)), default: 0] += 1 }
        for (place, leniency) in record.leniencies {
            leniencies[PlacedText(place: tape.place(of: place), text: leniency.rawValue), default: 0] += 1
        }
    }
}

extension JSONTape {
    /// Visits the keys in the order of the text: those inside a value only if the work on its key says so, and no key of a lost part.
    fileprivate func visitKeys(except losses: [DecodingRecord.Loss], _ work: (_ key: Int) -> Bool) {
        var (index, losses) = (0, losses[...])
        while index < tokens.count {
            while let loss = losses.first, loss.place < index { losses = losses.dropFirst() }
            if let loss = losses.first, loss.place == index {
                index = end(of: loss)
                continue
            }
            let isKey = tokens[index].kind == .key
            index = isKey && !work(index) ? Int(tokens[index + 1].next) : index + 1
        }
    }

    /// The place of a value.
    func place(of index: Int) -> String {
        var (names, index): ([String], Int) = ([], index)
        while index != 0 {
            if index >= tokens.count {
                let absentee = storage.pointee.absentees[index - tokens.count]
                names.append(Self.shown(absentee.key))
                index = absentee.object
                continue
            }
            let parent = Int(tokens[index].parent)
            let isNamed = tokens[parent].kind == .object && record?.dictionaries[parent] == nil
            names.append(isNamed ? Self.shown(name(ofKey: index - 1)) : "*")
            index = parent
        }
        return names.reversed().joined(separator: ".")
    }

    /// The place at the end of a coding path.
    private func place(along path: [any CodingKey]) -> String {
        var (names, index): ([String], Int?) = ([], 0)
        for key in path {
            let isDictionary = index.map { record?.dictionaries[$0] != nil } ?? false
            names.append(key.intValue != nil || isDictionary ? "*" : Self.shown(key.stringValue))
            guard let container = index, container < tokens.count else { continue }
            index = nil
            if let place = key.intValue, kind(at: container) == .array, place < tokens[container].count {
                var element = container + 1
                for _ in 0..<place { element = Int(tokens[element].next) }
                index = element
            } else if kind(at: container) == .object {
                index = keys(of: container).first { name(ofKey: $0) == key.stringValue }.map { $0 + 1 }
            }
        }
        return names.joined(separator: ".")
    }

    /// A key or a word from outside, at most so long that a report stays readable.
    static func shown(_ text: String) -> String { text.utf8.count <= 64 ? text : String(text.prefix(40)) + "…" }

    /// Why the document cannot be read. For a list without a readable row, it is the reason of the first row.
    fileprivate func failure(_ error: any Error) -> DecodingTrace.Trouble {
        var failure = trouble(error, at: 0)
        let first = record?.losses.first { $0.error != nil }
        guard error is UnreadableRows, let first, let cause = first.error else { return failure }
        failure = trouble(cause, at: first.place)
        return failure
    }

    private func trouble(_ error: any Error, at index: Int) -> DecodingTrace.Trouble {
        if let form = error as? UnknownForm {
            if let cause = form.cause { return trouble(cause, at: index) }
            let kind = kind(at: index) == .object ? member("media_type", of: index) : nil
            return DecodingTrace.Trouble(place: place(of: kind ?? index), word: kind.flatMap { text($0) }.map(Self.shown) ?? "")
        }
        let path: [any CodingKey]? =
            switch error {
            case DecodingError.keyNotFound(let key, let context): context.codingPath + [key]
            case DecodingError.valueNotFound(_, let context), DecodingError.typeMismatch(_, let context),
                DecodingError.dataCorrupted(let context):
                context.codingPath
            case let rows as UnreadableRows: rows.codingPath
            default: nil
            }
        return DecodingTrace.Trouble(
            place: path.map { place(along: $0) } ?? place(of: index), reason: Decoding.reason(for: error) { place(along: $0) })
    }

    private func end(of loss: DecodingRecord.Loss) -> Int {
        // A list that is missing has its place behind the last token.
        loss.end ?? (loss.place < tokens.count ? Int(tokens[loss.place].next) : loss.place)
    }

    /// The losses in the order of the text. A loss inside of a larger one is part of that one; it is the cause if that one is a list without a
    /// readable row.
    fileprivate func outerLosses(in record: DecodingRecord) -> [DecodingRecord.Loss] {
        // Of two at one place, the outer one is noted last.
        let sorted = record.losses.enumerated().sorted { ($0.element.place, -$0.offset) < ($1.element.place, -$1.offset) }
        var (outer, end): ([DecodingRecord.Loss], Int) = ([], 0)
        for (_, loss) in sorted {
            if loss.place >= end {
                outer.append(loss)
                end = self.end(of: loss)
            } else if outer.last?.error is UnreadableRows {
                outer[outer.count - 1].error = loss.error
            }
        }
        return outer
    }

    /// One trouble for each place and form of loss.
    fileprivate func troubles(_ losses: [DecodingRecord.Loss]) -> [DecodingTrace.Trouble] {
        var (troubles, indices): ([DecodingTrace.Trouble], [String: Int]) = ([], [:])
        for loss in losses {
            let key = (loss.isRow ? "row " : "field ") + place(of: loss.place)
            if let index = indices[key] {
                troubles[index].count += loss.count
                continue
            }
            var trouble = loss.error.map { self.trouble($0, at: loss.place) } ?? DecodingTrace.Trouble(place: place(of: loss.place))
            (trouble.isRow, trouble.isDate, trouble.count) = (loss.isRow, loss.isDate, loss.count)
            indices[key] = troubles.count
            troubles.append(trouble)
        }
        return troubles
    }

    /// The numbers and ids of a request that the document contradicts.
    fileprivate func contradictions(of identity: AnswerIdentity) -> [DecodingTrace.Contradiction] {
        guard kind(at: 0) == .object else { return [] }
        func contradiction(_ key: String, _ asked: String, _ said: (Int) -> String?) -> DecodingTrace.Contradiction? {
            guard let said = member(key, of: 0).flatMap(said), said != asked else { return nil }
            return .init(key: key, asked: asked, said: Self.shown(said))
        }
        return identity.numbers.sorted { $0.key < $1.key }.compactMap { key, asked in
            contradiction(key, String(asked)) { (try? whole(Int.self, at: $0)).map { String($0) } }
        }
            + identity.texts.sorted { $0.key < $1.key }.compactMap { key, asked in
                contradiction(key, asked) { kind(at: $0) == .text ? text($0) : nil }
            }
    }
}
