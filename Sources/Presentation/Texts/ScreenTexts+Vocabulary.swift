public import MarqueeDomain

/// TMDb's own words, which it has in English only.
extension ScreenTexts {
    /// The production status of a series; TMDb's word if it is not known.
    public func name(of status: TVSeriesStatus) -> String {
        switch status {
        case .returningSeries:
            language.text(
                en: "Returning Series", de: "Wird fortgesetzt", es: "Continúa", fr: "Série en cours", ja: "継続中", uk: "Триває")
        case .planned: language.text(en: "Planned", de: "Geplant", es: "Planificada", fr: "Prévue", ja: "企画中", uk: "Заплановано")
        case .inProduction:
            language.text(
                en: "In Production", de: "In Produktion", es: "En producción", fr: "En production", ja: "制作中", uk: "У виробництві")
        case .ended: language.text(en: "Ended", de: "Beendet", es: "Finalizada", fr: "Terminée", ja: "終了", uk: "Завершено")
        case .canceled: language.text(en: "Canceled", de: "Abgesetzt", es: "Cancelada", fr: "Annulée", ja: "打ち切り", uk: "Скасовано")
        case .pilot: language.text(en: "Pilot", de: "Pilotfilm", es: "Piloto", fr: "Pilote", ja: "パイロット版", uk: "Пілотний випуск")
        default: status.rawValue
        }
    }

    /// The name of a department of a crew, which TMDb's English names; that name itself if it is not known.
    public func name(ofDepartment department: String) -> String {
        switch department {
        case "Acting":
            language.text(
                en: "Acting", de: "Schauspiel", es: "Interpretación", fr: "Interprétation", ja: "出演",
                uk: "Акторська гра")
        case "Art": language.text(en: "Art", de: "Ausstattung", es: "Dirección artística", fr: "Décors", ja: "美術", uk: "Художній цех")
        case "Camera": language.text(en: "Camera", de: "Kamera", es: "Fotografía", fr: "Image", ja: "撮影", uk: "Операторська робота")
        case "Costume & Make-Up":
            language.text(
                en: "Costume & Make-Up", de: "Kostüm und Maske", es: "Vestuario y maquillaje", fr: "Costumes et maquillage",
                ja: "衣装・メイク", uk: "Костюми й грим")
        case "Creator": language.text(en: "Creator", de: "Idee", es: "Creación", fr: "Création", ja: "原案", uk: "Автор ідеї")
        case "Crew": language.text(en: "Crew", de: "Stab", es: "Equipo", fr: "Équipe", ja: "スタッフ", uk: "Знімальна група")
        case "Directing": language.text(en: "Directing", de: "Regie", es: "Dirección", fr: "Réalisation", ja: "監督", uk: "Режисура")
        case "Editing": language.text(en: "Editing", de: "Schnitt", es: "Montaje", fr: "Montage", ja: "編集", uk: "Монтаж")
        case "Lighting": language.text(en: "Lighting", de: "Licht", es: "Iluminación", fr: "Lumière", ja: "照明", uk: "Освітлення")
        case "Production":
            language.text(en: "Production", de: "Produktion", es: "Producción", fr: "Production", ja: "製作", uk: "Виробництво")
        case "Sound": language.text(en: "Sound", de: "Ton", es: "Sonido", fr: "Son", ja: "音響", uk: "Звук")
        case "Visual Effects":
            language.text(
                en: "Visual Effects", de: "Visuelle Effekte", es: "Efectos visuales", fr: "Effets visuels", ja: "視覚効果",
                uk: "Візуальні ефекти")
        case "Writing": language.text(en: "Writing", de: "Drehbuch", es: "Guion", fr: "Scénario", ja: "脚本", uk: "Сценарій")
        default: department
        }
    }
}
