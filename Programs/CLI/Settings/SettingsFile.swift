import Foundation
import Marquee

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

    /// Its text; that of an empty file where there is none, or where another user can change it: it names programs and credentials.
    func read() -> SettingsText {
        guard let path else { return SettingsText() }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            return [ENOENT, ENOTDIR].contains(errno) ? SettingsText() : Self.unreadable(errno)
        }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        // A folder can be opened, and says here that it cannot be read.
        guard Foundation.read(descriptor, nil, 0) == 0 else { return Self.unreadable(errno) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            return SettingsText(SettingsText.Problem(line: nil, Texts.notRegularFile))
        }
        guard MarqueeClient.Configuration.isTrusted(file: path) else {
            return SettingsText(ignoredBecause: SettingsText.Problem(line: nil, Texts.fileNotTrusted))
        }
        guard let data = try? file.read(upToCount: Self.longest + 1) ?? Data() else {
            return Self.unreadable(EIO)
        }
        guard data.count <= Self.longest, let text = String(data: data, encoding: .utf8) else {
            return SettingsText(SettingsText.Problem(line: nil, Texts.fileNoText))
        }
        return SettingsText(text)
    }

    /// Replaces it as a whole. If it names a credential, only its owner may read it.
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
            // A process without a mask must not make a file that is ignored afterwards.
            var status = stat()
            if stat(target, &status) == 0, status.st_mode & 0o002 != 0 { chmod(target, status.st_mode & 0o775) }
        } catch {
            throw .unwritable(path)
        }
    }

    private static func unreadable(_ number: Int32) -> SettingsText {
        let reason = String(cString: strerror(number))
        return SettingsText(SettingsText.Problem(line: nil, Texts.fileNotRead(reason)))
    }
}

extension Failure {
    /// No home folder is known, so there is no place for the file.
    static var homeless: Failure { .usage(Texts.noPlaceForConfiguration, hint: Texts.setHome) }

    fileprivate static func unwritable(_ path: String) -> Failure {
        .other(Texts.configurationNotWritten(path), hint: Texts.checkFolderAndSpace)
    }

    /// A mistake in the configuration file.
    static func settings(_ problem: SettingsText.Problem, in file: SettingsFile) -> Failure {
        let name = file.path ?? Texts.theConfigurationFile
        let place = problem.line.map { Texts.line($0, of: name) } ?? name
        let guess = problem.word.flatMap { Spelling.closest(to: $0, among: SettingKey.all.map(\.name)) }.map(Texts.didYouMean)
        return .usage(
            Texts.labeled(place) + problem.text, hint: [guess, Texts.opensConfiguration].compactMap { $0 }.joined(separator: " "))
    }
}
