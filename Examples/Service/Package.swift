// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Service",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "Marquee", path: "../.."),
        .package(path: "../Adapters/MarqueeLifecycle"),
        .package(path: "../Adapters/MarqueeLogging"),
        .package(path: "../Adapters/MarqueeTracing"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.3"),
    ],
    targets: [
        .executableTarget(
            name: "Service",
            dependencies: [
                .product(name: "Marquee", package: "Marquee"),
                .product(name: "MarqueeSandbox", package: "Marquee"),
                .product(name: "MarqueeLifecycle", package: "MarqueeLifecycle"),
                .product(name: "MarqueeLogging", package: "MarqueeLogging"),
                .product(name: "MarqueeTracing", package: "MarqueeTracing"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Tracing", package: "swift-distributed-tracing"),
                .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
            ],
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")])
    ]
)
