import Foundation

/// Opens addresses in the browser of the desktop.
package struct Browser: Sendable {
    let open: @Sendable (String) -> Void

    package init(open: @escaping @Sendable (String) -> Void) { self.open = open }

    /// No browser.
    package static let none = Browser { _ in }

    /// The system's; nothing happens where there is no desktop. The address is an argument of a program, and no shell sees it.
    package static func system(_ environment: [String: String]) -> Browser {
        Browser { address in
            guard let program = program(environment) else { return }
            let process = Process()
            (process.executableURL, process.arguments) = (program, [address])
            process.environment = environment.withoutCredentials
            (process.standardInput, process.standardOutput, process.standardError) = (
                FileHandle.nullDevice, FileHandle.nullDevice, FileHandle.nullDevice
            )
            try? process.run()
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
