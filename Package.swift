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

/// No two packages of a graph may have a target of the same name, and module aliases do not work for C: so these have the prefix too.
func system(_ library: String, pkgConfig: String, apt: String, brew: String) -> Target {
    .systemLibrary(
        name: "Marquee\(library)", path: "Sources/System/\(library)", pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

/// A sample that begins or ends a program, as a program of its own that tests run.
func program(_ name: String, uses dependencies: [Target.Dependency]) -> Target {
    .executableTarget(name: name, dependencies: dependencies, path: "Tests/Programs/\(name)", swiftSettings: [.swiftLanguageMode(.v6)])
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
        .library(name: "MarqueeKeeping", targets: ["MarqueeKeeping"]),
        .library(name: "MarqueeUpcoming", targets: ["MarqueeUpcoming"]),
        .library(name: "MarqueeTransfer", targets: ["MarqueeTransfer"]),
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
        layer("MarqueeNet", "Net", uses: ["MarqueeDomain", "MarqueeData", "MarqueeCCurl", "MarqueeCZlib"]),
        layer("MarqueeURLSession", "URLSession", uses: ["MarqueeData", "MarqueeNet"]),
        layer("MarqueeDatabase", "Database", uses: ["MarqueeDomain", "MarqueeData", "MarqueeCSQLite"]),
        layer("MarqueeCatalog", "Catalog", uses: ["MarqueeDomain", "MarqueeData", "MarqueeCZlib"]),
        layer("MarqueePostgreSQL", "PostgreSQL", uses: ["MarqueeDomain", "MarqueeData", "MarqueeAdministration", "MarqueeCPostgreSQL"]),
        // For maintainers, and no product: the check of recorded answers.
        layer("MarqueeDrift", "Drift", uses: ["MarqueeDomain", "MarqueeNet"]),
        // For operators, and no products: the acts on a store, for both engines and for SQLite.
        layer("MarqueeAdministration", "Administration", uses: ["MarqueeDomain", "MarqueeData"]),
        layer(
            "MarqueeSQLiteAdministration", "SQLiteAdministration",
            uses: ["MarqueeDomain", "MarqueeData", "MarqueeDatabase", "MarqueeAdministration"]),
        layer(
            "Marquee", "App",
            uses: [
                "MarqueeDomain", "MarqueeData", "MarqueeNet", "MarqueeDatabase",
                .target(name: "MarqueeURLSession", condition: .when(platforms: [.macOS, .macCatalyst, .iOS, .tvOS, .watchOS, .visionOS])),
            ]),
        // Opt-in: titles that are kept on purpose, the next episodes and releases, and libraries that come from elsewhere and leave.
        layer("MarqueeKeeping", "Keeping", uses: ["Marquee", "MarqueeDomain", "MarqueeData"]),
        layer("MarqueeUpcoming", "Upcoming", uses: ["Marquee", "MarqueeKeeping", "MarqueeDomain", "MarqueeData"]),
        layer("MarqueeTransfer", "Transfer", uses: ["Marquee", "MarqueeDomain", "MarqueeData", "MarqueeCZlib"]),
        layer("MarqueeTesting", "Testing", uses: ["Marquee", "MarqueeDomain", "MarqueeData", "MarqueeSandbox"]),
        layer("MarqueeSandbox", "Sandbox", uses: ["MarqueeCZlib"]),
        .executableTarget(
            name: "MarqueeCLI",
            dependencies: [
                "Marquee", "MarqueeAdministration", "MarqueeCatalog", "MarqueeData", "MarqueeDrift", "MarqueeKeeping", "MarqueePostgreSQL",
                "MarqueePresentation", "MarqueeSandbox", "MarqueeSQLiteAdministration", "MarqueeTransfer", "MarqueeUpcoming",
                "MarqueeCJPEGDecoder",
            ],
            path: "Programs/CLI", swiftSettings: settings),
        .target(name: "MarqueeCJPEGDecoder", dependencies: ["MarqueeCJPEG"], path: "Sources/System/CJPEGDecoder"),

        system("CSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev", brew: "sqlite"),
        system("CPostgreSQL", pkgConfig: "libpq", apt: "libpq-dev", brew: "libpq"),
        system("CCurl", pkgConfig: "libcurl", apt: "libcurl4-openssl-dev", brew: "curl"),
        system("CZlib", pkgConfig: "zlib", apt: "zlib1g-dev", brew: "zlib"),
        system("CJPEG", pkgConfig: "libjpeg", apt: "libjpeg-dev", brew: "jpeg-turbo"),

        .target(name: "MarqueeCSpawn", path: "Tests/CSpawn"),
        .target(
            name: "TestKit", dependencies: ["MarqueeDomain", "MarqueeData", "MarqueeNet", "MarqueeSandbox", "MarqueeCSpawn"],
            path: "Tests/TestKit", swiftSettings: settings),
        tests("DomainTests", of: ["MarqueeDomain", "Marquee", "MarqueeTesting"]),
        tests("DataTests", of: ["MarqueeDomain", "MarqueeData", "MarqueeDatabase", "MarqueeTesting"]),
        tests(
            "NetTests",
            of: [
                "MarqueeDomain", "MarqueeData", "MarqueeDrift", "MarqueeNet", "MarqueeURLSession", "MarqueeSandbox", "MarqueeCCurl",
                "MarqueeCZlib",
            ]),
        tests("DatabaseTests", of: ["MarqueeDomain", "MarqueeData", "MarqueeDatabase", "MarqueeTesting", "MarqueeCSQLite"]),
        tests("CatalogTests", of: ["MarqueeCatalog", "MarqueeDomain", "MarqueeData", "MarqueeSandbox", "MarqueeCZlib"]),
        tests(
            "PostgreSQLTests",
            of: [
                "MarqueeDomain", "MarqueeData", "MarqueeDatabase", "MarqueeAdministration", "MarqueeSQLiteAdministration",
                "MarqueePostgreSQL", "MarqueeTesting", "Marquee", "MarqueeSandbox",
            ]),
        tests("PresentationTests", of: ["MarqueeDomain", "MarqueePresentation"]),
        tests("AppTests", of: ["Marquee", "MarqueeData", "MarqueeSandbox"]),
        tests("KeepingTests", of: ["MarqueeKeeping", "Marquee", "MarqueeDomain", "MarqueeData", "MarqueeDatabase", "MarqueeSandbox"]),
        tests(
            "TransferTests",
            of: [
                "MarqueeTransfer", "Marquee", "MarqueeCatalog", "MarqueeDomain", "MarqueeData", "MarqueeNet", "MarqueeSandbox",
                "MarqueeCZlib",
            ]),
        tests("UpcomingTests", of: ["MarqueeUpcoming", "MarqueeKeeping", "Marquee", "MarqueeDomain", "MarqueeData", "MarqueeSandbox"]),
        tests("TestingTests", of: ["Marquee", "MarqueeData", "MarqueeDomain", "MarqueeTesting"]),
        tests("SandboxTests", of: ["MarqueeSandbox", "MarqueeCZlib"]),
        // A program that uses the locale of its machine: run in a root that has no locales.
        .executableTarget(name: "LocaleReader", dependencies: ["MarqueeDomain"], path: "Tests/LocaleReader", swiftSettings: settings),
        tests(
            "CLITests",
            of: [
                "MarqueeCLI", "Marquee", "MarqueeKeeping", "MarqueePresentation", "MarqueeSandbox", "MarqueeUpcoming", "LocaleReader",
                "CleanEnd", "CleanEndOfType", "FirstLines",
            ],
            besides: ["Goldens", "Browse/Screens"]),
        program("CleanEnd", uses: ["Marquee"]),
        program("CleanEndOfType", uses: ["Marquee"]),
        program("FirstLines", uses: ["Marquee", "MarqueeTesting"]),
        tests(
            "LifeTests",
            of: [
                "Marquee", "MarqueeCatalog", "MarqueeData", "MarqueeDatabase", "MarqueeKeeping", "MarqueeNet", "MarqueePostgreSQL",
                "MarqueePresentation", "MarqueeSandbox", "MarqueeTesting", "MarqueeTransfer", "MarqueeUpcoming", "MarqueeURLSession",
            ]),
        // A program that breaks stores, networks and processes on purpose: run by `make test`, and no product.
        .target(name: "MarqueeCFaultyDisk", dependencies: ["MarqueeCSQLite"], path: "Programs/Torture/CFaultyDisk"),
        .executableTarget(
            name: "MarqueeTorture",
            dependencies: [
                "Marquee", "MarqueeCatalog", "MarqueeData", "MarqueeDatabase", "MarqueeDomain", "MarqueePostgreSQL", "MarqueeSandbox",
                "MarqueeKeeping", "MarqueeTransfer", "MarqueeCFaultyDisk", "MarqueeCPostgreSQL", "MarqueeCSQLite",
            ], path: "Programs/Torture", exclude: ["CFaultyDisk"], swiftSettings: settings),
        tests("TortureTests", of: ["MarqueeTorture"]),
        // Makes articles of the reference from the pages of Docs: run by Scripts/docs.
        .executableTarget(name: "MarqueeArticles", path: "Programs/Articles", swiftSettings: settings),
        tests("ArchitectureTests", of: ["MarqueeArticles"]),
    ]
)
