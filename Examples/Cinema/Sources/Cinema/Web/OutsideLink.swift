import Foundation

/// An address from outside that may be in a link: `https`, with a host. Anything else, such as `javascript:`, makes none.
struct OutsideLink: Sendable {
    let address: String

    init?(_ text: String) {
        guard text.utf8.count <= 2_048, let url = URL(string: text), url.scheme?.lowercased() == "https", url.host()?.isEmpty == false,
            url.user() == nil
        else { return nil }
        address = url.absoluteString
    }
}
