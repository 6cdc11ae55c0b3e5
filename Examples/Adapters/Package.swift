// swift-tools-version: 6.2
import PackageDescription

// The tests of the adapters, together: so Marquee is compiled once for all of them. A service depends on the packages in the folders.
let package = Package(
    name: "Adapters",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "Marquee", path: "../.."),
        .package(path: "MarqueeAsyncHTTPClient"),
        .package(path: "MarqueeConfiguration"),
        .package(path: "MarqueeHTTPErrors"),
        .package(path: "MarqueeHummingbird"),
        .package(path: "MarqueeLifecycle"),
        .package(path: "MarqueeLogging"),
        .package(path: "MarqueeMetrics"),
        .package(path: "MarqueeTracing"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
        .package(url: "https://github.com/apple/swift-configuration", from: "1.4.0"),
        .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.3"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.83.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    ],
    targets: [
        .testTarget(
            name: "AdaptersTests",
            dependencies: [
                .product(name: "Marquee", package: "Marquee"),
                .product(name: "MarqueeSandbox", package: "Marquee"),
                .product(name: "MarqueeTesting", package: "Marquee"),
                .product(name: "MarqueeAsyncHTTPClient", package: "MarqueeAsyncHTTPClient"),
                .product(name: "MarqueeConfiguration", package: "MarqueeConfiguration"),
                .product(name: "MarqueeHTTPErrors", package: "MarqueeHTTPErrors"),
                .product(name: "MarqueeHummingbird", package: "MarqueeHummingbird"),
                .product(name: "MarqueeLifecycle", package: "MarqueeLifecycle"),
                .product(name: "MarqueeLogging", package: "MarqueeLogging"),
                .product(name: "MarqueeMetrics", package: "MarqueeMetrics"),
                .product(name: "MarqueeTracing", package: "MarqueeTracing"),
                .product(name: "Configuration", package: "swift-configuration"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdTesting", package: "hummingbird"),
                .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Metrics", package: "swift-metrics"),
                .product(name: "MetricsTestKit", package: "swift-metrics"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "Tracing", package: "swift-distributed-tracing"),
            ],
            swiftSettings: [.enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility")])
    ]
)
