// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
    name: "Cinema",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "Marquee", path: "../.."),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-crypto", "3.12.3"..<"5.0.0"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.83.0"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.28.0"),
    ],
    targets: [
        .systemLibrary(name: "CinemaZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
        .executableTarget(
            name: "Cinema",
            dependencies: [
                "CinemaZlib",
                .product(name: "Marquee", package: "Marquee"),
                .product(name: "MarqueeCatalog", package: "Marquee"),
                .product(name: "MarqueeDatabase", package: "Marquee"),
                .product(name: "MarqueeKeeping", package: "Marquee"),
                .product(name: "MarqueePostgreSQL", package: "Marquee"),
                .product(name: "MarqueePresentation", package: "Marquee"),
                .product(name: "MarqueeSandbox", package: "Marquee"),
                .product(name: "MarqueeTransfer", package: "Marquee"),
                .product(name: "MarqueeUpcoming", package: "Marquee"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
                .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
            ],
            resources: [
                .embedInCode("Assets/cinema.css"), .embedInCode("Assets/cinema.js"), .embedInCode("Assets/worker.js"),
                .embedInCode("Assets/icon.svg"),
            ],
            swiftSettings: settings),
        .testTarget(
            name: "CinemaTests",
            dependencies: [
                "Cinema",
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Marquee", package: "Marquee"),
                .product(name: "MarqueeSandbox", package: "Marquee"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ],
            swiftSettings: settings),
    ]
)
