import Foundation
package import MarqueeSandbox

/// The transports that hold to everything which is asked of any.
package enum Carrier: String, Sendable {
    case curl, urlSession
    /// libcurl, with HTTP/2 over TLS through a server in between that speaks HTTP/1.1 to the test's.
    case curlHTTP2

    /// Names the transport that a child process is there for.
    package static let variable = "MARQUEE_TESTED_TRANSPORT"

    /// The transports to test in this process. On Linux, Foundation can stop a process: `URLSession` has processes of its own.
    package static var here: [Carrier] {
        if let carrier = ProcessInfo.processInfo.environment[variable].flatMap(Carrier.init) { return [carrier] }
        #if os(Linux)
            return [.curl]
        #else
            return [.curl, .urlSession]
        #endif
    }

    /// The same, and HTTP/2 where this machine has a server for it.
    package static var everyVersion: [Carrier] { NginxServer.isAvailable && here.contains(.curl) ? here + [.curlHTTP2] : here }

    /// The faults that the transport gets over.
    ///
    /// Of those that Foundation on Linux does not, the first stops the process, the second may when its server gives up, the third holds
    /// up every other request, and the last takes the gigabyte that it unpacks to.
    package var faults: [Sandbox.Fault] {
        let beyondFoundation: [Sandbox.Fault] = [.truncatedHead, .slowHead, .endlessTrailers, .gzipBomb]
        return Sandbox.Fault.allCases.filter { self != .urlSession || !beyondFoundation.contains($0) }
    }
}
