/// Which item of a list is selected. It stays at the same item when the list changes, and goes to the nearest one if that item is gone.
public struct Selection<ID: Hashable & Sendable>: Sendable, Hashable {
    /// The selected item; nil in an empty list.
    public private(set) var id: ID?
    /// Its place in the list.
    public private(set) var index = 0

    /// Creates a selection of nothing.
    public init() {}

    /// Selects an item, if it is in the list.
    public mutating func select(_ id: ID, in ids: [ID]) {
        guard let index = ids.firstIndex(of: id) else { return }
        (self.id, self.index) = (id, index)
    }

    /// Selects an item by its place, or the nearest end of the list.
    public mutating func select(at index: Int, in ids: [ID]) {
        self.index = min(max(index, 0), max(ids.count - 1, 0))
        id = ids.isEmpty ? nil : ids[self.index]
    }

    /// Moves the selection, up to the ends of the list.
    public mutating func move(by distance: Int, in ids: [ID]) {
        // Far moves, as to the end of the list, must not overflow.
        let (place, isTooFar) = index.addingReportingOverflow(distance)
        select(at: isTooFar ? (distance < 0 ? 0 : ids.count - 1) : place, in: ids)
    }

    /// The list has changed.
    public mutating func follow(_ ids: [ID]) {
        if let id, ids.indices.contains(index), ids[index] == id { return }
        if let id, let place = ids.firstIndex(of: id) { index = place } else { select(at: index, in: ids) }
    }
}
