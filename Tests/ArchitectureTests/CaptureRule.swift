/// An async closure with a capture list does not inherit the isolation of its caller, so the caller's actor waits for another thread, even
/// if the answer is in memory. A constant before the closure captures the same value.
enum CaptureRule {
    /// The functions whose closure runs in a task of its own, where no isolation can be inherited.
    static let tasks: [String: String] = [
        "Task": "starts a task",
        "addTask": "starts a child task",
        "uncancelled": "runs the closure in a task that the caller's cancellation does not reach",
        "wait": "PendingWaits runs the closure in a task that a shutdown can cancel",
        "waitForStores": "runs the closure in a task with a time limit",
        "start": "InFlightFetch runs the closure in the task of a fetch",
        "inBackground": "runs the closure in a task of low priority",
        "run": "BackgroundTask and Once run the closure in their task",
    ]

    /// The async closures with a capture list, except those that run in a task of their own.
    static func violations(in files: [SourceFile]) -> [String] {
        files.flatMap { file -> [String] in
            let tokens = file.tokens
            return tokens.indices.compactMap { index -> String? in
                guard let header = header(at: index, in: tokens), header.capturesByList else { return nil }
                guard tasks[callee(before: index, in: tokens)] == nil, isAsync(index, header, in: tokens) else { return nil }
                return "\(file.path): \(tokens[index...header.end].joined(separator: " "))"
            }
        }
    }

    private struct Header {
        let capturesByList: Bool
        let isAsync: Bool
        /// The index of `in`.
        let end: Int
    }

    /// The header of the closure that a brace opens; nil for a closure without a header, and for any other brace.
    private static func header(at start: Int, in tokens: [String]) -> Header? {
        guard tokens[start] == "{" else { return nil }
        var index = start + 1
        if tokens[index...].starts(with: ["@", "Sendable"]) { index += 2 }
        let capturesByList = index < tokens.count && tokens[index] == "["
        if capturesByList { index = end(ofBracketAt: index, in: tokens) + 1 }
        var isAsync = false
        while index < tokens.count, !["{", "}", "for", ".", "="].contains(tokens[index]) {
            if tokens[index] == "in" { return Header(capturesByList: capturesByList, isAsync: isAsync, end: index) }
            if tokens[index] == "async" { isAsync = true }
            index = tokens[index] == "(" ? end(ofBracketAt: index, in: tokens) + 1 : index + 1
        }
        return nil
    }

    /// Whether the closure says that it is async, or awaits something outside other async closures.
    private static func isAsync(_ start: Int, _ header: Header, in tokens: [String]) -> Bool {
        if header.isAsync { return true }
        let end = end(ofBracketAt: start, in: tokens)
        var index = header.end + 1
        while index < end {
            if tokens[index] == "await" { return true }
            let isOther =
                tokens[index] == "{"
                && (tasks[callee(before: index, in: tokens)] != nil || Self.header(at: index, in: tokens)?.isAsync == true)
            index = isOther ? Self.end(ofBracketAt: index, in: tokens) + 1 : index + 1
        }
        return false
    }

    /// The name of the function to which the closure is passed; empty if there is none.
    private static func callee(before brace: Int, in tokens: [String]) -> String {
        var index = brace - 1
        guard index >= 0, [")", "(", ",", ":"].contains(tokens[index]) else { return index >= 0 ? tokens[index] : "" }
        // Behind the parentheses of a call, or between them.
        var depth = tokens[index] == ")" ? -1 : 0
        while index > 0 {
            if tokens[index] == ")" { depth += 1 }
            if tokens[index] == "(" {
                if depth == 0 { return tokens[index - 1] }
                depth -= 1
            }
            index -= 1
        }
        return ""
    }

    private static func end(ofBracketAt start: Int, in tokens: [String]) -> Int {
        var depth = 0
        for index in start..<tokens.count {
            if ["(", "[", "{"].contains(tokens[index]) { depth += 1 }
            if [")", "]", "}"].contains(tokens[index]) { depth -= 1 }
            if depth == 0 { return index }
        }
        return tokens.count - 1
    }
}
