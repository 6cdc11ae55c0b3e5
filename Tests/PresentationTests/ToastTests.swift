import MarqueeDomain
@testable import MarqueePresentation
import TestKit
import Testing

@Suite(.timeLimit(.minutes(5)))
struct ToastTests {
    private static let hello = Toast.Message.signedIn(username: "viewer")

    @Test func `a message appears, and goes by itself`() async {
        let time = ManualTime()
        var context = PresentationContext()
        context.clock = TestClock(time)
        let toasts = ToastPresenter(context: context)
        toasts.appear()
        toasts.send(.show(Self.hello))
        toasts.send(.show(.failed(offline)))
        await time.sleepers(2)
        time.advance(by: .seconds(4))
        for await state in toasts.states where state.toasts.count == 1 { break }
        #expect(toasts.state.toasts.map(\.message) == [.failed(offline)])
        time.advance(by: .seconds(4))
        for await state in toasts.states where state.toasts.isEmpty { break }
    }

    @Test func `the same message twice is shown once, and longer`() {
        var state = ToastState()
        _ = state.handle(.show(Self.hello))
        let reactions = state.handle(.show(Self.hello))
        #expect(state.toasts.map(\.id) == [2])
        #expect(reactions == [.cancel(1), .run(ToastState.Expiry(id: 2, delay: .seconds(4)))])
    }

    @Test func `the oldest message makes way`() {
        var state = ToastState()
        for number in 1...5 { _ = state.handle(.show(.signedIn(username: "\(number)"))) }
        #expect(state.toasts.map(\.id) == [3, 4, 5])
    }

    @Test func `a message that was closed does not go a second time`() {
        var state = ToastState()
        _ = state.handle(.show(Self.hello))
        #expect(state.handle(.dismiss(1)) == [.cancel(1)])
        #expect(state.receive(1) == [] && state.toasts.isEmpty)
    }
}
