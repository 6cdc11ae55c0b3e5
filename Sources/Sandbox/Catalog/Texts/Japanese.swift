extension Catalog {
    static let japaneseTexts: [Int: CatalogText] = [
        550: CatalogText(title: "ファイト・クラブ", overview: "眠れない男が石けんを売る男と出会い、二人は見知らぬ者どうしが殴り合う集まりを始める。"),
        11: CatalogText(overview: "ルーク・スカイウォーカーとハン・ソロは、二体のドロイドとともに、帝国に捕らわれた姫を助けに向かう。"),
        238: CatalogText(overview: "コルレオーネ家の長が命を狙われ、末の息子が家族のために動き出す。そして彼は変わっていく。"),
        129: CatalogText(overview: "精霊たちの世界で両親を失った千尋は、二人を取り戻すために自分の勇気を見つけていく。"),
        502356: CatalogText(overview: "土管を通って別の世界に落ちた二人の配管工が離ればなれになり、一人が兄弟を捜す旅に出る。"),
        13: CatalogText(overview: "人より少しゆっくりなフォレストは、いつも歴史の現場に居合わせ、心には一人の女性がいる。"),
        862: CatalogText(overview: "家で一番のお気に入りのおもちゃウッディの前に、誕生日の贈り物として宇宙の隊員が現れる。"),
        603: CatalogText(overview: "一人のハッカーが自分の世界を支配するものを知り、戦う者たちに加わる。"),
    ]
}
