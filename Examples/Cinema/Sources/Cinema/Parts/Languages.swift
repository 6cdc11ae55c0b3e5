import Foundation

extension Visit {
    /// The attributes of an element whose text is in a language; nil for the language of the page, in which the browser finds the direction.
    func attributes(in tag: String?) -> HTML {
        guard let tag else { return " dir=\"auto\"" }
        return " lang=\"\(tag)\" dir=\"\(isRightToLeft(tag) ? "rtl" : "ltr")\""
    }

    /// A small label that names the language of a text; nothing for the language of the page.
    func label(in tag: String?) -> HTML {
        guard let tag else { return .empty }
        let name = language.locale.localizedString(forIdentifier: tag) ?? tag
        return " <bdi class=\"language\" lang=\"\(language.rawValue)\" dir=\"\(language.direction)\" title=\"\(name)\">\(tag)</bdi>"
    }

    private func isRightToLeft(_ tag: String) -> Bool {
        ["ar", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"].contains(tag.prefix { $0 != "-" })
    }
}
