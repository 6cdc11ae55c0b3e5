extension Routes {
    /// Puts a title on a shelf or takes it off; doing so twice changes nothing more.
    func set(
        _ shelf: WritableKeyPath<ServerMarks, OrderedValues<MarkTarget, Bool>>, to name: String, _ call: Call, _ store: inout AccountStore
    ) throws(Refusal) -> Reply {
        let account = try owner(of: call, in: store)
        let (kind, id, isOn) = (try call.text("media_type"), try call.integer("media_id"), try call.boolean(name))
        guard ["movie", "tv"].contains(kind) else { throw .invalidParameters }
        guard let subject = MarkTarget(kind: kind, id: id, in: catalog) else { throw .notFound }
        let wasOn = store.marks(of: .account(username: account.username))[keyPath: shelf][subject] != nil
        store.mark(account.username) { $0[keyPath: shelf][subject] = isOn ? true : nil }
        guard isOn else { return .done(13) }
        return wasOn ? .done(12) : .done(1).created()
    }

    /// Rates a title or an episode, or changes the rating.
    func rate(_ subject: MarkTarget, _ call: Call, _ store: inout AccountStore) throws(Refusal) -> Reply {
        let holder = try store.holder(of: call.request)
        let value: Double
        switch try call.payload.member("value") {
        case .integer(let number): value = Double(number)
        case .number(let number): value = number
        default: throw .invalidParameters
        }
        guard ServerMarks.isRating(value) else { throw .invalidRating }
        let now = store.now
        store.mark(holder) { marks in
            marks.ratings[subject] = value
            marks.ratedAt[subject] = now
        }
        return .done(12)
    }

    func unrate(_ subject: MarkTarget, _ call: Call, _ store: inout AccountStore) throws(Refusal) -> Reply {
        let holder = try store.holder(of: call.request)
        guard store.marks(of: holder).ratings[subject] != nil else { throw .notFound }
        store.mark(holder) { marks in
            marks.ratings[subject] = nil
            marks.ratedAt[subject] = nil
        }
        return .done(13)
    }

    /// The title or the episode that the path of an operation names.
    func subject(of call: Call, _ operation: AccountRoute) throws(Refusal) -> MarkTarget {
        let subject: MarkTarget?
        switch operation {
        case .movieStates, .rateMovie, .unrateMovie: subject = catalog.movie(call.values[0]).map { .movie($0.id) }
        case .seriesStates, .rateSeries, .unrateSeries: subject = MarkTarget(kind: "tv", id: try call.number(0), in: catalog)
        default:
            subject = MarkTarget(
                Sandbox.Library.Episode(series: try call.number(0), season: try call.number(1), number: try call.number(2)), in: catalog)
        }
        guard let subject else { throw .notFound }
        return subject
    }
}

extension Refusal {
    fileprivate static let invalidRating = Refusal(
        status: 400, code: 18, explanation: "A rating is a number of half points from 0.5 to 10.")
}
