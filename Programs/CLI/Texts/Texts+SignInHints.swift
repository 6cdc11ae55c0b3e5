import Marquee

/// The hints about sessions and signing in.
extension Texts {
    static var hintNobody: String {
        language.text(
            en: "“marquee login” signs in; with “--web” in a browser, with “--guest” without an account.",
            de: "„marquee login“ meldet an; mit „--web“ im Browser, mit „--guest“ ohne Konto.",
            es: "«marquee login» inicia sesión; con «--web» en un navegador, con «--guest» sin cuenta.",
            fr: "« marquee login » connecte ; avec « --web » dans un navigateur, avec « --guest » sans compte.",
            ja: "「marquee login」でサインインします。「--web」ならブラウザーで、「--guest」ならアカウントなしで。",
            uk: "«marquee login» виконує вхід; «--web» — у браузері, «--guest» — без облікового запису.")
    }
    static var hintEnded: String {
        language.text(
            en: "“marquee login” with the same account starts a new session; “marquee pending take-over” sends what a guest left.",
            de: "„marquee login“ mit demselben Konto beginnt neu; „marquee pending take-over“ sendet, was ein Gast hinterließ.",
            es: "«marquee login» con la misma cuenta inicia otra sesión; «marquee pending take-over» envía lo de un invitado.",
            fr: "« marquee login » avec le même compte ouvre une session ; « marquee pending take-over » envoie le reste d’un invité.",
            ja: "同じアカウントで「marquee login」すると新しいセッションが始まります。ゲストの後は「marquee pending take-over」で未送信分を送れます。",
            uk: "«marquee login» з тим самим обліковим записом починає новий сеанс; «marquee pending take-over» надішле зміни гостя.")
    }
    static var hintGuestEnded: String {
        language.text(
            en: "“marquee login --guest” begins another, “marquee login” signs in; “marquee pending take-over” then sends unsent ratings.",
            de: "„marquee login --guest“ beginnt neu, „marquee login“ meldet an; „marquee pending take-over“ sendet dann, was wartet.",
            es: "«marquee login --guest» abre otra y «marquee login» inicia sesión; «marquee pending take-over» envía luego lo pendiente.",
            fr:
                "« marquee login --guest » en ouvre une autre, « marquee login » connecte ; puis « marquee pending take-over » envoie le reste.",
            ja: "「marquee login --guest」か「marquee login」で始め直し、「marquee pending take-over」で未送信の評価を送れます。",
            uk: "«marquee login --guest» починає новий, «marquee login» виконує вхід; «marquee pending take-over» надсилає ненадіслане.")
    }
    static var hintGuestRefused: String {
        language.text(
            en:
                "The guest session may have ended: “marquee sync” sends unsent ratings, or finds out; “marquee login --guest” begins another.",
            de:
                "Die Gastsitzung ist vielleicht beendet: „marquee sync“ sendet, was wartet, oder zeigt es; „marquee login --guest“ beginnt neu.",
            es: "Quizá terminó la sesión de invitado: «marquee sync» envía lo pendiente o lo comprueba; «marquee login --guest» abre otra.",
            fr:
                "La session d’invité a pu expirer : « marquee sync » envoie le reste ou le montre ; « marquee login --guest » en ouvre une autre.",
            ja: "ゲストセッションが終了した可能性があります。「marquee sync」で未送信の評価を送るか確かめ、「marquee login --guest」で始め直せます。",
            uk: "Можливо, гостьовий сеанс завершено: «marquee sync» надішле оцінки або покаже це; «marquee login --guest» починає новий.")
    }
    static var hintSignedOut: String {
        language.text(
            en: "“marquee login NAME” signs in again, and “marquee logout NAME --wipe” removes what is stored of the account.",
            de: "„marquee login NAME“ meldet wieder an, „marquee logout NAME --wipe“ entfernt alles Gespeicherte des Kontos.",
            es: "«marquee login NAME» vuelve a iniciar sesión y «marquee logout NAME --wipe» borra lo guardado de la cuenta.",
            fr: "« marquee login NAME » reconnecte, et « marquee logout NAME --wipe » efface ce qui est conservé du compte.",
            ja: "「marquee login NAME」で再びサインインし、「marquee logout NAME --wipe」で保存された情報を削除します。",
            uk: "«marquee login NAME» виконує вхід знову, а «marquee logout NAME --wipe» видаляє збережене для облікового запису.")
    }
    static var hintUnknown: String {
        language.text(
            en: "“marquee account” lists the accounts used here; “marquee login” signs in.",
            de: "„marquee account“ listet die hier verwendeten Konten auf; „marquee login“ meldet an.",
            es: "«marquee account» enumera las cuentas usadas aquí; «marquee login» inicia sesión.",
            fr: "« marquee account » énumère les comptes utilisés ici ; « marquee login » connecte.",
            ja: "ここで使ったアカウントは「marquee account」で確認できます。サインインは「marquee login」です。",
            uk: "«marquee account» показує використані тут облікові записи; «marquee login» виконує вхід.")
    }
    static var hintGuest: String {
        language.text(
            en: "“marquee login” signs in with an account, which has no such limit.",
            de: "„marquee login“ meldet mit einem Konto an, das diese Grenze nicht hat.",
            es: "«marquee login» inicia sesión con una cuenta, que no tiene este límite.",
            fr: "« marquee login » connecte avec un compte, qui n’a pas cette limite.",
            ja: "「marquee login」でアカウントを使ってサインインすれば、この制限はありません。",
            uk: "«marquee login» виконує вхід з обліковим записом, який не має цього обмеження.")
    }
    static var hintUserToken: String {
        language.text(
            en: "“marquee login --web --v4” signs in through version 4 of the API.",
            de: "„marquee login --web --v4“ meldet über Version 4 der API an.",
            es: "«marquee login --web --v4» inicia sesión mediante la versión 4 de la API.",
            fr: "« marquee login --web --v4 » connecte par la version 4 de l’API.",
            ja: "「marquee login --web --v4」で API のバージョン 4 を通じてサインインします。",
            uk: "«marquee login --web --v4» виконує вхід через версію 4 API.")
    }
    static var guestEnded: String {
        language.text(
            en: "The guest session has ended.",
            de: "Die Gastsitzung ist beendet.",
            es: "La sesión de invitado ha terminado.",
            fr: "La session d’invité est terminée.",
            ja: "ゲストセッションは終了しました。",
            uk: "Гостьовий сеанс завершено.")
    }
    static var reasonSessionRejected: String {
        language.text(
            en: "The server rejected the session.",
            de: "Der Server hat die Sitzung abgelehnt.",
            es: "El servidor rechazó la sesión.",
            fr: "Le serveur a refusé la session.",
            ja: "サーバーがセッションを拒否しました。",
            uk: "Сервер відхилив сеанс.")
    }

