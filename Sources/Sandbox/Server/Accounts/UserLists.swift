/// A list of titles that a user keeps, mostly for others to read.
struct UserList: Sendable {
    let id: Int
    let owner: String
    let language: String
    let country: String
    /// In seconds since 1970.
    let createdAt: Int
    var updatedAt: Int
    var name: String
    var description: String
    var isPublic = true
    /// The order that the owner wants, in version 4's words.
    var order = "original_order.asc"
    /// The titles in the order in which they were added, with the comment of each, which may be empty.
    var items = OrderedValues<MarkTarget, String>()
}

/// The lists of all users.
struct UserLists: Sendable {
    private var lists: [Int: UserList] = [:]
    private var idsByOwner: [String: [Int]] = [:]
    private var nextID = 8_300_000

    subscript(id: Int) -> UserList? { lists[id] }

    /// In the order in which they were made.
    func lists(of username: String) -> [UserList] { (idsByOwner[username] ?? []).compactMap { lists[$0] } }

    /// The public lists that a title is on, in the order in which they were made.
    func all(with title: MarkTarget) -> [UserList] {
        lists.values.filter { $0.isPublic && $0.items[title] != nil }.sorted { $0.id < $1.id }
    }

    mutating func add(by username: String, name: String, description: String, language: String, country: String, at now: Int) -> Int {
        nextID += 1
        lists[nextID] = UserList(
            id: nextID, owner: username, language: language, country: country, createdAt: now, updatedAt: now, name: name,
            description: description)
        idsByOwner[username, default: []].append(nextID)
        return nextID
    }

    mutating func change(_ id: Int, at now: Int, _ change: (inout UserList) -> Void) {
        if var list = lists.removeValue(forKey: id) {
            change(&list)
            list.updatedAt = now
            lists[id] = list
        }
    }

    mutating func remove(_ id: Int) {
        guard let list = lists.removeValue(forKey: id) else { return }
        idsByOwner[list.owner]?.removeAll { $0 == id }
    }

    mutating func remove(of username: String) {
        for id in idsByOwner.removeValue(forKey: username) ?? [] { lists[id] = nil }
    }
}
