extension Request {
    /// The parts that `append_to_response` asks for, each once.
    func appendedNames() throws(Refusal) -> [String] {
        let asked = (value("append_to_response") ?? "").split(separator: ",").map(String.init)
        guard asked.count <= 20 else { throw .tooManyParts }
        var seen: Set<String> = []
        return asked.filter { seen.insert($0).inserted }
    }

    /// TMDb filters by the languages asked for, `null` for none, or else by the language of the request.
    func isWanted(_ language: String?, including name: String, elsewise usual: String?) -> Bool {
        let wanted = value(name)?.split(separator: ",").map(String.init)
        guard let wanted = wanted ?? (value("language") ?? usual).map({ [$0] }) else { return true }
        return wanted.contains { $0.prefix { $0 != "-" } == (language ?? "null") }
    }
}

extension JSON {
    /// This object with its parts under their own names; names that mean no part are passed over.
    func appending(_ names: [String], _ part: (String) -> JSON?) -> JSON {
        // The whole has the id already.
        adding(names.compactMap { name in part(name).map { (name, $0.removing("id")) } })
    }
}
