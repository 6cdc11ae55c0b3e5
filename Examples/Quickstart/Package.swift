// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.enableUpcomingFeature("MemberImportVisibility")]

let package = Package(
    name: "Quickstart",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Marquee", path: "../..")],
    targets: [
        .executableTarget(
            name: "Quickstart",
            dependencies: [
                .product(name: "Marquee", package: "Marquee"),
                .product(name: "MarqueeSandbox", package: "Marquee"),
            ],
            swiftSettings: settings),
        // The same with the catalog of all names.
        .executableTarget(
            name: "Names",
            dependencies: [
                .product(name: "Marquee", package: "Marquee"),
                .product(name: "MarqueeCatalog", package: "Marquee"),
                .product(name: "MarqueeSandbox", package: "Marquee"),
            ],
            swiftSettings: settings),
    ]
)
