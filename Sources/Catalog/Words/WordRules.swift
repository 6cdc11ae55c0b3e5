import MarqueeDomain

/// The rules by which names are cut and folded, and the terms that are made of them. A catalog that was made by other rules is not read: its words would not be found.
enum WordRules {
    /// The number of the rules of ``NameTokens`` and ``WholeName``. It changes with them.
    private static let number: UInt32 = 3

    /// A number that changes with the rules and their tables.
    static let hash: UInt32 = {
        var hash: UInt32 = 2_166_136_261 ^ number
        for byte in CharacterClasses.runs.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return hash ^ Folding.hash
    }()
}
