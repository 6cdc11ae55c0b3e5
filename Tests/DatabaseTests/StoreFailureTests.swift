import MarqueeDomain
import Testing

@testable import MarqueeDatabase

struct StoreFailureTests {
    @Test(arguments: [
        (StoreFailure.engine(11), "Der lokale Speicher ist beschädigt (SQLite-Code 11)."),
        (.engine(1), "Der lokale Speicher ist ausgefallen (SQLite-Code 1)."),
        (.system(13), "Das System hat den Zugriff auf den lokalen Speicher verweigert (errno 13)."),
        (.locked, "Ein anderer Prozess hat den lokalen Speicher gesperrt."),
    ])
    func `a failure is translated with its number`(_ failure: StoreFailure, _ german: String) {
        #expect(MarqueeError(failure).reason.text(in: .german) == german)
    }
}
