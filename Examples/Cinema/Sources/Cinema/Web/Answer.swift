import Foundation
import Hummingbird
import Marquee

/// The answer of a feature: a page, and the same values as JSON.
struct Answer: Sendable {
    enum Content: Sendable {
        /// A page with its title.
        case page(title: String, HTML)
        /// Another page, after a form; the message is shown there.
        case redirect(to: String, Notice?)
        /// A file or a text for programs.
        case raw(type: String, [UInt8], cacheControl: String)
    }

    var status: HTTPResponse.Status = .ok
    var content: Content
    /// The value for programs that ask for JSON.
    var data: (any Encodable & Sendable)?
    /// The new state of the browser; nil changes nothing.
    var visitor: Visitor?
    /// The words of a page about itself.
    var facts = PageFacts()
    /// The name under which a browser stores a file; nil for what it shows.
    var fileName: String?
    /// After how many seconds a refused request can be sent again.
    var retryAfter = 5

    init(_ content: Content, data: (any Encodable & Sendable)? = nil) { (self.content, self.data) = (content, data) }

    /// A page.
    static func page(
        _ title: String, _ body: HTML, facts: PageFacts = PageFacts(), data: (any Encodable & Sendable)? = nil
    ) -> Answer {
        var answer = Answer(.page(title: title, body), data: data)
        answer.facts = facts
        return answer
    }

    /// Another page, after a form.
    static func redirect(to path: String, _ notice: Notice? = nil) -> Answer {
        var answer = Answer(.redirect(to: path, notice))
        answer.status = .seeOther
        return answer
    }

    /// A text for programs.
    static func text(_ text: String, type: String = "text/plain; charset=utf-8") -> Answer {
        Answer(.raw(type: type, Array(text.utf8), cacheControl: "no-store"))
    }

    /// JSON for a script of this site.
    static func json(_ bytes: [UInt8]) -> Answer { Answer(.raw(type: "application/json", bytes, cacheControl: "private, no-store")) }
}
