import Foundation
import TestKit

/// Recordings with invented answers, for the command that checks them.
enum SampleRecording {
    /// A recording without a failure that has every other kind of finding; returns its path.
    static func write(to folder: TemporaryFolder) throws -> String {
        try write(
            [
                line(
                    "/3/movie/550?append_to_response=credits",
                    #"{"id": 550, "title": "Sample", "status": "Shelved", "mood": 1, "runtime": "90"}"#),
                line(
                    "/3/movie/551",
                    #"{"id": 551, "title": "Sample", "release_date": "1. 2. 2000", "poster_path": 1, "keywords": {"keywords": []}}"#),
                line("/3/movie/552", #"{"success": false, "status_code": 34, "status_message": "No."}"#, status: 404),
                line("/3/movie/553", #"{"errors": ["No."]}"#, status: 422), line("/3/new/thing?api_key=marker", "{}"),
                line("/3/movie/popular?page=9", #"{"page": 9, "results": [], "total_pages": 2}"#),
                line("/3/movie/550/watch/providers", #"{"id": 550, "results": {"everywhere": {"link": ""}}}"#), "{ damaged",
            ], "sample.ndjson", in: folder)
    }

    /// A recording with one of each failure; returns its path.
    static func writeFailed(to folder: TemporaryFolder) throws -> String {
        try write(
            [
                line("/3/movie/550", "<html>"), line("/3/movie/551", #"{"id": 552, "title": "Sample"}"#),
                line("/3/movie/550", "No.", status: 404),
                line("/3/movie/popular?page=1", #"{"page": 1, "results": [{"id": 1, "title": "Sample"}, {"id": 2, "title": null}]}"#),
            ], "failed.ndjson", in: folder)
    }

    static func write(_ lines: [String], _ name: String, in folder: TemporaryFolder) throws -> String {
        try (lines.joined(separator: "\n") + "\n").write(toFile: folder.path(name), atomically: true, encoding: .utf8)
        return folder.path(name)
    }

    static func line(_ path: String, _ body: String, status: Int = 200) throws -> String {
        let exchange: [String: Any] = ["method": "GET", "url": "https://api.example.org" + path, "status": status, "body": body]
        return String(decoding: try JSONSerialization.data(withJSONObject: exchange, options: .sortedKeys), as: UTF8.self)
    }
}
