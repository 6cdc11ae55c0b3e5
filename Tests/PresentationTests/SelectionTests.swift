import MarqueePresentation
import Testing

struct SelectionTests {
    @Test(arguments: [
        (moves: [1], id: 20), ([-1], 10), ([1, 1, 1, 1], 30), ([Int.max], 30), ([1, .min], 10), ([2, .max], 30),
    ])
    func `moves end at the ends of the list`(_ moves: [Int], _ id: Int) {
        var selection = Selection<Int>()
        selection.follow([10, 20, 30])
        for move in moves { selection.move(by: move, in: [10, 20, 30]) }
        #expect(selection.id == id)
    }

    @Test(
        arguments: [
            (before: [10, 20, 30], selected: 20, after: [20, 30, 10], id: 20, index: 0),
            ([10, 20, 30], 20, [5, 10, 20, 30], 20, 2),
            ([10, 20, 30], 30, [10, 20], 20, 1),
            ([10, 20, 30], 20, [10, 30], 30, 1),
            ([10, 20, 30], 20, [], nil, 0),
            ([], 20, [10, 20], 10, 0),
        ] as [(before: [Int], selected: Int, after: [Int], id: Int?, index: Int)])
    func `a selection stays at its item, or goes to the nearest`(
        _ before: [Int], _ selected: Int, _ after: [Int], _ id: Int?, _ index: Int
    ) {
        var selection = Selection<Int>()
        selection.follow(before)
        selection.select(selected, in: before)
        selection.follow(after)
        #expect(selection.id == id && selection.index == index)
    }
}
