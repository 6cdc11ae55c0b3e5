/// When text is colored.
enum ColorChoice: String, Sendable, CaseIterable {
    /// Where a person sees it.
    case auto
    /// In pipes and files too.
    case always
    case never

    func isColored(onTerminal isTerminal: Bool) -> Bool { self == .always || (self == .auto && isTerminal) }
}
