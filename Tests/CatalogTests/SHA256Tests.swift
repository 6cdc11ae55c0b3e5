import Foundation
import Testing

@testable import MarqueeCatalog

struct SHA256Tests {
    @Test(
        "The digests of FIPS 180-4, and of lengths around a block",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
            (String(repeating: "a", count: 1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
        ])
    func digests(text: String, digest: String) {
        #expect(Array(text.utf8).withUnsafeBytes { SHA256.hex(of: $0) } == digest)
    }

    @Test("Every length up to three blocks is padded to a whole block: equal texts have equal digests, and others have not")
    func lengths() {
        let digests = (0...192).map { count in [UInt8](repeating: 7, count: count).withUnsafeBytes { SHA256.hex(of: $0) } }
        #expect(Set(digests).count == 193 && digests.allSatisfy { $0.utf8.count == 64 })
    }
}
