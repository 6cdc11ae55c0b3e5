public import MarqueeDomain
import Synchronization

extension CatalogFolder {
    public func search(_ query: CatalogQuery, includesAdult: Bool) async throws(MarqueeError) -> CatalogHits? {
        // Each word of the text costs look-ups, and the text may be a visitor's.
        if query.text.count > SearchText.maximumLength { _ = try SearchText(query.text) }
        if case .found(let hits) = try searchWarm(query, includesAdult) {
            if Task.isCancelled { throw MarqueeError(.cancelled, .cancelled) }
            return hits
        }
        return try await searching.run { [self] isCancelled throws(MarqueeError) in
            guard let file = current() else { return nil }
            do throws(CatalogDamage) {
                return try file.hits(query, includesAdult: includesAdult, isCancelled: isCancelled)
            } catch {
                throw reported(error)
            }
        }
    }

    private enum WarmAnswer {
        case found(CatalogHits?)
        /// The disk has to be asked.
        case cold
    }

    /// Searches on the thread of the caller, as long as that needs no page that was not read before and no look at the folder.
    private func searchWarm(_ query: CatalogQuery, _ includesAdult: Bool) throws(MarqueeError) -> WarmAnswer {
        guard let present = present.withLock({ $0 }), ContinuousClock.now - present.checked < recheck else { return .cold }
        guard let file = present.file, !isOld(file) else { return .found(nil) }
        do throws(CatalogDamage) {
            return .found(try file.hits(query, includesAdult: includesAdult) { Task.isCancelled })
        } catch {
            if error == .cold { return .cold }
            throw reported(error)
        }
    }

    /// The error of a damaged file. Suggestions and offline searches go on without the catalog, so an event reports it, too.
    private func reported(_ damage: CatalogDamage) -> MarqueeError {
        onEvent(MarqueeEvent(.storeFailed(.cache, MarqueeError(damage))))
        return MarqueeError(damage)
    }

    /// The newest catalog of the folder, open.
    func opened() -> CatalogFile? {
        state.withLock { state in
            let now = ContinuousClock.now
            if let checked = state.checked, now - checked < recheck { return state.file }
            let before = state.file
            state.checked = now
            look(&state)
            let file = state.file
            present.withLock { present in
                let warm = file != nil && file === before ? present?.file : nil
                present = Present(file: warm ?? file.map(CatalogFile.init(warm:)), checked: now)
            }
            return file
        }
    }

    /// Looks at the folder, and opens the newest catalog if it is not the open one.
    private func look(_ state: inout State) {
        // An import may remove a file that was just listed: then another one is there.
        for _ in 0..<8 {
            var isComplete = true
            for name in names().sorted(by: >) {
                let identity = FileIdentity(path: "\(path)/\(name)")
                if let file = state.file, state.name == name, file.identity == identity { return }
                switch open(name) {
                case .catalog(let file):
                    (state.name, state.file) = (name, file)
                    return
                case .ignored:
                    // It does not hide an older catalog beside it.
                    if state.ignored.updateValue(identity, forKey: name) != .some(identity) {
                        onEvent(MarqueeEvent(.storeFailed(.cache, .ignored(name))))
                    }
                case .missing: isComplete = false
                }
            }
            if isComplete { break }
        }
        (state.name, state.file) = (nil, nil)
    }
}
