/// A list of movies that a user keeps for others to read.
struct UserList: Sendable {
    let id: Int
    let owner: String
    let name: String
    let description: String
    let language: String
    /// The ids of the movies, in the order in which they were added.
    var movies: [Int] = []
}

/// The lists of all users.
struct UserLists: Sendable {
    private var lists: [Int: UserList] = [:]
    private var idsByOwner: [String: [Int]] = [:]
    private var nextID = 8_300_000

    subscript(id: Int) -> UserList? { lists[id] }

    /// In the order in which they were made.
    func lists(of username: String) -> [UserList] { (idsByOwner[username] ?? []).compactMap { lists[$0] } }

    /// The lists that a movie is on, in the order in which they were made.
    func all(with movie: Int) -> [UserList] { lists.values.filter { $0.movies.contains(movie) }.sorted { $0.id < $1.id } }

    mutating func add(by username: String, name: String, description: String, language: String) -> Int {
        nextID += 1
        lists[nextID] = UserList(id: nextID, owner: username, name: name, description: description, language: language)
        idsByOwner[username, default: []].append(nextID)
        return nextID
    }

    mutating func change(_ id: Int, _ change: (inout [Int]) -> Void) {
        if var list = lists.removeValue(forKey: id) {
            change(&list.movies)
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
