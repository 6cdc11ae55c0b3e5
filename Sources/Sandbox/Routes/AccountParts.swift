extension Routes {
    /// The subject of the parts of details that depend on the account.
    enum Whole {
        case movie(Int)
        case series(Int)
        case season(series: Int, number: Int)
        case episode(Sandbox.Library.Episode)
    }

    /// Details with their parts, of which some may be an account's own: then the answer is for that account and this moment.
    func details(
        _ request: Request, _ make: ((String, Whole) -> JSON?) throws(Refusal) -> JSON
    ) throws(Refusal) -> Reply {
        var isPersonal = false
        let json = try make { name, whole in
            switch (name, whole) {
            case ("lists", .movie(let id)): return lists(with: .movie(id), id: id, Paging(first: options.pageSize))
            case ("lists", .series(let id)): return lists(with: .series(id), id: id, Paging(first: options.pageSize))
            case ("account_states", _):
                let states = states(of: whole, request)
                isPersonal = isPersonal || states != nil
                return states
            default: return nil
            }
        }
        return isPersonal ? personal(json) : reply(json, lasting: 14_400)
    }

    /// Nil without a signed-in user.
    private func states(of whole: Whole, _ request: Request) -> JSON? {
        accounts.withStore { store in
            switch whole {
            case .movie(let id): try? states(of: .movie(id), request, &store)
            case .series(let id): try? states(of: .series(id), request, &store)
            case .episode(let episode): try? states(of: .episode(episode), request, &store)
            case .season(let series, let number): try? seasonStates(series, number, request, &store)
            }
        }
    }
}
