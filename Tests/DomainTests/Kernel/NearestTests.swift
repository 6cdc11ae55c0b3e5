import MarqueeDomain
import Testing

struct NearestTests {
    @Test(
        arguments: [
            (7.4, 7), (7.5, 8), (-1, 0), (1e19, 100), (.infinity, 100), (-.infinity, 0), (.nan, 0), (99.6, 100), (0.4, 0),
        ] as [(Double, Int)])
    func `a number becomes the nearest whole one within bounds`(_ number: Double, _ whole: Int) {
        #expect(Int(nearest: number, in: 0...100) == whole)
    }

    @Test func `the bounds may be those of Int itself`() {
        #expect(Int(nearest: 1e300, in: .min ... .max) == .max && Int(nearest: -1e300, in: .min ... .max) == .min)
        #expect(Int(nearest: -2.5, in: .min ... .max) == -3)
    }
}
