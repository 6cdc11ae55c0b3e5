import Foundation
import MarqueeDomain
import TestKit
import Testing

@testable import MarqueePostgreSQL

@Suite(.timeLimit(.minutes(5)), .needsPostgreSQL)
struct HandleTests {
    /// Runs work on a connection of its own.
    private func onHandle<Answer: Sendable>(
        _ words: String = "", change: (inout PostgreSQLConfiguration) -> Void = { _ in },
        _ work: @escaping @Sendable (PostgreSQLHandle) throws(PostgreSQLFailure) -> Answer
    ) async throws -> Answer {
        var configuration = try await PostgreSQLServer.shared().configuration(words)
        change(&configuration)
        let pool = PostgreSQLPool(try ConnectionSettings(configuration))
        let answer: Result<Answer, PostgreSQLFailure>
        do throws(PostgreSQLFailure) { answer = .success(try await pool.use(work)) } catch { answer = .failure(error) }
        await pool.close()
        return try answer.get()
    }

    @Test func `functions that the path of a role leads to are not called`() async throws {
        let schema = "planted_\(UInt32.random(in: 0...UInt32.max))"
        try await onHandle { (handle) throws(PostgreSQLFailure) in
            _ = try handle.execute(
                """
                CREATE SCHEMA \(schema);
                CREATE FUNCTION \(schema).set_config(text, text, boolean) RETURNS text LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''planted''; END';
                CREATE FUNCTION \(schema).current_setting(text) RETURNS text LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''planted''; END';
                CREATE FUNCTION \(schema).same(text, text) RETURNS boolean LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''planted''; END';
                CREATE OPERATOR \(schema).= (LEFTARG = text, RIGHTARG = text, FUNCTION = \(schema).same)
                """)
        }
        let path = try await onHandle("options='-c search_path=\(schema),pg_catalog'") { (handle) throws(PostgreSQLFailure) in
            try handle.execute("SELECT current_setting('search_path')").rows.first?.text(0)
        }
        #expect(path?.contains(schema) == false)
        try await onHandle { (handle) throws(PostgreSQLFailure) in _ = try handle.execute("DROP SCHEMA \(schema) CASCADE") }
    }

    @Test func `values come back as they were bound`() async throws {
        let numbers: [Int64?] = [0, -1, .min, .max, nil]
        let texts: [String?] = ["", "'; DROP TABLE store; --", "é 映画 🎬 \u{1F3F4}\u{200D}\u{2620}", nil, "$1 \\ \" {a,b}"]
        let blobs: [Data?] = [Data(), Data([0, 1, 255]), nil]
        let found = try await onHandle { (handle) throws(PostgreSQLFailure) in
            var found: (numbers: [Int64?], texts: [String?], blobs: [Data?]) = ([], [], [])
            for number in numbers {
                let number = try handle.first("SELECT $1::bigint", [Parameter(number)]) { (row) throws(PostgreSQLFailure) in
                    try row.optional(0)
                }
                found.numbers.append(number ?? nil)
            }
            for text in texts { found.texts.append(try handle.first("SELECT $1::text", [Parameter(text)]) { $0.text(0) } ?? nil) }
            for blob in blobs { found.blobs.append(try handle.first("SELECT $1::bytea", [Parameter(blob)]) { $0.data(0) } ?? nil) }
            return found
        }
        #expect(found.numbers == numbers && found.texts == texts && found.blobs == blobs)
    }

    @Test func `arrays are bound element for element, also an empty one`() async throws {
        let found = try await onHandle { (handle) throws(PostgreSQLFailure) in
            let pairs = try handle.all(
                "SELECT * FROM unnest($1::bigint[], $2::text[])", [.integers([1, nil, -3]), .texts(["a'", "", nil])]
            ) { (row) throws(PostgreSQLFailure) in "\(try row.optional(0).map(String.init) ?? "-") \(row.text(1) ?? "-")" }
            let none = try handle.number(
                "SELECT count(*) FROM unnest($1::bigint[], $2::text[])", [.integers([]), .texts([])])
            return pairs + ["\(none)"]
        }
        #expect(found == ["1 a'", "- ", "-3 -", "0"])
    }

    /// PostgreSQL stores no NUL in a text.
    @Test func `a NUL in a text becomes a replacement character`() async throws {
        let found = try await onHandle { (handle) throws(PostgreSQLFailure) in
            try handle.first("SELECT $1::text", [.text("a\0b")]) { $0.text(0) }
        }
        #expect(found == "a\u{FFFD}b")
    }

