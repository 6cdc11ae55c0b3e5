import Foundation

/// The configuration file in the folder that the XDG variables name for the user.
struct SettingsFile {
    /// Nil where no home is known.
    let path: String?

    /// No person writes more.
    private static let longest = 64 << 10

    init(_ environment: [String: String]) {
        if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") {
            path = folder + "/marquee/config"
        } else {
            path = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 + "/.config/marquee/config" : nil }
        }
    }

    /// Its text; that of an empty file where there is none.
    func read() -> SettingsText {
        guard let path else { return SettingsText() }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            return [ENOENT, ENOTDIR].contains(errno) ? SettingsText() : SettingsText(problem: "The file cannot be read: \(Self.reason()).")
        }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        guard let data = try? file.read(upToCount: Self.longest + 1) ?? Data() else {
            return SettingsText(problem: "The file cannot be read.")
        }
        guard data.count <= Self.longest, let text = String(data: data, encoding: .utf8) else {
            return SettingsText(problem: "The file is no text, or too long.")
        }
        return SettingsText(text)
    }

    /// Replaces it as a whole. Where it names a credential, nobody else may read it.
    func write(_ text: String) throws(Failure) {
        guard let path else { throw .homeless }
        let isPrivate = SettingsText(text).entry(of: .tokenFile) != nil
        // A link, as to a folder of dotfiles, stays one.
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        do {
            try FileManager.default.createDirectory(
                atPath: (target as NSString).deletingLastPathComponent, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
            try AtomicFile.write(Data(text.utf8), to: target, isPrivate: isPrivate)
        } catch {
            throw .unwritable(path)
        }
    }

    private static func reason() -> String { String(cString: strerror(errno)) }
}

extension Failure {
    /// No home folder is known, so there is no place for the file.
    static let homeless = Failure.usage(
        "There is no place for a configuration file.", hint: "Set HOME or XDG_CONFIG_HOME to the absolute path of a folder.")

    fileprivate static func unwritable(_ path: String) -> Failure {
        .other("The file \(path) could not be written; it is as it was.", hint: "Check its folder, its owner and the space on the disk.")
    }

    /// A mistake in the configuration file.
    static func settings(_ problem: SettingsText.Problem, in file: SettingsFile) -> Failure {
        let place = (problem.line.map { "Line \($0) of " } ?? "") + (file.path ?? "the configuration file")
        let guess = problem.word.flatMap { Spelling.closest(to: $0, among: SettingKey.all.map(\.name)) }.map { "Did you mean “\($0)”? " }
        return .usage(
            "\(place): \(problem.text)",
            hint: (guess ?? "") + "“marquee config edit” opens the file, and “marquee config” shows what it sets.")
    }
}
