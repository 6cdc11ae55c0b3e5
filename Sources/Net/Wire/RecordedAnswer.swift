package import MarqueeDomain

#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif

/// The reading of answers that were recorded earlier, for a check against the shapes of this version.
package enum RecordedAnswer {
    /// TMDb's own code of an answer other than success, whether the form of its body is one of TMDb's, and the members that are not read.
    package static func errorForm(of body: Data, status: Int) -> (tmdbCode: Int?, isKnown: Bool, unread: [String: Int]) {
        let form = WireError.form(of: body, status: status)
        return (form.tmdbCode, form.isKnown, form.unread)
    }

    /// The refusal in the body of a successful answer; nil if it has none.
    package static func refusal(in body: Data, status: Int, operation: String) -> MarqueeError? {
        WireError.refusal(inBody: body, status: status, operation: operation)
    }

    /// The error in the body of a successful answer; nil if it has none.
    package static func error(in body: Data, operation: String) -> MarqueeError? { WireError.error(inBody: body, operation: operation) }

    /// Whether a code is in TMDb's list of codes.
    package static func isKnown(code: Int) -> Bool { TMDBStatus.reason(code) != nil }

    /// The bytes of each member of an object; empty for another body.
    package static func members(of body: Data) -> [String: Data] { (try? JSONDocument(body).read { $0.memberBodies }) ?? [:] }

    /// A key or a word from outside, shortened so that a report stays readable.
    package static func shown(_ text: String) -> String { JSONTape.shown(text) }
}

extension Operation {
    package func trace(
        _ body: Data, about identity: AnswerIdentity, vocabulary: [String: Set<String>]
    ) -> DecodingTrace {
        let (answer, trace) = Decoding.trace(Answer.self, in: body, about: identity, vocabulary: vocabulary)
        // An adapter must not fail for any answer that can be read.
        _ = answer?.adapted()
        return trace
    }
}
