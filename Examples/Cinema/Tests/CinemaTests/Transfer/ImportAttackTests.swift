import Foundation
import Marquee
import Testing

@testable import Cinema

/// Files and forms that no honest member sends.
@Suite(.timeLimit(.minutes(10)))
struct ImportAttackTests {
    @Test func `hostile titles, file names and lists are text on the page`() async throws {
        try await OpenSite.run { open in
            let viewer = try await open.browser(of: "viewer")
            let text = """
                Title,Year,Rating10,List\r
                <script>alert(1)</script>,1999,7,\r
                Fight Club,1999,,"<b onclick=x>\u{202E}list"\r
                "x' onmouseover='y",1999,<img src=x>,\r

                """
            let page = try await viewer.upload(text, name: "<svg onload=z>.csv")
            #expect(page.status == 200)
            for markup in ["<script>alert", "<b onclick", "<img src=x", "<svg onload", "onmouseover='", "\u{202E}"] {
                #expect(!page.text.contains(markup), "\(markup)")
            }
            for shown in ["&lt;script&gt;alert(1)", "&lt;b onclick=x&gt;list", "&lt;img src=x&gt;", "&lt;svg onload=z&gt;.csv:2"] {
                #expect(page.text.contains(shown), "\(shown)")
            }
        }
    }

    @Test func `a hostile archive is a problem on the page, and a name in an archive is no path`() async throws {
        try await OpenSite.run { open in
            let viewer = try await open.browser(of: "viewer")
            let files = [
                Data("PK\u{3}\u{4}".utf8) + Data(repeating: 0xFF, count: 500), Data("PK\u{5}\u{6}".utf8),
                Form.archive("ratings.csv", ImportPageTests.ratings, size: .max - 1),
                Form.archive("ratings.csv", ImportPageTests.ratings).dropLast(30), Data("%PDF-1.7".utf8), Data([0, 1, 2, 3]),
            ]
            for (number, file) in files.enumerated() {
                let page = try await viewer.upload(file, name: "all.zip")
                #expect(page.status == 200 && page.text.contains("Not read: 1"), "\(number)")
                #expect(!page.text.contains("Set these marks"), "\(number)")
            }
            let name = "../../../tmp/cinema-import-\(UUID().uuidString)/ratings.csv"
            let page = try await viewer.upload(Form.archive(name, ImportPageTests.ratings), name: "all.zip")
            #expect(page.text.contains("Not found: 2") && page.text.contains("ratings.csv:4"))
            #expect(!FileManager.default.fileExists(atPath: "/tmp/" + (name.split(separator: "/").dropLast().last ?? "")))
        }
    }

    @Test func `a form of another person, without a token or of another type is refused`() async throws {
        try await OpenSite.run { open in
            let (viewer, critic) = (try await open.browser(of: "viewer"), try await open.browser(of: "critic"))
            let file = Data(ImportPageTests.ratings.utf8)
            _ = try await critic.get("/account/library")
            for token in [critic.token ?? "", "", "x"] {
                #expect(try await viewer.upload(file, token: token).status == 403, "\(token)")
            }
            let types = [
                "application/x-www-form-urlencoded", "text/csv", "multipart/form-data", "multipart/form-data; boundary=",
                "multipart/form-data; boundary=\(String(repeating: "a", count: 71))", "multipart/mixed; boundary=\(Form.boundary)",
            ]
            for type in types { #expect(try await viewer.upload(file, type: type).status == 400, "\(type)") }
            // The boundary of the type is not that of the body.
            #expect(try await viewer.upload(file, type: "multipart/form-data; boundary=other").status == 403)
            // An empty file, and a second one behind the first.
            #expect(try await viewer.upload(Data()).status == 400)
            let second = "\r\n--\(Form.boundary)\r\nContent-Disposition: form-data; name=\"file\"; filename=\"b.csv\"\r\n\r\nb"
            #expect(try await viewer.upload(file + Data(second.utf8)).status == 400)
            _ = try await viewer.get("/account/library")
            #expect(try await viewer.post("/account/library/apply", ["plan": "x"], token: critic.token).status == 403)
            #expect(try await viewer.post("/account/library").status == 400)
            #expect(try await open.browser().upload(file, token: "x").status == 401)
            #expect(open.site.transfers.planCount == 0)
        }
    }

    @Test func `a file has more time than another form, and not without an end`() async throws {
        try await OpenSite.run(change: { ($0.bounds.body, $0.bounds.upload) = (.milliseconds(100), .seconds(600)) }) { open in
            let connections = try ["/account/library", "/account/calendar"].map { path in
                let connection = try RawConnection(to: open.address)
                let fields = "Host: 127.0.0.1:\(open.address.port ?? 0)\r\nContent-Length: 100\r\n"
                connection.write("POST \(path) HTTP/1.1\r\n\(fields)\r\nhalf")
                return connection
            }
            _ = await connections[1].rest()
            #expect(connections[0].isOpen)
        }
        try await OpenSite.run(change: { ($0.bounds.body, $0.bounds.upload) = (.seconds(600), .milliseconds(100)) }) { open in
            let connection = try RawConnection(to: open.address)
            let fields = "Host: 127.0.0.1:\(open.address.port ?? 0)\r\nContent-Length: 100\r\n"
            connection.write("POST /account/library HTTP/1.1\r\n\(fields)\r\nhalf")
            _ = await connection.rest()
        }
    }

    @Test func `a file that is too large is refused by its length or while it is read`() async throws {
        try await OpenSite.run(change: { $0.bounds.transferBytes = 100_000 }) { open in
            let viewer = try await open.browser(of: "viewer")
            _ = try await viewer.get("/account/library")
            let (token, cookie) = (try #require(viewer.token), try #require(viewer.cookie))
            let fields = "Host: 127.0.0.1:\(open.address.port ?? 0)\r\nCookie: cinema=\(cookie)\r\nContent-Type: \(Form.type)\r\n"
            let start = "POST /account/library HTTP/1.1\r\n" + fields
            // By its length, before a byte of it.
            let long = try RawConnection(to: open.address, patience: 60)
            long.write(start + "Content-Length: 100001\r\n\r\n")
            #expect(long.answer()?.status == 413)
            // Without a length, as soon as it is over the limit.
            let endless = try RawConnection(to: open.address, patience: 60)
            endless.write(start + "Transfer-Encoding: chunked\r\n\r\n")
            let head = Form.head(token, name: "a.csv")
            endless.write(String(head.utf8.count, radix: 16) + "\r\n" + head + "\r\n")
            for _ in 0..<11 { endless.write("2710\r\n" + String(repeating: "a", count: 10_000) + "\r\n") }
            #expect(endless.answer()?.status == 413)
            // With the token of another page, after its first bytes.
            let foreign = try RawConnection(to: open.address, patience: 60)
            foreign.write(start + "Content-Length: 90000\r\n\r\n" + Form.head("foreign", name: "a.csv"))
            foreign.write(String(repeating: "a", count: 5_000))
            #expect(foreign.answer()?.status == 403)
            #expect(try await viewer.upload(Data(repeating: 97, count: 90_000)).status == 200)
        }
    }
}
