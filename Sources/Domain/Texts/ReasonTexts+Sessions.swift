extension ReasonTexts {
    /// What sessions and signing in can lack.
    static let sessions = [
        ReasonText(
            "session.ended",
            de: "Die Sitzung ist beendet. Ausstehende Änderungen bleiben gespeichert, bis sich dasselbe Konto wieder anmeldet.",
            es: "La sesión ha terminado. Los cambios pendientes se conservan hasta que la misma cuenta vuelva a iniciar sesión.",
            fr: "La session est terminée. Les modifications en attente sont conservées jusqu’à ce que le même compte se reconnecte.",
            ja: "セッションは終了しました。未送信の変更は、同じアカウントで再びサインインするまで保存されます。",
            uk: "Сеанс завершено. Ненадіслані зміни збережено, доки в той самий обліковий запис не ввійдуть знову."),
        ReasonText(
            "session.guest",
            de: "Ein Gast kann nur bewerten.",
            es: "Un invitado solo puede valorar.",
            fr: "Un invité peut seulement noter.",
            ja: "ゲストにできるのは評価だけです。",
            uk: "Гість може лише оцінювати."),
        ReasonText(
            "session.noStore",
            de: "Die Speicher dieses Clients nehmen keine Sitzungen auf.",
            es: "Los almacenes de este cliente no guardan sesiones.",
            fr: "Les stockages de ce client n’enregistrent pas de sessions.",
            ja: "このクライアントの保存領域には、セッションを保存できません。",
            uk: "Сховища цього клієнта не зберігають сеансів."),
        ReasonText(
            "session.none",
            de: "Niemand ist angemeldet.",
            es: "Nadie ha iniciado sesión.",
            fr: "Personne n’est connecté.",
            ja: "サインインしていません。",
            uk: "Ніхто не ввійшов у систему."),
        ReasonText(
            "session.unknown",
            de: "Diese Sitzung gibt es hier nicht.",
            es: "Aquí no existe esa sesión.",
            fr: "Cette session n’existe pas ici.",
            ja: "このセッションはここにありません。",
            uk: "Такого сеансу тут немає."),
        ReasonText(
            "session.userNotNamed",
            de: "Dieser Client dient vielen Benutzern: einen mit user(_:) oder user(id:) benennen.",
            es: "Este cliente sirve a muchos usuarios: nombre uno con user(_:) o user(id:).",
            fr: "Ce client sert plusieurs utilisateurs : indiquez-en un avec user(_:) ou user(id:).",
            ja: "このクライアントは複数のユーザー用です。user(_:) か user(id:) で指定してください。",
            uk: "Цей клієнт обслуговує багатьох користувачів: укажіть одного через user(_:) або user(id:)."),
        ReasonText(
            "session.userToken",
            de: "Dies erfordert eine Anmeldung, die über Version 4 der API bestätigt wurde.",
            es: "Esto requiere un inicio de sesión aprobado mediante la versión 4 de la API.",
            fr: "Cela exige une connexion approuvée par la version 4 de l’API.",
            ja: "API のバージョン 4 で承認されたサインインが必要です。",
            uk: "Для цього потрібен вхід, підтверджений через версію 4 API."),
        ReasonText(
            "signIn.empty",
            de: "Benutzername und Passwort sind erforderlich.",
            es: "Se necesitan un nombre de usuario y una contraseña.",
            fr: "Un nom d’utilisateur et un mot de passe sont nécessaires.",
            ja: "ユーザー名とパスワードが必要です。",
            uk: "Потрібні ім’я користувача та пароль."),
        ReasonText(
            "signIn.redirect",
            de: "Eine Rückkehradresse ist absolut und hat ein Schema, das ein Browser öffnet.",
            es: "Una dirección de retorno es absoluta y tiene un esquema que abre un navegador.",
            fr: "Une adresse de retour est absolue, avec un schéma qu’un navigateur ouvre.",
            ja: "戻り先のアドレスは、ブラウザーが開けるスキームを持つ絶対アドレスにします。",
            uk: "Адреса повернення має бути абсолютною, зі схемою, яку відкриває браузер."),
    ]
}
