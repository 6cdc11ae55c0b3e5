extension Routes {
    /// The operations under `/3/company`.
    func company(_ path: [String], _ request: Request, _ wording: Wording) throws(Refusal) -> JSON {
        let company = try thing(path, in: catalog.companies, \.id)
        switch path.dropFirst().joined(separator: "/") {
        case "":
            let details = company.json.adding([("description", ""), ("headquarters", ""), ("homepage", ""), ("parent_company", nil)])
            return details.appending(try request.appendedNames()) { name in
                switch name {
                case "alternative_names": company.alternativeNames
                case "images": company.logos
                default: nil
                }
            }
        case "alternative_names": return company.alternativeNames
        case "images": return company.logos
        case "movies":
            let movies = catalog.byPopularity.filter { movie in movie.companies.contains { $0.id == company.id } }
            // TMDb ignores the page: every page is the first one.
            let first = Paging(first: options.pageSize).members(of: movies) { $0.row(wording) }
            return .object([(name: "id", value: .integer(company.id))] + first)
        default: throw .notFound
        }
    }

    /// The operations under `/3/network`.
    func network(_ path: [String]) throws(Refusal) -> JSON {
        let network = try thing(path, in: catalog.networks, \.id)
        switch path.dropFirst().joined(separator: "/") {
        case "": return network.json.adding([("headquarters", ""), ("homepage", "")])
        case "alternative_names": return network.alternativeNames
        case "images": return network.logos
        default: throw .notFound
        }
    }

    /// The operations under `/3/keyword`.
    func keyword(_ path: [String], _ request: Request, _ wording: Wording) throws(Refusal) -> JSON {
        let keyword = try thing(path, in: catalog.keywords, \.id)
        switch path.dropFirst().joined(separator: "/") {
        case "": return keyword.json
        case "movies":
            let movies = catalog.byPopularity.filter { movie in movie.keywords.contains { $0.id == keyword.id } }
            return try page(of: movies, id: keyword.id, request, wording)
        default: throw .notFound
        }
    }

    /// The item whose number is first in a path.
    private func thing<Thing>(_ path: [String], in things: [Thing], _ id: (Thing) -> Int) throws(Refusal) -> Thing {
        guard let number = path.first.flatMap(Int.init(digits:)), let thing = things.first(where: { id($0) == number }) else {
            throw .notFound
        }
        return thing
    }

    private func page(of movies: [SandboxCatalog.Movie], id: Int, _ request: Request, _ wording: Wording) throws(Refusal) -> JSON {
        let paging = try Paging(request, size: options.pageSize)
        return .object([(name: "id", value: .integer(id))] + paging.members(of: movies) { $0.row(wording) })
    }
}

extension SandboxCatalog.Company {
    fileprivate var alternativeNames: JSON {
        ["id": .integer(id), "results": .array(otherNames.map { ["name": .string($0), "type": ""] })]
    }

    fileprivate var logos: JSON {
        let logos = SandboxCatalog.Picture(drawn: .logo, logoPath).map { logo in
            logo.json.removing("iso_639_1").adding([("id", .string(logo.path.filter(\.isHexDigit))), ("file_type", ".png")])
        }
        return ["id": .integer(id), "logos": .array([logos].compactMap(\.self))]
    }
}
