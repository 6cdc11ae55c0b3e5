import Foundation
import MarqueeData
import MarqueeDomain
@testable import MarqueeNet
import Testing

struct SessionRefusalTests {
    /// The subject of each of TMDb's codes: the session itself, or anything else.
    private static let refusing: Set<Int> = [3, 14, 16, 17, 37, 45]

    @Test(arguments: 1...47)
    func `a code is about the session or it is not, whatever status it comes with`(_ tmdbCode: Int) throws {
        let documented = WireErrorTests.codes.first { $0.tmdbCode == tmdbCode }?.status ?? 200
        for status in [documented, 200] {
            let error = try #require(WireError.answer(status, tmdbCode))
            #expect(error.meansSessionRefused == Self.refusing.contains(tmdbCode), "status \(status)")
        }
    }

    @Test(arguments: [7, 10, 30, 31, 32, 33, 35, 36, 38, 39])
    func `an answer of 401 about something else leaves the session alone`(_ tmdbCode: Int) throws {
        #expect(try #require(WireError.answer(401, tmdbCode)).meansSessionRefused == false)
    }

    @Test func `an answer that is not TMDb's says nothing about the session`() {
        for body in ["", "<html>Sign in</html>", #"{"errors":["unauthorized"]}"#, #"{"success":false}"#] {
            for status in [400, 401, 402, 403, 404, 407, 429, 500, 503] {
                let error = WireError.error(of: TransportResponse(status: status, body: Data(body.utf8)), operation: nil)
                #expect(!error.meansSessionRefused && error.code != .unauthorized)
            }
        }
        #expect(WireError.answer(401, 999)?.meansSessionRefused == true)
        #expect(!MarqueeError(.unauthorized, .init("x", "y")).meansSessionRefused)
    }

    @Test func `what can go wrong with a sign-in reads differently each time`() throws {
        let codes = [17, 26, 30, 31, 32, 33, 35, 36, 41, 45]
        let sentences = try codes.map { try #require(TMDBStatus.reason($0)).text }
        #expect(Set(sentences).count == codes.count)
        for sentence in sentences { #expect(sentence.hasSuffix(".") && sentence.split(separator: " ").count > 3) }
        #expect(TMDBStatus.code(31) == .unauthorized && TMDBStatus.code(32) == .unauthorized && TMDBStatus.code(45) == .forbidden)
    }
}

extension WireError {
    fileprivate static func answer(_ status: Int, _ tmdbCode: Int) -> MarqueeError? {
        let response = TransportResponse(status: status, body: Data(#"{"success":false,"status_code":\#(tmdbCode)}"#.utf8))
        return error(of: response, operation: nil)
    }
}
