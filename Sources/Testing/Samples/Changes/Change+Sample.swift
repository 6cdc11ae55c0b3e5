public import MarqueeDomain

extension Change: Sampled {
    /// Made-up changes of five fields.
    public static var samples: [Change] {
        ["images", "plot_keywords", "overview", "title", "videos"].map { key in edited(Change(key: key)) { $0.items = .sample } }
    }
}

extension Change.Item: Sampled {
    /// Made-up changes; the latest first.
    public static var samples: [Change.Item] {
        (1...5).map { number in
            edited(Change.Item(id: "sample-change-\(number)")) {
                $0.action = number == 5 ? "added" : "updated"
                $0.time = moment(-number)
                $0.language = "en"
                $0.value = .text("Text \(number) of a sample.")
            }
        }
    }
}

extension ChangedID: Sampled {
    /// The ids of ``MarqueeDomain/Movie``'s samples.
    public static var samples: [ChangedID] { Movie.samples.map { movie in edited(ChangedID(id: movie.id)) { $0.isAdult = false } } }
}
