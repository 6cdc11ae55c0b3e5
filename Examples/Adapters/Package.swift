// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let marquee = Target.Dependency.product(name: "Marquee", package: "Marquee")

// One library for each package that it adapts to, so that a service builds only those that it names.
let package = Package(
    name: "Adapters",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "MarqueeAsyncHTTPClient", targets: ["MarqueeAsyncHTTPClient"]),
        .library(name: "MarqueeHTTPErrors", targets: ["MarqueeHTTPErrors"]),
        .library(name: "MarqueeHummingbird", targets: ["MarqueeHummingbird"]),
        .library(name: "MarqueeLifecycle", targets: ["MarqueeLifecycle"]),
        .library(name: "MarqueeLogging", targets: ["MarqueeLogging"]),
        .library(name: "MarqueeMetrics", targets: ["MarqueeMetrics"]),
        .library(name: "MarqueeTracing", targets: ["MarqueeTracing"]),
    ],
    dependencies: [
        .package(name: "Marquee", path: "../.."),
        .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.3"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    ],
    targets: [
        .target(
            name: "MarqueeAsyncHTTPClient",
            dependencies: [
                marquee,
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOHTTPCompression", package: "swift-nio-extras"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
            ],
            path: "Sources/AsyncHTTPClient", swiftSettings: settings),
        .target(name: "MarqueeHTTPErrors", dependencies: [marquee], path: "Sources/HTTPErrors", swiftSettings: settings),
        .target(
            name: "MarqueeHummingbird",
            dependencies: [
                marquee, "MarqueeHTTPErrors",
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
            ],
            path: "Sources/Hummingbird", swiftSettings: settings),
        .target(
            name: "MarqueeLifecycle",
            dependencies: [marquee, .product(name: "ServiceLifecycle", package: "swift-service-lifecycle")],
            path: "Sources/Lifecycle", swiftSettings: settings),
        .target(
            name: "MarqueeLogging", dependencies: [marquee, .product(name: "Logging", package: "swift-log")],
            path: "Sources/Logging", swiftSettings: settings),
        .target(
            name: "MarqueeMetrics", dependencies: [marquee, .product(name: "Metrics", package: "swift-metrics")],
            path: "Sources/Metrics", swiftSettings: settings),
        .target(
            name: "MarqueeTracing", dependencies: [marquee, .product(name: "Tracing", package: "swift-distributed-tracing")],
            path: "Sources/Tracing", swiftSettings: settings),
        .testTarget(
            name: "AdaptersTests",
            dependencies: [
                marquee, "MarqueeAsyncHTTPClient", "MarqueeHTTPErrors", "MarqueeHummingbird", "MarqueeLifecycle", "MarqueeLogging",
                "MarqueeMetrics", "MarqueeTracing",
                .product(name: "MarqueeSandbox", package: "Marquee"),
                .product(name: "MarqueeTesting", package: "Marquee"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdTesting", package: "hummingbird"),
                .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Metrics", package: "swift-metrics"),
                .product(name: "MetricsTestKit", package: "swift-metrics"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "Tracing", package: "swift-distributed-tracing"),
            ],
            swiftSettings: settings),
    ]
)