    @Test func `small integers and flags are numbers too`() async throws {
        let found = try await onHandle { (handle) throws(PostgreSQLFailure) in
            try handle.first("SELECT (-2)::smallint, (-3)::integer, true, false, 1.5::float4") { (row) throws(PostgreSQLFailure) in
                [try row.integer(0), try row.integer(1), try row.flag(2) ? 1 : 0, try row.flag(3) ? 1 : 0]
            }
        }
        #expect(found == [-2, -3, 1, 0])
        await #expect(throws: PostgreSQLFailure.damagedValue) {
            try await onHandle { (handle) throws(PostgreSQLFailure) in
                _ = try handle.first("SELECT 'abc'::text") { (row) throws(PostgreSQLFailure) in try row.integer(0) }
            }
        }
    }

    @Test(arguments: [
        ("40001", PostgreSQLFailure.conflict), ("40P01", .conflict), ("55P03", .timedOut), ("25006", .readOnly), ("53100", .full),
        ("57P03", .unreachable), ("08006", .unreachable), ("42501", .forbidden), ("28000", .forbidden), ("23514", .damagedValue),
        ("22012", .engine("22012")),
    ])
    func `a failure of the server has one meaning`(_ state: String, _ failure: PostgreSQLFailure) async throws {
        await #expect(throws: failure) {
            try await onHandle { (handle) throws(PostgreSQLFailure) in try handle.fail(state) }
        }
    }

    @Test func `a connection goes on after a statement that failed`() async throws {
        let found = try await onHandle { (handle) throws(PostgreSQLFailure) in
            do throws(PostgreSQLFailure) {
                try handle.run("SELECT 1 / $1::bigint", [.integer(0)])
            } catch {
                guard error == .engine("22012") else { throw error }
            }
            return try handle.number("SELECT 1 / $1::bigint", [.integer(1)])
        }
        #expect(found == 1)
    }

    @Test func `the server ends a statement that takes too long, and the connection goes on`() async throws {
        let found = try await slowedDown(until: { $0 == 1 }) { factor in
            try await onHandle {
                $0.callTimeout = .milliseconds(500 * factor)
            } _: { (handle) throws(PostgreSQLFailure) in
                do throws(PostgreSQLFailure) {
                    try handle.run("SELECT pg_sleep(3600)")
                } catch {
                    guard error == .timedOut else { throw error }
                }
                return handle.isBroken ? 0 : try handle.number("SELECT 1")
            }
        }
        #expect(found == 1)
    }

    /// The server's process is stopped, so that it neither answers nor ends the statement.
    @Test func `a server that does not answer is given up`() async throws {
        let isBroken = try await slowedDown { factor in
            try await onHandle {
                $0.callTimeout = .milliseconds(500 * factor)
            } _: { (handle) throws(PostgreSQLFailure) in
                let process = Int32(try handle.number("SELECT pg_backend_pid()"))
                kill(process, SIGSTOP)
                defer { kill(process, SIGCONT) }
                do throws(PostgreSQLFailure) {
                    try handle.run("SELECT 1")
                } catch {
                    guard [.timedOut, .unanswered].contains(error) else { throw error }
                }
                return handle.isBroken
            }
        }
        #expect(isBroken)
    }

    @Test func `a commit waits for the disk even where the server's setting says otherwise`() async throws {
        for (set, wanted) in [("off", "on"), ("local", "local"), ("on", "on")] {
            let found = try await onHandle("options='-c synchronous_commit=\(set)'") { (handle) throws(PostgreSQLFailure) in
                try handle.first("SELECT current_setting('synchronous_commit')") { $0.text(0) } ?? nil
            }
            #expect(found == wanted)
        }
    }

    @Test func `temporary tables of the same name are not found`() async throws {
        let found = try await onHandle { (handle) throws(PostgreSQLFailure) in
            let schema = try handle.first("SELECT current_setting('application_name')") { $0.text(0) ?? "" } ?? ""
            try handle.execute("CREATE SCHEMA \(schema); CREATE TABLE number(value bigint); CREATE TEMP TABLE number(value bigint)")
            try handle.run("INSERT INTO number VALUES(1)")
            return try handle.number("SELECT count(*) FROM \(schema).number")
        }
        #expect(found == 1)
    }
}
