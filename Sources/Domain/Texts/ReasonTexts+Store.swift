extension ReasonTexts {
    /// What the local store can fail at.
    static let store = [
        ReasonText(
            "store.busy",
            de: "Andere beschäftigen den Speicher; versuchen Sie es noch einmal.",
            es: "Otros mantienen ocupado el almacén; inténtelo de nuevo.",
            fr: "D’autres occupent le stockage ; réessayez.",
            ja: "ほかの処理が保存領域を使用中です。もう一度お試しください。",
            uk: "Сховище зайняте іншими змінами; спробуйте ще раз."),
        ReasonText(
            "store.closed",
            de: "Der lokale Speicher ist geschlossen.",
            es: "El almacén local está cerrado.",
            fr: "Le stockage local est fermé.",
            ja: "ローカルの保存領域は閉じられています。",
            uk: "Локальне сховище закрито."),
        ReasonText(
            "store.copiesRemain",
            de: "Die Zeilen sind gelöscht, aber Kopien beschädigter Dateien, die sie enthalten können, ließen sich nicht entfernen.",
            es: "Las filas se han eliminado, pero no se pudieron borrar copias de archivos dañados que quizá las contengan.",
            fr: "Les lignes sont supprimées, mais des copies de fichiers endommagés n’ont pas pu être effacées.",
            ja: "行は削除されましたが、それらを含む可能性のある破損ファイルのコピーを削除できませんでした。",
            uk: "Рядки видалено, але не вдалося видалити копії пошкоджених файлів, які можуть їх містити."),
        ReasonText(
            "store.damaged",
            en: "The local store is damaged (SQLite code {1}).",
            de: "Der lokale Speicher ist beschädigt (SQLite-Code {1}).",
            es: "El almacén local está dañado (código de SQLite {1}).",
            fr: "Le stockage local est endommagé (code SQLite {1}).",
            ja: "ローカルの保存領域が破損しています（SQLite コード {1}）。",
            uk: "Локальне сховище пошкоджено (код SQLite {1})."),
        ReasonText(
            "store.engine",
            en: "The local store failed (SQLite code {1}).",
            de: "Der lokale Speicher ist ausgefallen (SQLite-Code {1}).",
            es: "El almacén local falló (código de SQLite {1}).",
            fr: "Le stockage local a échoué (code SQLite {1}).",
            ja: "ローカルの保存領域でエラーが発生しました（SQLite コード {1}）。",
            uk: "Збій локального сховища (код SQLite {1})."),
        ReasonText(
            "store.foreign",
            de: "Die Datei des lokalen Speichers ist die Datenbank eines anderen Programms.",
            es: "El archivo del almacén local es una base de datos de otro programa.",
            fr: "Le fichier du stockage local est la base de données d’un autre programme.",
            ja: "ローカルの保存領域のファイルが、別のプログラムのデータベースです。",
            uk: "Файл локального сховища — це база даних іншої програми."),
        ReasonText(
            "store.full",
            de: "Der lokale Speicher ist voll.",
            es: "El almacén local está lleno.",
            fr: "Le stockage local est plein.",
            ja: "ローカルの保存領域がいっぱいです。",
            uk: "Локальне сховище заповнено."),
        ReasonText(
            "store.homeless",
            de: "HOME enthält keinen absoluten Pfad, also gibt es keinen Ort für einen lokalen Speicher.",
            es: "HOME no es una ruta absoluta, así que no hay lugar para un almacén local.",
            fr: "HOME n’est pas un chemin absolu : il n’y a donc pas de place pour un stockage local.",
            ja: "HOME が絶対パスでないため、ローカルの保存領域を置く場所がありません。",
            uk: "HOME не містить абсолютного шляху, тому для локального сховища немає місця."),
        ReasonText(
            "store.locked",
            de: "Ein anderer Prozess hat den lokalen Speicher gesperrt.",
            es: "Otro proceso tiene bloqueado el almacén local.",
            fr: "Un autre processus a verrouillé le stockage local.",
            ja: "別のプロセスがローカルの保存領域をロックしています。",
            uk: "Локальне сховище заблоковано іншим процесом."),
        ReasonText(
            "store.missing",
            de: "Es gibt keinen lokalen Speicher, der gelesen werden könnte.",
            es: "No hay ningún almacén local que leer.",
            fr: "Il n’y a pas de stockage local à lire.",
            ja: "読み取れるローカルの保存領域がありません。",
            uk: "Немає локального сховища, яке можна прочитати."),
        ReasonText(
            "store.unreachable",
            de: "Der Speicher ist jetzt nicht erreichbar; versuchen Sie es später noch einmal.",
            es: "Ahora no se puede acceder al almacén; inténtelo más tarde.",
            fr: "Le stockage est injoignable pour le moment ; réessayez plus tard.",
            ja: "現在、保存領域に接続できません。後でもう一度お試しください。",
            uk: "Сховище зараз недосяжне; спробуйте пізніше."),
    ]
}