    static var reasonSignedOutHere: String {
        language.text(
            en: "This account has signed out here.",
            de: "Dieses Konto ist hier abgemeldet.",
            es: "Esta cuenta ha cerrado sesión aquí.",
            fr: "Ce compte s’est déconnecté ici.",
            ja: "このアカウントはここではサインアウトしています。",
            uk: "Цей обліковий запис тут вийшов із системи.")
    }
    static var hintApproveFirst: String {
        language.text(
            en: "Approve the sign-in in the browser first; if you were signed in before, “marquee login” signs in again.",
            de: "Die Anmeldung erst im Browser bestätigen; war schon jemand angemeldet, meldet „marquee login“ wieder an.",
            es: "Apruebe primero el inicio de sesión en el navegador; si ya tenía sesión, «marquee login» la inicia de nuevo.",
            fr: "Approuvez d’abord la connexion dans le navigateur ; si vous étiez déjà connecté, « marquee login » reconnecte.",
            ja: "先にブラウザーでサインインを承認してください。以前サインインしていた場合は「marquee login」でやり直せます。",
            uk: "Спершу підтвердьте вхід у браузері; якщо ви вже входили, «marquee login» виконає вхід знову.")
    }
    static var hintPasswordAsked: String {
        language.text(
            en: "“marquee login NAME” asks for the password; neither may be empty.",
            de: "„marquee login NAME“ fragt nach dem Passwort; beides darf nicht leer sein.",
            es: "«marquee login NAME» pide la contraseña; ninguno puede estar vacío.",
            fr: "« marquee login NAME » demande le mot de passe ; aucun des deux ne peut être vide.",
            ja: "「marquee login NAME」がパスワードを尋ねます。どちらも空にはできません。",
            uk: "«marquee login NAME» запитає пароль; жодне з них не може бути порожнім.")
    }
    static var hintTryWeb: String {
        language.text(
            en: "Try again; “marquee login --web” signs in where TMDb itself asks for the password.",
            de: "Erneut versuchen; bei „marquee login --web“ fragt TMDb selbst nach dem Passwort.",
            es: "Reintente; con «marquee login --web», es TMDb quien pide la contraseña.",
            fr: "Réessayez ; avec « marquee login --web », c’est TMDb qui demande le mot de passe.",
            ja: "もう一度試してください。「marquee login --web」なら TMDb 自身がパスワードを尋ねます。",
            uk: "Повторіть спробу; за «marquee login --web» пароль запитує сама TMDb.")
    }
    static var hintDisabled: String {
        language.text(
            en: "TMDb has disabled this account; ask TMDb's support.",
            de: "TMDb hat dieses Konto deaktiviert; an den Support von TMDb wenden.",
            es: "TMDb ha desactivado esta cuenta; consulte al soporte de TMDb.",
            fr: "TMDb a désactivé ce compte ; adressez-vous à l’assistance de TMDb.",
            ja: "TMDb がこのアカウントを無効にしています。TMDb のサポートに問い合わせてください。",
            uk: "TMDb вимкнула цей обліковий запис; зверніться до підтримки TMDb.")
    }
    static var hintConfirmMail: String {
        language.text(
            en: "Open the e-mail that TMDb has sent you and confirm the address, then sign in again.",
            de: "Die E-Mail von TMDb öffnen, die Adresse bestätigen und erneut anmelden.",
            es: "Abra el correo que le envió TMDb, confirme la dirección e inicie sesión de nuevo.",
            fr: "Ouvrez le courriel envoyé par TMDb, confirmez l’adresse, puis reconnectez-vous.",
            ja: "TMDb から届いたメールでアドレスを確認してから、もう一度サインインしてください。",
            uk: "Відкрийте лист від TMDb, підтвердьте адресу, а тоді ввійдіть знову.")
    }
    static var hintStartAgain: String {
        language.text(
            en: "“marquee login --web” starts again, with a new address to approve.",
            de: "„marquee login --web“ beginnt von vorn, mit einer neuen Adresse zum Bestätigen.",
            es: "«marquee login --web» empieza de nuevo, con otra dirección que aprobar.",
            fr: "« marquee login --web » recommence, avec une nouvelle adresse à approuver.",
            ja: "「marquee login --web」で、新しい承認用アドレスから始められます。",
            uk: "«marquee login --web» починає спочатку, з новою адресою для підтвердження.")
    }
    static var hintApproveFirstV4: String {
        language.text(
            en: "Approve the sign-in in the browser first; “marquee login --web --v4” starts again.",
            de: "Die Anmeldung erst im Browser bestätigen; „marquee login --web --v4“ beginnt von vorn.",
            es: "Apruebe primero el inicio de sesión en el navegador; «marquee login --web --v4» empieza de nuevo.",
            fr: "Approuvez d’abord la connexion dans le navigateur ; « marquee login --web --v4 » recommence.",
            ja: "先にブラウザーでサインインを承認してください。「marquee login --web --v4」でやり直せます。",
            uk: "Спершу підтвердьте вхід у браузері; «marquee login --web --v4» починає спочатку.")
    }
    static var hintSuspended: String {
        language.text(
            en: "TMDb has suspended this user; unsent changes stay stored here.",
            de: "TMDb hat diesen Benutzer gesperrt; ausstehende Änderungen bleiben hier gespeichert.",
            es: "TMDb ha suspendido a este usuario; los cambios pendientes se conservan aquí.",
            fr: "TMDb a suspendu cet utilisateur ; les modifications en attente restent conservées ici.",
            ja: "TMDb がこのユーザーを停止しています。未送信の変更はここに保存されます。",
            uk: "TMDb призупинила цього користувача; ненадіслані зміни збережено тут.")
    }
}
