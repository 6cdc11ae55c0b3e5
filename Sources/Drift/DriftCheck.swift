import MarqueeDomain
import MarqueeNet

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// Compares recorded exchanges with the table of operations and the shapes of their answers, one exchange at a time.
///
/// Everything that it is given is untrusted. It keeps no body, and its memory is bounded by the number of different findings.
package struct DriftCheck: Sendable {
    /// A hostile recording could have a new key in each answer.
    static let maximumFindings = 5_000
    private static let maximumUnmatched = 1_000

    private var exchanges = 0
    private var omitted = 0
    private var counts: [String: DriftReport.Counts] = [:]
    private var unmatched: [String: DriftReport.Unmatched] = [:]
    private var findings: [FindingKey: DriftFinding] = [:]

    /// The members that the shape of an operation asks for, by whether an answer has them.
    private var present: [String: Set<String>] = [:]
    private var absent: [String: Set<String>] = [:]

    private struct FindingKey: Hashable {
        let kind: DriftFinding.Kind
        let operation: String
        let place: String
        let value: String
    }

    package init() {}

    /// Checks one exchange.
    package mutating func add(method: String, url: String, status: Int, body: Data) {
        exchanges += 1
        var address = RecordedAddress(url)
        guard let match = address.match(method) else { return addUnmatched(method, address.shown) }
        let operation = match.row.route.description
        counts[operation, default: .init(operation: operation)].answers += 1
        if status == 304 { return addError(operation, status, nil) }
        guard (200..<300).contains(status) else { return check(errorBody: body, status: status, operation) }
        check(match.row, AnswerIdentity(of: match, page: address.page), body, status: status, address)
    }

    package func report() -> DriftReport {
        var report = DriftReport()
        (report.exchanges, report.omitted) = (exchanges, omitted)
        report.operations = counts.values.sorted { $0.operation < $1.operation }
        for index in report.operations.indices {
            report.operations[index].errors.sort { ($0.status, $0.code ?? 0) < ($1.status, $1.code ?? 0) }
        }
        report.unmatched = unmatched.values.sorted { ($0.path, $0.method) < ($1.path, $1.method) }
        report.absentKeys = absent.sorted { $0.key < $1.key }.compactMap { operation, places in
            let places = places.subtracting(present[operation] ?? []).sorted()
            return places.isEmpty ? nil : .init(operation: operation, places: places)
        }
        let order = Dictionary(uniqueKeysWithValues: DriftFinding.Kind.allCases.enumerated().map { ($1, $0) })
        report.findings = findings.values.sorted {
            (order[$0.kind] ?? 0, $0.operation, $0.place, $0.value) < (order[$1.kind] ?? 0, $1.operation, $1.place, $1.value)
        }
        return report
    }

    // MARK: - Errors

    private mutating func check(errorBody body: Data, status: Int, _ operation: String) {
        let form = RecordedAnswer.errorForm(of: body, status: status)
        addError(operation, status, form.tmdbCode)
        if form.isKnown {
            if let code = form.tmdbCode, !RecordedAnswer.isKnown(code: code) { note(.newWord, operation, "status_code", String(code)) }
            note(unread: form.unread, [], operation)
        } else {
            note(.unknownError, operation, "", String(status))
        }
    }

    private mutating func addError(_ operation: String, _ status: Int, _ code: Int?) {
        var errors = counts[operation]?.errors ?? []
        if let index = errors.firstIndex(where: { $0.status == status && $0.code == code }) {
            errors[index].count += 1
        } else if errors.count < 1_000 {
            errors.append(.init(status: status, code: code, count: 1))
        }
        counts[operation]?.errors = errors
    }

    private mutating func addUnmatched(_ method: String, _ path: String) {
        let method = RecordedAddress.shownMethod(method)
        let key = "\(method) \(path)"
        if unmatched[key] == nil, unmatched.count >= Self.maximumUnmatched {
            omitted += 1
        } else {
            unmatched[key, default: .init(method: method, path: path, count: 0)].count += 1
        }
    }

    // MARK: - Answers

    private mutating func check(
        _ row: any OperationRow, _ identity: AnswerIdentity, _ body: Data, status: Int, _ address: RecordedAddress
    ) {
        let operation = row.route.description
        if row.route.method != .get, let refusal = RecordedAnswer.refusal(in: body, status: status, operation: operation) {
            return addError(operation, status, refusal.tmdbCode)
        }
        let trace = row.trace(body, about: identity, vocabulary: Vocabularies.all)
        if trace.failure != nil, let error = RecordedAnswer.error(in: body, operation: operation) {
            return addError(operation, status, error.tmdbCode)
        }
        note(trace, operation)
        note(pagesOf: trace, operation, address)
        let separate = note(partsOf: trace, operation, body, status: status, address)
        let parts = address.parts + unaskedParts(of: trace, address)
        note(absentIn: trace, operation, address)
        note(unread: trace.unread.filter { !separate.contains($0.key) }, parts, operation)
    }

    private mutating func note(_ trace: DecodingTrace, _ operation: String) {
        if let failure = trace.failure {
            counts[operation]?.failed += 1
            note(.failedAnswer, operation, failure.place, reason: failure.reason)
            if let word = failure.word { note(.newWord, operation, failure.place, word) }
        }
        for loss in trace.losses {
            if loss.isRow { counts[operation]?.droppedRows += loss.count } else { counts[operation]?.droppedFields += loss.count }
            let kind: DriftFinding.Kind = loss.isRow ? .lostRow : loss.isDate ? .changedDate : .lostField
            note(kind, operation, loss.place, reason: loss.reason, count: loss.count)
            if let word = loss.word, !word.isEmpty { note(.newWord, operation, loss.place, word, count: loss.count) }
        }
        for (word, count) in trace.words { note(.newWord, operation, word.place, word.text, count: count) }
        for (leniency, count) in trace.leniencies {
            if TolerantTypes.contains("\(operation): \(leniency.place)", leniency.text) {
                counts[operation]?.listed += count
            } else {
                note(.changedType, operation, leniency.place, leniency.text, count: count)
            }
        }
        for (key, count) in trace.dictionaryKeys where !Vocabularies.isKnownForm(key.text) {
            note(.newDictionaryKey, operation, key.place, key.text, count: count)
        }
        for contradiction in trace.contradictions {
            if KnownContradictions.contains("\(operation): \(contradiction.key)") {
                counts[operation]?.listed += 1
                continue
            }
            note(.otherAnswer, operation, contradiction.key, contradiction.said, asked: contradiction.asked)
        }
    }

    private mutating func note(pagesOf trace: DecodingTrace, _ operation: String, _ address: RecordedAddress) {
        guard let page = address.page, let total = trace.totalPages, page > max(total, 1) else { return }
        guard !trace.contradictions.contains(where: { $0.key == "page" }) else { return }
        note(.pageBeyondEnd, operation, "page", String(total), asked: String(page))
    }

    /// Compares the appended parts with those that were asked for. A part that the shape of the answer does not read is an answer of its own;
    /// the names of those parts are returned.
    private mutating func note(
        partsOf trace: DecodingTrace, _ operation: String, _ body: Data, status: Int, _ address: RecordedAddress
    ) -> Set<String> {
        guard trace.failure == nil else { return [] }
        for part in address.parts where !trace.members.contains(part) { note(.missingPart, operation, RecordedAnswer.shown(part)) }
        for member in unaskedParts(of: trace, address) { note(.unaskedPart, operation, RecordedAnswer.shown(member)) }
        let matches = address.parts.filter { trace.unread[$0] != nil }.compactMap { part in
            RouteMatch("GET", address.path + "/" + part).map { (part: part, match: $0) }
        }
        guard !matches.isEmpty else { return [] }
        let bodies = RecordedAnswer.members(of: body)
        for (part, match) in matches {
            guard let body = bodies[part] else { continue }
            let name = match.row.route.description
            counts[name] = counts[name] ?? .init(operation: name)
            check(match.row, AnswerIdentity(of: match, page: nil), body, status: status, RecordedAddress(address.path + "/" + part))
        }
        return Set(matches.map(\.part))
    }

    private mutating func note(absentIn trace: DecodingTrace, _ operation: String, _ address: RecordedAddress) {
        present[operation, default: []].formUnion(trace.present)
        // A part is absent unless it is asked for.
        let keys = trace.absent.filter { RouteMatch("GET", address.path + "/" + $0)?.endsExactly != true }
        absent[operation, default: []].formUnion(keys)
    }

    private func unaskedParts(of trace: DecodingTrace, _ address: RecordedAddress) -> [String] {
        trace.members.filter { member in
            !address.parts.contains(member) && RouteMatch("GET", address.path + "/" + member)?.endsExactly == true
        }
    }

    /// Notes the members that no shape reads, except for those on the list. A part has the keys of its own operation's answer.
    private mutating func note(unread: [String: Int], _ parts: [String], _ operation: String) {
        for (place, count) in unread {
            let part = parts.first { place.hasPrefix($0 + ".") }
            let inPart = part.map { String(place.dropFirst($0.count + 1)) }
            let isListed = [place, inPart].compactMap(\.self).contains { UnreadKeys.reason(for: "\(operation): \($0)") != nil }
            if isListed { counts[operation]?.listed += count } else { note(.newKey, operation, place, count: count) }
        }
    }

    private mutating func note(
        _ kind: DriftFinding.Kind, _ operation: String, _ place: String, _ value: String = "", asked: String? = nil,
        reason: MarqueeError.Reason? = nil, count: Int = 1
    ) {
        // Ids and pages differ from answer to answer, and one example is enough.
        let isExample = [.otherAnswer, .pageBeyondEnd].contains(kind)
        let key = FindingKey(kind: kind, operation: operation, place: place, value: isExample ? "" : value)
        if findings[key] != nil {
            findings[key]?.count += count
        } else if findings.count >= Self.maximumFindings {
            omitted += 1
        } else {
            findings[key] = DriftFinding(
                kind: kind, operation: operation, place: place, value: value, asked: asked, reason: reason, count: count, first: exchanges)
        }
    }
}

extension AnswerIdentity {
    /// The subject of the answer to a recorded request.
    fileprivate init(of match: RouteMatch, page: Int?) {
        self.init()
        guard match.row.route.method == .get else { return }
        for (variable, key) in match.row.route.answerKeys {
            guard let value = match.values[variable] else { continue }
            // A name may follow the number: `550-fight-club`.
            let digits = value.prefix { $0 != "-" }
            if let number = Int(digits) { numbers[key] = number } else { texts[key] = value }
        }
        numbers["page"] = page
    }
}
