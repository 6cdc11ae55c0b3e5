// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

func layer(_ name: String, _ folder: String, uses dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, path: "Sources/\(folder)", swiftSettings: settings)
}

func system(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
    .systemLibrary(name: name, path: "Sources/System/\(name)", pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

func tests(_ name: String, of dependencies: [Target.Dependency], besides files: [String] = []) -> Target {
    .testTarget(name: name, dependencies: dependencies + ["TestKit"], path: "Tests/\(name)", exclude: files, swiftSettings: settings)
}

let package = Package(
    name: "Marquee",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "Marquee", targets: ["Marquee"]),
        .library(name: "MarqueeDomain", targets: ["MarqueeDomain"]),
        .library(name: "MarqueeData", targets: ["MarqueeData"]),
        .library(name: "MarqueeNet", targets: ["MarqueeNet"]),
        .library(name: "MarqueeURLSession", targets: ["MarqueeURLSession"]),
        .library(name: "MarqueeDatabase", targets: ["MarqueeDatabase"]),
        .library(name: "MarqueeCatalog", targets: ["MarqueeCatalog"]),
        .library(name: "MarqueePostgreSQL", targets: ["MarqueePostgreSQL"]),
        .library(name: "MarqueePresentation", targets: ["MarqueePresentation"]),
        .library(name: "MarqueeTesting", targets: ["MarqueeTesting"]),
        .library(name: "MarqueeSandbox", targets: ["MarqueeSandbox"]),
        .executable(name: "marquee", targets: ["MarqueeCLI"]),
    ],
    targets: [
        layer("MarqueeDomain", "Domain"),
        layer("MarqueePresentation", "Presentation", uses: ["MarqueeDomain"]),
        layer("MarqueeData", "Data", uses: ["MarqueeDomain"]),
        layer("MarqueeNet", "Net", uses: ["MarqueeDomain", "MarqueeData", "CCurl"]),
        layer("MarqueeURLSession", "URLSession", uses: ["MarqueeData", "MarqueeNet"]),
        layer("MarqueeDatabase", "Database", uses: ["MarqueeDomain", "MarqueeData", "CSQLite"]),
        layer("MarqueeCatalog", "Catalog", uses: ["MarqueeDomain", "MarqueeData", "CZlib"]),
        layer("MarqueePostgreSQL", "PostgreSQL", uses: ["MarqueeDomain", "MarqueeData", "CPostgreSQL"]),
        layer(
            "Marquee", "App",
            uses: [
                "MarqueeDomain", "MarqueeData", "MarqueeNet", "MarqueeDatabase", "MarqueeCatalog",
                .target(name: "MarqueeURLSession", condition: .when(platforms: [.macOS, .macCatalyst, .iOS, .tvOS, .watchOS, .visionOS])),
            ]),
        layer("MarqueeTesting", "Testing", uses: ["Marquee", "MarqueeDomain", "MarqueeData", "MarqueeSandbox"]),
        layer("MarqueeSandbox", "Sandbox", uses: ["CZlib"]),
        .executableTarget(
            name: "MarqueeCLI",
            dependencies: [
                "Marquee", "MarqueeData", "MarqueeNet", "MarqueePostgreSQL", "MarqueePresentation", "MarqueeSandbox", "CJPEGDecoder",
            ],
            path: "Sources/CLI", swiftSettings: settings),
        .target(name: "CJPEGDecoder", dependencies: ["CJPEG"], path: "Sources/System/CJPEGDecoder"),

        system("CSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev", brew: "sqlite"),
        system("CPostgreSQL", pkgConfig: "libpq", apt: "libpq-dev", brew: "libpq"),
        system("CCurl", pkgConfig: "libcurl", apt: "libcurl4-openssl-dev", brew: "curl"),
        system("CZlib", pkgConfig: "zlib", apt: "zlib1g-dev", brew: "zlib"),
        system("CJPEG", pkgConfig: "libjpeg", apt: "libjpeg-dev", brew: "jpeg-turbo"),

        .target(name: "CSpawn", path: "Tests/CSpawn"),
        .target(
            name: "TestKit", dependencies: ["MarqueeDomain", "MarqueeData", "MarqueeNet", "MarqueeSandbox", "CSpawn"],
            path: "Tests/TestKit", swiftSettings: settings),
        tests("DomainTests", of: ["MarqueeDomain", "Marquee", "MarqueeTesting"]),
        tests("DataTests", of: ["MarqueeDomain", "MarqueeData", "MarqueeDatabase", "MarqueeTesting"]),
        tests("NetTests", of: ["MarqueeDomain", "MarqueeData", "MarqueeNet", "MarqueeURLSession", "MarqueeSandbox", "CCurl"]),
        tests("DatabaseTests", of: ["MarqueeDomain", "MarqueeData", "MarqueeDatabase", "MarqueeTesting", "CSQLite"]),
        tests("CatalogTests", of: ["MarqueeCatalog", "MarqueeDomain", "MarqueeData", "MarqueeSandbox", "CZlib"]),
        tests(
            "PostgreSQLTests",
            of: ["MarqueeDomain", "MarqueeData", "MarqueeDatabase", "MarqueePostgreSQL", "MarqueeTesting", "Marquee", "MarqueeSandbox"]),
        tests("PresentationTests", of: ["MarqueeDomain", "MarqueePresentation"]),
        tests("AppTests", of: ["Marquee", "MarqueeData", "MarqueeSandbox"]),
        tests("TestingTests", of: ["Marquee", "MarqueeDomain", "MarqueeTesting"]),
        tests("SandboxTests", of: ["MarqueeSandbox", "CZlib"]),
        // A program that uses the locale of its machine: run in a root that has no locales.
        .executableTarget(name: "LocaleReader", dependencies: ["MarqueeDomain"], path: "Tests/LocaleReader", swiftSettings: settings),
        tests(
            "CLITests", of: ["MarqueeCLI", "Marquee", "MarqueePresentation", "MarqueeSandbox", "LocaleReader"],
            besides: ["Goldens", "Browse/Screens"]),
        tests(
            "LifeTests",
            of: [
                "Marquee", "MarqueeData", "MarqueeDatabase", "MarqueeNet", "MarqueePostgreSQL", "MarqueePresentation", "MarqueeSandbox",
                "MarqueeTesting", "MarqueeURLSession",
            ]),
        // A program that breaks stores, networks and processes on purpose: run by `make test`, and no product.
        .target(name: "CFaultyDisk", dependencies: ["CSQLite"], path: "Tests/Torture/CFaultyDisk"),
        .executableTarget(
            name: "MarqueeTorture",
            dependencies: [
                "Marquee", "MarqueeCatalog", "MarqueeData", "MarqueeDatabase", "MarqueeDomain", "MarqueePostgreSQL", "MarqueeSandbox",
                "CFaultyDisk", "CPostgreSQL", "CSQLite",
            ], path: "Tests/Torture", exclude: ["CFaultyDisk"], swiftSettings: settings),
        tests("TortureTests", of: ["MarqueeTorture"]),
        tests("ArchitectureTests", of: []),
    ]
)
