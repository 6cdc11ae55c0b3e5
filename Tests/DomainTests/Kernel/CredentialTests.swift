import MarqueeDomain
import Testing

struct CredentialTests {
    private let key = "0123456789abcdef0123456789ABCDEF"
    private let token = "eyJhbGciOiJIUzI1NiJ9.eyJhdWQiOiJtYXJrZXIifQ.c2lnbmF0dXJlLV8"

    @Test func `the kind is told by the shape`() throws {
        #expect(try Credential.detect(key).kind == .apiKey)
        #expect(try Credential.detect(token).kind == .accessToken)
        #expect(try Credential.detect("\n " + token + " \n").secret.reveal() == token)
    }

    @Test func `a key given as a token is named as such`() {
        #expect(reason { () throws(MarqueeError) in try .accessToken(key) } == "credential.keyGivenAsToken")
        #expect(reason { () throws(MarqueeError) in try .apiKey(token) } == "credential.tokenGivenAsKey")
    }

    @Test(arguments: ["", " ", "a.b", "a..c", "a.b.c.d", "héllo.b.c", "0123", "a.b\r\nX: y.c", "0123456789abcdef0123456789abcdeg"])
    func `anything else is refused`(_ text: String) {
        #expect(reason { () throws(MarqueeError) in try .detect(text) } == "credential.shape")
    }

    @Test func `it is never printed`() throws {
        let credential = try Credential.detect(token)
        var dumped = ""
        dump(credential, to: &dumped)
        for text in ["\(credential)", String(reflecting: credential), dumped, "\(Mirror(reflecting: credential.secret).children.count)"] {
            #expect(!text.contains("eyJ"))
        }
    }

    private func reason(_ make: () throws(MarqueeError) -> Credential) -> String? {
        do throws(MarqueeError) {
            _ = try make()
            return nil
        } catch {
            return error.code == .invalidInput ? error.reason.key : nil
        }
    }
}
