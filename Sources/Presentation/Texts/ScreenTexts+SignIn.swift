import MarqueeDomain

extension ScreenTexts {
    /// The heading of a sign-in.
    public var signIn: String {
        language.text(
            en: "Sign in to TMDb",
            de: "Bei TMDb anmelden",
            es: "Iniciar sesión en TMDb",
            fr: "Connexion à TMDb",
            ja: "TMDb にサインイン",
            uk: "Вхід до TMDb")
    }

    /// The label of the user name.
    public var userName: String {
        language.text(en: "User name", de: "Benutzername", es: "Usuario", fr: "Utilisateur", ja: "ユーザー名", uk: "Користувач")
    }

    /// The label of the password.
    public var password: String {
        language.text(en: "Password", de: "Passwort", es: "Contraseña", fr: "Mot de passe", ja: "パスワード", uk: "Пароль")
    }

    /// While the server is asked.
    public var askingServer: String {
        language.text(
            en: "Asking the server…",
            de: "Der Server wird gefragt …",
            es: "Consultando al servidor…",
            fr: "Interrogation du serveur…",
            ja: "サーバーに問い合わせ中…",
            uk: "Запит до сервера…")
    }

    /// The instruction for the address that follows.
    public func approve(_ program: String) -> String {
        language.text(
            en: "Open this page in a browser and approve \(program):",
            de: "Diese Seite in einem Browser öffnen und \(program) bestätigen:",
            es: "Abra esta página en un navegador y apruebe \(program):",
            fr: "Ouvrez cette page dans un navigateur et approuvez \(program) :",
            ja: "このページをブラウザーで開き、\(program) を承認してください：",
            uk: "Відкрийте цю сторінку в браузері та підтвердьте \(program):")
    }

    /// Until the program is approved.
    public var waitingForApproval: String {
        language.text(
            en: "Waiting for the approval…",
            de: "Warten auf die Bestätigung …",
            es: "Esperando la aprobación…",
            fr: "En attente de l’approbation…",
            ja: "承認を待っています…",
            uk: "Очікування підтвердження…")
    }

    /// When the server says that the program is not approved.
    public var notApprovedYet: String {
        language.text(
            en: "It is not approved yet; asking again every few seconds.",
            de: "Noch nicht bestätigt; in wenigen Sekunden wird erneut gefragt.",
            es: "Aún no está aprobado; se pregunta de nuevo cada pocos segundos.",
            fr: "Pas encore approuvé ; nouvelle demande toutes les quelques secondes.",
            ja: "まだ承認されていません。数秒ごとに確認します。",
            uk: "Ще не підтверджено; запит повторюється кожні кілька секунд.")
    }

    /// When a guest has signed in.
    public var signedInAsGuest: String {
        language.text(
            en: "Signed in as a guest.",
            de: "Als Gast angemeldet.",
            es: "Sesión iniciada como invitado.",
            fr: "Connecté en tant qu’invité.",
            ja: "ゲストとしてサインインしました。",
            uk: "Вхід виконано як гість.")
    }

    /// After a sign-in.
    public func signedIn(as name: String) -> String {
        language.text(
            en: "Signed in as \(name).",
            de: "Angemeldet als \(name).",
            es: "Sesión iniciada como \(name).",
            fr: "Connecté en tant que \(name).",
            ja: "\(name) としてサインインしました。",
            uk: "Вхід виконано: \(name).")
    }
}
