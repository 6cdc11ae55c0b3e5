// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "ServerNames",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "Marquee", path: "../.."),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    ],
    targets: [
        .executableTarget(
            name: "ServerNames",
            dependencies: [
                .product(name: "Marquee", package: "Marquee"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
            ],
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")])
    ]
)
