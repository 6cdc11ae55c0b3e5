public import MarqueeDomain

extension HomeRow: Sampled where Category: CaseIterable, Item: Sampled {
    /// A row for each category, with the samples of its titles; the last has failed.
    public static var samples: [HomeRow] {
        let categories = Array(Category.allCases)
        return categories.dropLast().map { HomeRow(category: $0, outcome: .success(.sample)) }
            + categories.suffix(1).map { HomeRow(category: $0, outcome: .failure(.sample(.offline))) }
    }
}

extension Home: Sampled where Category: CaseIterable, Item: Sampled {
    /// A home with all categories, of which the last has failed.
    public static var samples: [Home] { [edited(Home(rows: .sample)) { $0.highlight = .sample }] }
}
