/// The output and the end of a child: complaints about broken promises, figures that are added up, and the rest of its output.
struct ChildReport: Sendable {
    private(set) var complaints: [String] = []
    private(set) var figures: [String: Int] = [:]
    let lines: [String]
    let ending: Child.Ending

    init(_ lines: [String], _ ending: Child.Ending) {
        self.lines = lines
        self.ending = ending
        for line in lines {
            if line.hasPrefix("! ") { complaints.append(String(line.dropFirst(2))) }
            let words = line.split(separator: " ")
            if words.count == 3, words[0] == "=", let number = Int(words[2]) { figures[String(words[1]), default: 0] += number }
        }
        // A child that dies unasked is a finding, whatever it had in mind to say.
        if ending != .exit(0) { complaints.append("ended with \(ending) after: \(lines.last ?? "nothing")") }
    }

    func figure(_ name: String) -> Int { figures[name] ?? 0 }
}

/// The reports of a child about its findings.
enum Reporter {
    static func expect(_ isSo: Bool, _ complaint: @autoclosure () -> String) {
        if !isSo { TortureProgram.say("! " + complaint()) }
    }

    static func note(_ name: String, _ number: Int) { TortureProgram.say("= \(name) \(number)") }
}

extension Child {
    /// Runs a child to its end.
    static func hear(_ role: Role, _ arguments: [String]) async throws -> ChildReport {
        try await blocking {
            let child = try Child(role, arguments)
            return ChildReport(child.lines(), child.wait())
        }
    }
}

extension ScenarioRun {
    /// Takes over the complaints of a child.
    func take(_ report: ChildReport, _ about: String) {
        for complaint in report.complaints { expect(false, "\(about): \(complaint)") }
    }
}
