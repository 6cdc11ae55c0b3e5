import MarqueePresentation
import Synchronization

@testable import MarqueeCLI

/// A screen in a file of its own: a number that two keys change. It counts its drawings.
struct CountingPage: BrowsePage {
    struct State: ScreenState {
        struct NoEffect: ScreenEffect {
            var kind: EffectKind<Int> { .read(in: nil) }
        }

        private(set) var number = 0
        var screen: Screen { Screen(rawValue: "counting") }

        mutating func appear() -> [Reaction<NoEffect>] { [] }
        mutating func handle(_ step: Int) -> [Reaction<NoEffect>] {
            number += step
            return []
        }
        mutating func receive(_ answer: Int) -> [Reaction<NoEffect>] { [] }
        mutating func disappear() {}
    }

    final class Count: Sendable {
        private let count = Mutex(0)
        var value: Int { count.withLock { $0 } }
        func increment() { count.withLock { $0 += 1 } }
    }

    let presenter = Presenter(State()) { _, _ in }
    let drawings = Count()

    func facts(_ state: State) -> PageFacts { PageFacts() }

    func draw(_ state: State, on canvas: inout Canvas) {
        drawings.increment()
        canvas.put("Number \(state.number)", y: 0)
    }

    func handle(_ key: Key, on canvas: Canvas, _ context: BrowseContext) -> BrowseStep {
        guard let (x, y) = key.movement(height: canvas.height) else { return .unhandled }
        presenter.send(x + y)
        return .handled
    }

    func refresh() { presenter.send(100) }
}
