import Marquee

extension Visit {
    /// The messages of this page: about the last form, and about conflicts that no page has shown.
    func messages() async -> [HTML] {
        var messages: [HTML] = []
        if let notice = visitor.notice { messages.append(await message(notice, visitor.setMark)) }
        return messages + (await conflictMessages())
    }

    /// A message after a form. One about a mark names its title, and can undo it: with a form, which needs no script.
    func message(_ notice: Notice, _ mark: SetMark?) async -> HTML {
        let text = texts.message(notice)
        guard let mark else { return "<p class=\"message\(notice.isFailure ? " failure" as HTML : .empty)\">\(text)</p>" }
        let (name, field) = (await name(of: mark.item), mark.before.field)
        return """
            <div class="message"><span><bdi>\(name)</bdi>\(language.colon)\(text)</span>\
            <form class="undo" method="post" action="\(mark.item.path)/mark">\(token)\
            <button name="\(field.name)" value="\(field.value)">\(texts.undo)</button></form></div>
            """
    }
}
