/// The values of TMDb's answers that always have another type than the rest of the API gives them, each with its reason.
enum TolerantTypes {
    private static let lists = "GET /4/account/{account_object_id}/lists"

    static let all: [(place: String, leniency: String, reason: String)] = [
        ("\(lists): results.*.adult", "numberForFlag", "Lists of lists have flags as 0 and 1."),
        ("\(lists): results.*.featured", "numberForFlag", "Lists of lists have flags as 0 and 1."),
        ("\(lists): results.*.public", "numberForFlag", "Lists of lists have flags as 0 and 1."),
        ("\(lists): results.*.runtime", "textForNumber", "A sum that the database of TMDb gives as a text."),
    ]

    /// Whether a leniency at a place, given as `operation: place`, is on the list.
    static func contains(_ place: String, _ leniency: String) -> Bool {
        all.contains { $0.place == place && $0.leniency == leniency }
    }
}
