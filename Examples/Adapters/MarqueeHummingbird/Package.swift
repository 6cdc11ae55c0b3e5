// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "MarqueeHummingbird",
    platforms: [.macOS(.v15)],
    products: [.library(name: "MarqueeHummingbird", targets: ["MarqueeHummingbird"])],
    dependencies: [
        .package(name: "Marquee", path: "../../.."),
        .package(path: "../MarqueeHTTPErrors"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    ],
    targets: [
        .target(
            name: "MarqueeHummingbird",
            dependencies: [
                .product(name: "Marquee", package: "Marquee"),
                .product(name: "MarqueeHTTPErrors", package: "MarqueeHTTPErrors"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
            ],
            path: "Sources",
            swiftSettings: [
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
            ])
    ]
)
