/// A field has the name of TMDb's key, in Swift's case. Classes of keys that Swift or a reader wants otherwise are written out here, and
/// single fields that deviate are listed with a reason.
enum FieldNameRule {
    /// A field that deviates, by its type and its name, with the reason.
    static let exceptions: [String: String] = [
        // TMDb's "results" are the rows of any answer.
        "Page.items": "'results' are the rows of any answer, and 'items' is the word of Swift's collections",
        "MixedList.items": "'results' are the rows of any answer, and lists of version 3 have 'items'",
        "WatchProviders.countries": "'results' are the offers by country",
        // Identifiable requires "id".
        "CastMember.personID": "'id' of a credit is that of its person",
        "CrewMember.personID": "'id' of a credit is that of its person",
        "WatchProvider.id": "Identifiable requires an id, which 'provider_id' is",
        // Words that mislead.
        "MovieCollectionDetails.movies": "the 'parts' of a collection are movies, and a part of details is another thing here",
        "Video.height": "the 'size' of a video is its height in pixels",
        "Account.gravatarHash": "'avatar.gravatar.hash' alone is a hash of anything",
        "Certification.name": "a certification is not a field of itself",
        "EpisodeRating.rating": "'rated.value' is a rating",
        "WatchCountry.code": "a country is not a field of itself",
        "ImageConfiguration.baseURL": "'images.secure_base_url' is the only base URL that is read",
        "ListItemOutcome.isDone": "'success' is a word for the whole answer",
        "ListItemOutcome.reasons": "'error' is an error here, and these are texts",
        "Rated.rating": "'account_rating' is the value and the time",
        "Rated.ratedAt": "'account_rating' is the value and the time",
        "Translation.languageName": "'name' of a translation is that of its language",
    ]

    /// The names that the rule allows for a key.
    static func names(for key: String, type: String, isFilter: Bool = false) -> Set<String> {
        // A bound of a filter has the key of its value, and the operator as an acronym.
        for (bound, suffix) in [(".gte", "GTE"), (".lte", "LTE")] where key.hasSuffix(bound) {
            return Set(names(for: String(key.dropLast(bound.count)), type: type, isFilter: isFilter).map { $0 + suffix })
        }
        // A key inside of an object is named without it.
        var words = (key.split(separator: ".").last ?? "").split { $0 == "_" || $0 == "/" }.map(String.init)
        if words == ["iso", "3166", "1"] { return ["country"] }
        if words == ["iso", "639", "1"] { return ["language"] }
        if isFilter, words.first == "with" { words.removeFirst() }
        if ["Bool", "Bool?"].contains(type) {
            if words.first == "include" { return [camel(["includes"] + words.dropFirst())] }
            return Set(["is", "has", "includes"].map { camel([$0] + words) })
        }
        let name = camel(words)
        return type.hasPrefix("[") && !name.hasSuffix("s") ? [name, plural(name)] : [name]
    }

    /// The words as one name, acronyms as one word: `imdb_id` is `imdbID`.
    private static func camel(_ words: [String]) -> String {
        let acronyms = ["id": "ID", "ids": "IDs", "url": "URL", "imdb": "IMDb", "tmdb": "TMDb", "mid": "MID", "tv": "TV"]
        let rest = words.dropFirst().map { acronyms[$0] ?? $0.prefix(1).uppercased() + $0.dropFirst() }
        return (words.prefix(1) + rest).joined()
    }

    private static func plural(_ name: String) -> String { name.hasSuffix("y") ? name.dropLast() + "ies" : name + "s" }

    /// The fields whose names neither follow from their keys nor are listed; and the listed ones whose names follow or that there are not.
    static func violations(in document: ValuesDocument, exceptions: [String: String] = exceptions) -> [String] {
        var unused = Set(exceptions.keys)
        var violations: [String] = []
        for (type, row) in document.keyedRows() {
            let isFilter = type.hasSuffix("Filter")
            let isNamed = names(for: row.key, type: row.type, isFilter: isFilter).contains(row.name)
            let name = type + "." + row.name
            if isNamed { continue }
            if unused.remove(name) == nil { violations.append("\(name) is '\(row.key)' for TMDb") }
        }
        return violations.sorted() + unused.sorted().map { "\($0) is listed and does not deviate" }
    }
}
