import Testing

@testable import MarqueeData

struct TypoToleranceTests {
    @Test(
        "A mistake of one letter or of spaces is forgiven",
        arguments: [
            ("godfahter", "the godfather"), ("gozilla", "godzilla"), ("godzzilla", "godzilla"), ("gadzilla", "godzilla"),
            ("odzilla", "godzilla"), ("Amélei", "amelie"), ("godfahter the", "the godfather"), ("starwars", "star wars"),
            ("spider man", "spiderman"), ("figth cl", "fight club"), ("гладиатр", "гладиатор"),
            ("fight clubb", "fight club"), ("seven samurai", "sevensamurai\nother"), ("godfa", "godfather"), ("gofda", "godfather"),
            ("oceans 11", "ocean's eleven"), ("12 monkeys", "twelve monkeys"), ("toy stroy 2", "toy story 2"),
        ])
    func forgiven(_ typed: String, _ folded: String) throws {
        #expect(try #require(TypoTolerance(typed)).matches(folded))
    }

    @Test(
        "Two mistakes, and a mistake in a short word, are not forgiven",
        arguments: [
            ("gdofahter", "the godfather"), ("gozila", "godzilla"), ("figth culb", "fight club"), ("godfather teh", "the godfather"),
            ("godfather parr", "the godfather"), ("star tre", "star wars"), ("heat 1985 abcd", "heat 1986 abcd"),
            ("harb lights", "harbor lights"), ("starwarsx", "star wars"), ("abcdwars", "star wars"),
        ])
    func refused(_ typed: String, _ folded: String) throws {
        #expect(TypoTolerance(typed)?.matches(folded) != true)
    }

    @Test(
        "A text without a word of four letters has no tolerance",
        arguments: ["", "up", "it 2", "1917", "千尋の神", "기생충", "!!!", "12345678"])
    func without(_ typed: String) { #expect(TypoTolerance(typed) == nil) }

    /// All texts of three letters that differ by one mistake from a word, and no other ones, compared with a table of distances.
    @Test func `words are close exactly if their distance is one`() throws {
        let letters = Array("abc")
        var words = [""]
        for _ in 0..<5 { words += words.filter { $0.count == words.last!.count }.flatMap { word in letters.map { word + String($0) } } }
        let typed = words.filter { $0.count == 4 }
        for word in typed {
            let tolerance = try #require(TypoTolerance(word))
            for other in words where !other.isEmpty {
                let distance = (0...other.count).map { Self.distance(Array(word), Array(other.prefix($0))) }.min() ?? 9
                #expect(tolerance.matches(other) == (distance <= 1), "\(word) \(other)")
            }
        }
    }

    /// The distance in letters that are missing, additional, wrong, or exchanged with a neighbor.
    private static func distance(_ a: [Character], _ b: [Character]) -> Int {
        var table = Array(repeating: Array(repeating: 0, count: b.count + 1), count: a.count + 1)
        for i in 0...a.count {
            for j in 0...b.count {
                guard i > 0, j > 0 else {
                    table[i][j] = i + j
                    continue
                }
                var best = min(table[i - 1][j], table[i][j - 1]) + 1
                best = min(best, table[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { best = min(best, table[i - 2][j - 2] + 1) }
                table[i][j] = best
            }
        }
        return table[a.count][b.count]
    }
}
