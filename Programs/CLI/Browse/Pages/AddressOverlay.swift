/// The address of a page of TMDb on the line of keys, where no browser opens it. The next key closes it, and has its usual meaning.
struct AddressOverlay: BrowseOverlay {
    let address: String

    mutating func handle(_ key: Key, on canvas: Canvas) -> OverlayStep { .passOn }

    func draw(on canvas: inout Canvas) -> Bool { false }

    var prompts: [String] { [address] }
}
