import Foundation

/// Opens addresses in the browser of the desktop.
package struct Browser: Sendable {
    /// Returns whether a browser was started.
    let open: @Sendable (String) -> Bool

    package init(open: @escaping @Sendable (String) -> Bool) { self.open = open }

    /// No browser.
    package static let none = Browser { _ in false }

    /// The system's. Without a desktop there is none. The address is an argument of a program, and no shell sees it.
    package static func system(_ environment: [String: String]) -> Browser {
        Browser { address in
            guard let program = program(environment) else { return false }
            let process = Process()
            (process.executableURL, process.arguments) = (program, [address])
            process.environment = environment.withoutCredentials
            (process.standardInput, process.standardOutput, process.standardError) = (
                FileHandle.nullDevice, FileHandle.nullDevice, FileHandle.nullDevice
            )
            // The program inherits the mask of the thread.
            return (try? Interruption.releasing { try process.run() }) != nil
        }
    }

    static func program(_ environment: [String: String]) -> URL? {
        #if os(macOS)
            return URL(fileURLWithPath: "/usr/bin/open")
        #else
            guard ["DISPLAY", "WAYLAND_DISPLAY"].contains(where: { environment[$0]?.isEmpty == false }) else { return nil }
            return (environment["PATH"] ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
                .map { URL(fileURLWithPath: String($0)).appendingPathComponent("xdg-open") }
                .first { FileManager.default.isExecutableFile(atPath: $0.path) }
        #endif
    }
}
