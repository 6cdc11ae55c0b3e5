// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility")]

let package = Package(
    name: "MarqueeBenchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "Marquee", path: ".."),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    ],
    targets: [
        .executableTarget(
            name: "MarqueeBenchmarks",
            dependencies: [
                .product(name: "Marquee", package: "Marquee"),
                .product(name: "MarqueeCatalog", package: "Marquee"),
                .product(name: "MarqueeData", package: "Marquee"),
                .product(name: "MarqueeNet", package: "Marquee"),
                .product(name: "MarqueeDatabase", package: "Marquee"),
                .product(name: "MarqueePostgreSQL", package: "Marquee"),
                .product(name: "MarqueeSandbox", package: "Marquee"),
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "GRDB", package: "GRDB.swift"),
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "FirstPage", dependencies: [.product(name: "Marquee", package: "Marquee")], swiftSettings: settings),
    ]
)
