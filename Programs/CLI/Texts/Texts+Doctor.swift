import Marquee

/// The texts of “doctor” about the network, the files and its repairs.
extension Texts {
    static func noAddress(_ host: String) -> String {
        language.text(
            en: "\(host) has no address",
            de: "\(host) hat keine Adresse",
            es: "\(host) no tiene dirección",
            fr: "\(host) n’a pas d’adresse",
            ja: "\(host) のアドレスが見つかりません",
            uk: "\(host) не має адреси")
    }
    static func proxyFrom(_ address: String, _ variable: String) -> String {
        language.text(
            en: "\(address), from \(variable)",
            de: "\(address), aus: \(variable)",
            es: "\(address), de: \(variable)",
            fr: "\(address), source : \(variable)",
            ja: "\(address)、\(variable) より",
            uk: "\(address), звідки: \(variable)")
    }
    static var nothingToRepair: String {
        language.text(
            en: "there is nothing to repair",
            de: "es gibt nichts zu reparieren",
            es: "no hay nada que reparar",
            fr: "il n’y a rien à réparer",
            ja: "修復するものはありません",
            uk: "немає чого виправляти")
    }
    static func cacheRemoved(_ bytes: String, because reason: String) -> String {
        language.text(
            en: "the cache file was removed (\(bytes) bytes): \(reason)",
            de: "die Cache-Datei wurde entfernt (\(bytes) Bytes): \(reason)",
            es: "se eliminó el archivo de caché (\(bytes) bytes): \(reason)",
            fr: "le fichier du cache a été supprimé (\(bytes) octets) : \(reason)",
            ja: "キャッシュファイルを削除しました（\(bytes) バイト）：\(reason)",
            uk: "файл кешу вилучено (\(bytes) байтів): \(reason)")
    }
    static func storeRepaired(because reason: String) -> String {
        language.text(
            en: "the store was repaired: \(reason)",
            de: "der Speicher wurde repariert: \(reason)",
            es: "se reparó el almacén: \(reason)",
            fr: "le stockage a été réparé : \(reason)",
            ja: "保存領域を修復しました：\(reason)",
            uk: "сховище виправлено: \(reason)")
    }
    static func madePrivate(_ path: String) -> String {
        language.text(
            en: "closed to other users: \(path)",
            de: "für andere Benutzer gesperrt: \(path)",
            es: "cerrado a otros usuarios: \(path)",
            fr: "fermé aux autres utilisateurs : \(path)",
            ja: "ほかのユーザーから保護しました：\(path)",
            uk: "закрито для інших користувачів: \(path)")
    }
}
