import Foundation
import TestKit
import Testing

/// `Scripts/lanes` runs a program of tests that is made for it.
@Suite(.timeLimit(.minutes(5)))
struct RunScriptTests {
    private static let names = ["DomainTests.Alpha/`one`()", "DomainTests.Omega/`a \"quoted\" name`()", "DataTests.Beta/`three`(_:)"]

    /// A project with the script, all targets, and a program whose tests fail, hang and last as files say.
    private final class Scene: Sendable {
        let folder: TemporaryFolder

        init(_ names: [String] = RunScriptTests.names) throws {
            folder = try TemporaryFolder()
            let files = FileManager.default
            for name in ["Scripts", "Tests", ".build/debug"] {
                try files.createDirectory(atPath: folder.path(name), withIntermediateDirectories: true)
            }
            try write(Project.file("Scripts/lanes").text, to: "Scripts/lanes")
            var all = names
            let targets = try files.contentsOfDirectory(atPath: Project.root.appendingPathComponent("Tests").path)
            for target in targets where target.hasSuffix("Tests") {
                try files.createDirectory(atPath: folder.path("Tests/" + target), withIntermediateDirectories: true)
                all.append(target + ".Zeta/`last`()")
            }
            try write(all.joined(separator: "\n") + "\n", to: "tests")
            for name in ["fails", "hangs", "lasts"] { try write("", to: name) }
            try write(
                #"""
                #!/usr/bin/env bash
                # The files `fails`, `hangs` and `lasts` name the test that fails, that does not end, or that takes a minute.
                cd "$(dirname "$0")/../.." || exit 2
                if [[ " $* " == *" --list-tests "* ]]; then cat tests; exit; fi
                while [ $# -gt 0 ]; do
                    case $1 in --filter) filter=$2 ;; --event-stream-output-path) events=$2 ;; esac
                    shift
                done
                status=69
                event() {
                    printf '{"payload":{"instant":{"absolute":%s},"kind":"%s","testID":"%s\\/A.swift:1:2"}}\n' "$2" "$1" \
                        "$(sed 's|/|\\/|g; s|"|\\"|g' <<<"$name")" >>"$events"
                }
                while IFS= read -r name; do
                    [ "$status" = 69 ] && status=0
                    event testStarted 1.0
                    [ "$name" = "$(<fails)" ] && status=1
                    [ "$name" = "$(<hangs)" ] && continue
                    if [ "$name" = "$(<lasts)" ]; then event testEnded 61.0; else event testEnded 1.5; fi
                done < <(grep -P "$filter" tests)
                exit "$status"
                """#, to: ".build/debug/MarqueePackageTests.xctest")
        }

        func write(_ text: String, to name: String) throws {
            try text.write(toFile: folder.path(name), atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path(name))
        }

        /// Changes one place of the script.
        func change(_ old: String, to new: String) throws {
            let script = try String(contentsOfFile: folder.path("Scripts/lanes"), encoding: .utf8)
            try #require(script.contains(old))
            try write(script.replacingOccurrences(of: old, with: new), to: "Scripts/lanes")
        }

        /// Runs the script; the status and the output.
        func run(_ arguments: [String] = [], rest: String = "") async throws -> (status: Int32?, output: String) {
            var environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": folder.path, "MARQUEE_TEST_REST": rest]) { $1 }
            for name in ["MARQUEE_TEST_SECONDS", "MARQUEE_TEST_WIDTH"] { environment[name] = nil }
            let words = ["/usr/bin/env", "bash", folder.path("Scripts/lanes")] + arguments
            let (end, output) = try await ChildProcess.run(words, environment: environment)
            return (end.status, output)
        }

        /// Runs the suites of one target in two parts.
        func domain(
            _ first: String = "[A-L]", _ second: String = "[^A-L]", rest: String = ""
        ) async throws -> (status: Int32?, output: String) {
            try await run([folder.path(".build/debug/MarqueePackageTests.xctest"), "DomainTests", first, second], rest: rest)
        }
    }

    @Test func `a run in which every test ends well passes`() async throws {
        let scene = try Scene()
        let (status, output) = try await scene.run()
        #expect(status == 0, "\(output)")
        let targets = try FileManager.default.contentsOfDirectory(atPath: scene.folder.path("Tests"))
        #expect(targets.count > 10 && output.contains("== \(targets.count + 3) tests in "), "\(output)")
        let durations = try String(contentsOfFile: scene.folder.path(".build/test-durations"), encoding: .utf8)
        #expect(durations.contains("0.5 DomainTests.Alpha/`one`()"))
        #expect(try await scene.domain().status == 0)
    }

    @Test(arguments: RunScriptTests.names.prefix(2))
    func `a test that fails, hangs or lasts too long fails the run`(name: String) async throws {
        let missing = "1 tests did not run, or did not end:\n\(name)"
        for (fault, words) in [("fails", "failed: DomainTests."), ("hangs", missing), ("lasts", "lasts longer")] {
            let scene = try Scene()
            try scene.write(name, to: fault)
            let (status, output) = try await scene.domain()
            #expect(status == 1 && output.contains(words), "\(fault): \(output)")
        }
    }

    @Test(arguments: [
        ("usual=('[A-L]' '[^A-L]')", "usual=('[A-L]')", "DomainTests.Omega"),
        ("${processes[*]} \" in *", "${processes[*]} NetTests \" in *", "NetTests.Zeta"),
        ("    lane sockets ", "    true sockets ", "AppTests ran no test"),
        ("    echo $? >\"$log.status\"", "    true", "without a status"),
    ])
    func `a part that is lost fails the run`(old: String, new: String, words: String) async throws {
        let scene = try Scene()
        try scene.change(old, to: new)
        let (status, output) = try await scene.run()
        #expect(status == 1 && output.contains(words), "\(output)")
    }

    @Test func `a suite of another run is not missed, and any other is`() async throws {
        let scene = try Scene()
        #expect(try await scene.domain("A", "Z", rest: "Omega").status == 0)
        let (status, output) = try await scene.domain("A", "Z")
        #expect(status == 1 && output.contains("DomainTests.Omega/`a \"quoted\" name`()"), "\(output)")
        try scene.write("", to: "tests")
        #expect(try await scene.domain().output.contains("the program lists no test"))
    }
}
