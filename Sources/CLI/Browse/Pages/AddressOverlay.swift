/// The address of a page of TMDb on the line of keys, where no browser opens it. Any key closes it.
struct AddressOverlay: BrowseOverlay {
    let address: String

    mutating func handle(_ key: Key, on canvas: Canvas) -> OverlayStep { .close }

    func draw(on canvas: inout Canvas) -> Bool { false }

    var prompts: [String] { [address] }
}
