import Foundation
import Testing

/// The start of the test program. With one of its own, the build needs no index of the sources, from which tests of XCTest would be read.
@main
struct TestProgram {
    static func main() async {
        if CommandLine.arguments.contains("--testing-library") { await Testing.__swiftPMEntryPoint() as Never }
        // `swift test` has asked for tests of XCTest, of which there are none, and would look as if all was well.
        FileHandle.standardError.write(Data("Run Scripts/test, or swift test --disable-xctest --enable-swift-testing.\n".utf8))
        exit(64)
    }
}
