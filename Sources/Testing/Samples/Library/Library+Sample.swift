public import MarqueeDomain

extension LibraryChange: Sampled {
    /// The marks of ``MarqueeDomain/Marks``' samples on different titles, the first one with a conflict.
    public static var samples: [LibraryChange] {
        var samples = zip(Markable.samples, Marks.samples).map { LibraryChange(item: $0, marks: $1) }
        samples[0].conflict = ResolvedConflict.samples.first
        return samples
    }
}

extension PendingChange: Sampled {
    /// Changes in every state.
    public static var samples: [PendingChange] {
        State.samples.indices.map {
            PendingChange(item: Markable.samples[$0], value: .rating(Rating.samples[$0]), changedAt: moment($0), state: State.samples[$0])
        }
    }
}

extension PendingChange.ID: Sampled {
    /// The ids of ``MarqueeDomain/PendingChange``'s samples.
    public static var samples: [PendingChange.ID] { PendingChange.samples.map(\.id) }
}

extension PendingChange.State: Sampled {
    /// Every state.
    public static var samples: [PendingChange.State] {
        [.waiting, .retrying(attempts: 2, at: moment(1)), .sending, .suspended, .rejected(.sample(.notFound))]
    }
}

extension SyncReport: Sampled {
    /// All changes were sent, and the shelves were read; and nothing was sent.
    public static var samples: [SyncReport] {
        [
            edited(SyncReport()) {
                $0.sent = 2
                $0.pulled = .sample
                $0.conflicts = ResolvedConflict.samples
            },
            edited(SyncReport()) {
                $0.waiting = 2
                $0.failure = .sample(.offline)
            },
        ]
    }
}

extension ResolvedConflict: Sampled {
    /// Conflicts that this device has won, and conflicts that another device has won.
    public static var samples: [ResolvedConflict] {
        let winners: [ConflictPolicy.Winner] = [.local, .server, .local, .server, .local]
        return zip(1..., winners).map { number, winner in
            ResolvedConflict(
                item: .movie(number), elsewhere: .rating(Rating.samples[0]), local: .rating(Rating.samples[1]), winner: winner)
        }
    }
}

extension DiscardOutcome: Sampled {
    /// Both outcomes.
    public static var samples: [DiscardOutcome] { [.removed, .takenBack] }
}

extension PullReport: Sampled {
    /// Twelve items, of which one has changed.
    public static var samples: [PullReport] {
        [
            edited(PullReport()) {
                $0.items = 12
                $0.changed = 1
            }
        ]
    }
}

extension ShelfEntry.Subject: Sampled {
    /// One of each kind.
    public static var samples: [ShelfEntry.Subject] { [.movie(.sample), .tv(.sample), .episode(.sample)] }
}

extension ShelfEntry: Sampled {
    /// One of each kind, and a movie with a rating.
    public static var samples: [ShelfEntry] { Subject.samples.map { ShelfEntry($0) } + [ShelfEntry(.movie(.sample), rating: .sample)] }
}

extension Rated: Sampled where Item: Sampled {
    /// The samples of the items, with the highest rating first.
    public static var samples: [Rated] {
        zip(Item.samples, Rating.samples).map { Rated($0, rating: $1) }
    }
}
