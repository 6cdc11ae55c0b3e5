import MarqueeDomain
import Synchronization
import TestKit
import Testing

/// Details of several titles in one call.
struct SeveralDetailsTests {
    private let refusal = MarqueeError(.notFound, .init("test", "There is no such movie."))

    @Test func `every input has its outcome, in the order of the inputs`() async {
        let details = GetDetails { [refusal] (id: Movie.ID, parts: Set<MoviePart>) in
            id.isMultiple(of: 3) ? Read.failing(refusal) : Read(MovieDetails(movie: Movie(id: id, title: "\(parts.count)")))
        }
        let ids = Array(1...30).reversed() + [7, 7]
        let outcomes = await details(ids, including: [.credits])
        #expect(outcomes.count == ids.count)
        for (id, outcome) in zip(ids, outcomes) {
            switch outcome {
            case .success(let fetched): #expect(fetched.id == id && fetched.title == "1" && !id.isMultiple(of: 3))
            case .failure(let error): #expect(error == refusal && id.isMultiple(of: 3))
            }
        }
        #expect(await details([]).isEmpty)
    }

    @Test func `at most eight are read at a time`() async {
        let (gate, counter) = (Gate(), RunningCounter())
        let details = GetDetails { (id: Movie.ID, _: Set<MoviePart>) in
            Read { (_) async throws(MarqueeError) in
                counter.begin()
                await gate.pass()
                counter.end()
                return Fetched(MovieDetails(movie: Movie(id: id, title: "")), origin: .server)
            }
        }
        async let outcomes = details(Array(1...20))
        await gate.arrivals(8)
        gate.open()
        #expect(await outcomes.count == 20 && counter.most == 8)
    }
}

/// How many reads run at a time.
private final class RunningCounter: Sendable {
    private let state = Mutex((running: 0, most: 0))

    var most: Int { state.withLock { $0.most } }

    func begin() { state.withLock { ($0.running, $0.most) = ($0.running + 1, max($0.most, $0.running + 1)) } }
    func end() { state.withLock { $0.running -= 1 } }
}
