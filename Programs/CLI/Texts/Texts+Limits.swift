import Marquee
import MarqueePresentation

/// The texts about limits of the system that are too low.
extension Texts {
    static var noProcesses: String {
        language.text(
            en: "This machine has no /proc, which the runtime of Swift needs.",
            de: "Dieses System hat kein /proc, das die Laufzeit von Swift braucht.",
            es: "Este sistema no tiene /proc, que el entorno de ejecución de Swift necesita.",
            fr: "Ce système n’a pas de /proc, dont l’environnement d’exécution de Swift a besoin.",
            ja: "このシステムには、Swift の実行に必要な /proc がありません。",
            uk: "У цій системі немає /proc, якого потребує середовище виконання Swift.")
    }
    static var mountProcesses: String {
        language.text(
            en: "Mount it before the program starts: “mount -t proc proc /proc”.",
            de: "Es einhängen, bevor das Programm startet: „mount -t proc proc /proc“.",
            es: "Móntelo antes de iniciar el programa: «mount -t proc proc /proc».",
            fr: "Montez-le avant de lancer le programme : « mount -t proc proc /proc ».",
            ja: "プログラムを起動する前にマウントしてください：「mount -t proc proc /proc」。",
            uk: "Змонтуйте його до запуску програми: «mount -t proc proc /proc».")
    }
    static var fewDescriptors: String {
        language.text(
            en: "The system allows this process too few open files.",
            de: "Das System erlaubt diesem Prozess zu wenige offene Dateien.",
            es: "El sistema permite a este proceso muy pocos archivos abiertos.",
            fr: "Le système autorise trop peu de fichiers ouverts pour ce processus.",
            ja: "このプロセスが開けるファイルの数が少なすぎます。",
            uk: "Система дозволяє цьому процесу замало відкритих файлів.")
    }
    static func raiseDescriptors(_ count: Int) -> String {
        language.text(
            en: "Raise the limit to \(count) or more: “ulimit -n \(count)”, or “LimitNOFILE=\(count)” in a systemd unit.",
            de: "Die Grenze auf \(count) oder mehr erhöhen: „ulimit -n \(count)“, oder „LimitNOFILE=\(count)“ in einer systemd-Unit.",
            es: "Suba el límite a \(count) o más: «ulimit -n \(count)», o «LimitNOFILE=\(count)» en una unidad de systemd.",
            fr: "Augmentez la limite à \(count) ou plus : « ulimit -n \(count) », ou « LimitNOFILE=\(count) » dans une unité systemd.",
            ja: "上限を \(count) 以上にしてください：「ulimit -n \(count)」、または systemd ユニットの「LimitNOFILE=\(count)」。",
            uk: "Підвищте обмеження до \(count) або більше: «ulimit -n \(count)» або «LimitNOFILE=\(count)» в юніті systemd.")
    }
    static var fewThreads: String {
        language.text(
            en: "The system allows this process too few threads.",
            de: "Das System erlaubt diesem Prozess zu wenige Threads.",
            es: "El sistema permite a este proceso muy pocos hilos.",
            fr: "Le système autorise trop peu de threads pour ce processus.",
            ja: "このプロセスが作れるスレッドの数が少なすぎます。",
            uk: "Система дозволяє цьому процесу замало потоків.")
    }
    static func raiseThreads(_ count: Int) -> String {
        language.text(
            en: "Raise the limit of processes by \(count): “ulimit -u”, “TasksMax” of systemd, or the pids limit of the container.",
            de: "Die Grenze für Prozesse um \(count) erhöhen: „ulimit -u“, „TasksMax“ von systemd oder die Pids-Grenze des Containers.",
            es: "Suba el límite de procesos en \(count): «ulimit -u», «TasksMax» de systemd o el límite de pids del contenedor.",
            fr: "Augmentez la limite de processus de \(count) : « ulimit -u », « TasksMax » de systemd, ou la limite de pids du conteneur.",
            ja: "プロセスの上限を \(count) 増やしてください：「ulimit -u」、systemd の「TasksMax」、またはコンテナの pids の上限。",
            uk: "Підвищте обмеження процесів на \(count): «ulimit -u», «TasksMax» у systemd або обмеження pids контейнера.")
    }
    static var otherFolders: String {
        language.text(
            en: "Set XDG_CACHE_HOME and XDG_STATE_HOME to folders that belong to this user and that only this user can write to.",
            de: "XDG_CACHE_HOME und XDG_STATE_HOME auf Ordner setzen, die diesem Benutzer gehören und die nur er ändern kann.",
            es: "Asigne a XDG_CACHE_HOME y XDG_STATE_HOME carpetas de este usuario en las que solo él pueda escribir.",
            fr: "Donnez à XDG_CACHE_HOME et XDG_STATE_HOME des dossiers de cet utilisateur, où lui seul peut écrire.",
            ja: "XDG_CACHE_HOME と XDG_STATE_HOME に、このユーザーが所有し、このユーザーだけが書き込めるフォルダーを指定してください。",
            uk: "Задайте XDG_CACHE_HOME і XDG_STATE_HOME: папки цього користувача, у які пише лише він.")
    }
    static func noTemporaryFiles(_ folder: String) -> String {
        language.text(
            en: "No file can be written to the folder for temporary files, \(folder).",
            de: "In den Ordner für temporäre Dateien, \(folder), lässt sich nichts schreiben.",
            es: "No se puede escribir en la carpeta de archivos temporales, \(folder).",
            fr: "Impossible d’écrire dans le dossier des fichiers temporaires, \(folder).",
            ja: "一時ファイル用のフォルダー \(folder) に書き込めません。",
            uk: "У папку для тимчасових файлів, \(folder), неможливо писати.")
    }
    static var setTemporaryFolder: String {
        language.text(
            en: "Set TMPDIR to a folder that this user can write to.",
            de: "TMPDIR auf einen Ordner setzen, in den dieser Benutzer schreiben kann.",
            es: "Asigne a TMPDIR una carpeta en la que este usuario pueda escribir.",
            fr: "Donnez à TMPDIR un dossier où cet utilisateur peut écrire.",
            ja: "TMPDIR に、このユーザーが書き込めるフォルダーを指定してください。",
            uk: "Задайте TMPDIR: папку, у яку цей користувач може писати.")
    }
}
