import Marquee
import MarqueePresentation

/// The texts of commands about what comes next.
extension Texts {
    static var upcoming: String {
        language.text(en: "Upcoming", de: "Demnächst", es: "Próximamente", fr: "À venir", ja: "今後の予定", uk: "Незабаром")
    }
    static var keysUpcoming: String {
        language.text(en: "u upcoming", de: "u demnächst", es: "u próximamente", fr: "u à venir", ja: "u 今後の予定", uk: "u незабаром")
    }
    static var today: String { language.text(en: "Today", de: "Heute", es: "Hoy", fr: "Aujourd’hui", ja: "今日", uk: "Сьогодні") }
    static var thisWeek: String {
        language.text(en: "This week", de: "Diese Woche", es: "Esta semana", fr: "Cette semaine", ja: "今週", uk: "Цього тижня")
    }
    static var later: String { language.text(en: "Later", de: "Später", es: "Más adelante", fr: "Plus tard", ja: "それ以降", uk: "Пізніше") }
    static var newSeason: String {
        language.text(en: "new season", de: "neue Staffel", es: "nueva temporada", fr: "nouvelle saison", ja: "新シーズン", uk: "новий сезон")
    }
    static var finale: String { language.text(en: "finale", de: "Finale", es: "final", fr: "finale", ja: "最終回", uk: "фінал") }
    static func moved(from day: String) -> String {
        language.text(
            en: "moved from \(day)",
            de: "verschoben vom \(day)",
            es: "aplazado desde el \(day)",
            fr: "déplacé du \(day)",
            ja: "\(day) から変更",
            uk: "перенесено з \(day)")
    }
    static func nothingUpcoming(_ days: Int) -> String {
        language.text(
            days,
            en: ("Nothing comes in the next \(screens.number(days)) day", "Nothing comes in the next \(screens.number(days)) days"),
            de: ("In \(screens.number(days)) Tag kommt nichts", "In den nächsten \(screens.number(days)) Tagen kommt nichts"),
            es: ("No hay nada en \(screens.number(days)) día", "No hay nada en los próximos \(screens.number(days)) días"),
            fr: ("Rien d’ici \(screens.number(days)) jour", "Rien dans les \(screens.number(days)) prochains jours"),
            ja: "今後 \(screens.number(days)) 日間の予定はありません",
            uk: (
                "Наступного \(screens.number(days)) дня нічого немає",
                "Найближчі \(screens.number(days)) дні нічого немає",
                "Найближчі \(screens.number(days)) днів нічого немає"
            ))
    }
    static var daysHaveNoTimeZone: String {
        language.text(
            en: "A day is that of the broadcast or the release there, without a time zone; elsewhere it can be a day later.",
            de: "Ein Tag ist der der Ausstrahlung oder des Starts dort, ohne Zeitzone; anderswo kann es ein Tag später sein.",
            es: "Un día es el de la emisión o el estreno allí, sin zona horaria; en otro lugar puede ser un día después.",
            fr:
                "Un jour est celui de la diffusion ou de la sortie sur place, sans fuseau horaire ; ailleurs, ce peut être un jour plus tard.",
            ja: "日付は現地での放送日や公開日で、時間帯はありません。ほかの地域では 1 日遅れることがあります。",
            uk: "День — це день показу чи прем’єри там, без часового поясу; деінде це може бути на день пізніше.")
    }
    static func upcomingUnread(_ titles: String) -> String {
        language.text(
            en: "note: These titles could not be read: \(titles).",
            de: "Hinweis: Diese Titel konnten nicht gelesen werden: \(titles).",
            es: "nota: No se pudieron leer estos títulos: \(titles).",
            fr: "remarque : Ces titres n’ont pas pu être lus : \(titles).",
            ja: "注意：次の作品を読み込めませんでした：\(titles)。",
            uk: "примітка: Не вдалося прочитати ці назви: \(titles).")
    }
    /// The type of a release, within a line.
    static func release(_ type: ReleaseType) -> String {
        switch type {
        case .premiere:
            language.text(
                en: "premiere", de: "Premiere", es: "preestreno", fr: "avant-première", ja: "プレミア", uk: "допрем’єрний показ")
        case .limited:
            language.text(
                en: "theaters, limited", de: "Kino, begrenzt", es: "cines, limitado", fr: "cinéma, sortie limitée", ja: "限定公開",
                uk: "кінотеатри, обмежено")
        case .theatrical: language.text(en: "theaters", de: "Kino", es: "cines", fr: "cinéma", ja: "劇場公開", uk: "кінотеатри")
        case .digital: language.text(en: "digital", de: "digital", es: "digital", fr: "numérique", ja: "デジタル配信", uk: "цифровий реліз")
        case .physical: language.text(en: "disc", de: "Disc", es: "disco", fr: "disque", ja: "ディスク", uk: "диск")
        case .tv: language.text(en: "television", de: "Fernsehen", es: "televisión", fr: "télévision", ja: "テレビ放送", uk: "телебачення")
        case .unknown: language.text(en: "release", de: "Start", es: "estreno", fr: "sortie", ja: "公開", uk: "прем’єра")
        }
    }
    static func calendarWritten(_ count: Int, _ file: String) -> String {
        language.text(
            count,
            en: ("\(screens.number(count)) event is in \(file).", "\(screens.number(count)) events are in \(file)."),
            de: ("\(screens.number(count)) Ereignis ist in \(file).", "\(screens.number(count)) Ereignisse sind in \(file)."),
            es: ("\(screens.number(count)) evento está en \(file).", "\(screens.number(count)) eventos están en \(file)."),
            fr: ("\(screens.number(count)) événement est dans \(file).", "\(screens.number(count)) événements sont dans \(file)."),
            ja: "\(file) に \(screens.number(count)) 件の予定があります。",
            uk: (
                "\(screens.number(count)) подія у файлі \(file).",
                "\(screens.number(count)) події у файлі \(file).",
                "\(screens.number(count)) подій у файлі \(file)."
            ))
    }
    static func notACalendar(_ path: String) -> String {
        language.text(
            en: "“\(path)” exists and is not a calendar file.",
            de: "„\(path)“ gibt es schon, und ist keine Kalenderdatei.",
            es: "«\(path)» ya existe y no es un archivo de calendario.",
            fr: "« \(path) » existe déjà et n’est pas un fichier de calendrier.",
            ja: "「\(path)」はすでにあり、カレンダーのファイルではありません。",
            uk: "«\(path)» вже існує й не є файлом календаря.")
    }
    static func tonight(_ region: String) -> String {
        language.text(
            en: "Tonight in \(region)",
            de: "Heute Abend in \(region)",
            es: "Esta noche en \(region)",
            fr: "Ce soir en \(region)",
            ja: "今夜（\(region)）",
            uk: "Сьогодні ввечері, \(region)")
    }
    static func nothingTonight(_ region: String) -> String {
        language.text(
            en: "No title of your watchlist fits in \(region)",
            de: "Kein Titel der Merkliste passt in \(region)",
            es: "Ningún título de su lista encaja en \(region)",
            fr: "Aucun titre de votre liste ne convient en \(region)",
            ja: "\(region) で合う作品はウォッチリストにありません",
            uk: "Жодна назва зі списку не підходить, \(region)")
    }
    static func missing(_ name: String) -> String {
        language.text(
            en: "Missing: \(name)",
            de: "Fehlt noch: \(name)",
            es: "Falta: \(name)",
            fr: "Manque : \(name)",
            ja: "未視聴：\(name)",
            uk: "Бракує: \(name)")
    }
    static func nothingMissing(_ name: String) -> String {
        language.text(
            en: "Nothing is missing: \(name)",
            de: "Nichts fehlt: \(name)",
            es: "No falta nada: \(name)",
            fr: "Rien ne manque : \(name)",
            ja: "すべて済み：\(name)",
            uk: "Нічого не бракує: \(name)")
    }
}
