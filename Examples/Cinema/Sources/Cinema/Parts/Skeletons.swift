import MarqueePresentation

extension Visit {
    /// A placeholder in the shape of the later content. It is hidden from screen readers.
    func skeleton(_ skeleton: Skeleton) -> HTML {
        let parts = skeleton.parts.map { part -> HTML in
            switch part {
            case .picture(let shape): "<span class=\"picture \(shape.name)\"></span>"
            case .text(let lines): "\(repeated(lines, "<span class=\"line\"></span>"))"
            case .row(let shape, let count):
                "<span class=\"line short\"></span><span class=\"row\">\(repeated(count, placeholder(shape)))</span>"
            case .list(let shape, let count): "\(repeated(count, placeholder(shape)))"
            }
        }
        return "<div class=\"skeleton\" aria-hidden=\"true\">\(parts)</div>"
    }

    private func placeholder(_ shape: PictureShape) -> HTML {
        "<span class=\"card\"><span class=\"picture \(shape.name)\"></span><span class=\"line\"></span></span>"
    }

    private func repeated(_ count: Int, _ part: HTML) -> [HTML] { Array(repeating: part, count: count) }
}
