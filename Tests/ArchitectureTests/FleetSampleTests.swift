import Foundation
import TestKit
import Testing

/// `Examples/Fleet` and the documents of Cinema: the programs that read the samples accept them, and each variable and figure of the site is
/// documented.
@Suite(.ownThread)
struct FleetSampleTests {
    private static let unpacked = Project.root.appendingPathComponent(".build/tools/usr").path

    /// An installed program, or one that `Scripts/setup-fleet` or `Scripts/setup-nginx` has unpacked.
    private static func tool(_ name: String) -> String? {
        let installed = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        return (["bin", "sbin"].map { "\(unpacked)/\($0)" } + installed + ["/usr/sbin"]).map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    private func accepts(_ name: String, _ arguments: [String]) throws -> Bool {
        let program = try #require(Self.tool(name))
        var environment = ProcessInfo.processInfo.environment
        if program.hasPrefix(Self.unpacked) {
            let libraries = try FileManager.default.contentsOfDirectory(atPath: Self.unpacked + "/lib").map { "\(Self.unpacked)/lib/\($0)" }
            environment["LD_LIBRARY_PATH"] = libraries.joined(separator: ":")
        }
        return try ChildProcess(program, arguments, environment: environment).wait() == .exit(0)
    }

    private func path(_ name: String) -> String { Project.root.appendingPathComponent("Examples/Fleet/\(name)").path }

    @Test(.enabled(if: tool("promtool") != nil, "promtool is not installed"))
    func `promtool accepts the rules and the scrape configuration`() throws {
        #expect(try accepts("promtool", ["check", "rules", path("alerts.yml")]))
        // Without the file of the token, which only the machine of Prometheus has.
        #expect(try accepts("promtool", ["check", "config", "--syntax-only", path("scrape.yml")]))
    }

    @Test(.enabled(if: tool("promtool") != nil, "promtool is not installed"))
    func `Each drill raises the alerts that it names, and no other`() throws {
        #expect(try accepts("promtool", ["test", "rules", path("alerts-test.yml"), path("alerts-outbox-test.yml")]))
        let (rules, drills) = (try Project.file("Examples/Fleet/alerts.yml").text, try Project.file("Examples/Fleet/alerts-test.yml").text)
        // Every drill asks for every alert of these.
        let asked = Set(drills.matches(of: /alertname: (\w+)/).map { String($0.output.1) })
        #expect(asked.count == 8 && drills.matches(of: #/\n  - name: /#).count == 11)
        for alert in asked {
            #expect(rules.contains("- alert: \(alert)\n"), "\(alert)")
            #expect(drills.matches(of: try Regex("alertname: \(alert)\\b")).count >= 11, "\(alert)")
            #expect(drills.contains("alertname: \(alert)\n        exp_alerts:"), "\(alert) is raised by no drill")
        }
    }

    @Test(.enabled(if: tool("haproxy") != nil, "HAProxy is not installed")) func `HAProxy accepts the balancer`() throws {
        #expect(try accepts("haproxy", ["-c", "-q", "-f", path("haproxy.cfg")]))
    }

    @Test(.enabled(if: tool("nginx") != nil, "nginx is not installed")) func `nginx accepts the balancer`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("balancer-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map { "\($0)_temp_path \($0);" }.joined(separator: " ")
        let text = try Project.file("Examples/Fleet/balancer.conf").text
            .replacing("http {", with: "http { \(folders)").replacing("/run/", with: folder.path + "/")
            .replacing("/var/log/nginx/", with: folder.path + "/")
        let file = folder.appendingPathComponent("balancer.conf")
        try Data(text.utf8).write(to: file)
        #expect(try accepts("nginx", ["-t", "-q", "-p", folder.path, "-e", "stderr", "-c", file.path]))
    }

    /// The files of Cinema's program.
    private func sources() throws -> String {
        try Project.files(below: "Examples/Cinema/Sources/Cinema").map(\.text).joined()
    }

    @Test(arguments: ["Docs/Fleet.md", "Examples/Cinema/README.md"])
    func `The table of variables is that of the program`(document: String) throws {
        let read = Set(try sources().matches(of: /"(CINEMA_[A-Z_]+)/).map { String($0.output.1) })
        let rows = try Project.file(document).lines.map(\.text).filter { $0.hasPrefix("| `CINEMA_") }
        let documented = rows.flatMap { row in
            row.dropFirst(2).prefix { $0 != "|" }.matches(of: /`(CINEMA_[A-Z_]+)`/).map { String($0.output.1) }
        }
        #expect(read.count >= 17 && documented.count == Set(documented).count)
        #expect(Set(documented) == read)
    }

    @Test func `Each figure of the site is in the document and on the dashboard`() throws {
        let figures = Set(
            try sources().matches(of: /"((?:cinema|process)_[a-z_]+)/).map { String($0.output.1) }
                .map { $0.replacing(/_(?:bucket|sum|count)$/, with: "") })
        #expect(figures.count == 9)
        for path in ["Docs/Fleet.md", "Examples/Fleet/dashboard.json", "Examples/Fleet/alerts.yml"] {
            let named = Set(
                try Project.file(path).text.matches(of: /\b((?:cinema|process)_[a-z_]+)/).map { String($0.output.1) }
                    .map { $0.replacing(/_(?:bucket|sum|count)$/, with: "") })
            if path.hasSuffix("alerts.yml") { #expect(named.subtracting(figures).isEmpty) } else { #expect(named == figures, "\(path)") }
        }
    }
}
