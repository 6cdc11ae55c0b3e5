extension Catalog {
    static let portugueseTexts: [Int: CatalogText] = [
        550: CatalogText(
            title: "Clube da Luta",
            overview: "Um homem que não consegue dormir conhece um vendedor de sabão, e os dois abrem um clube onde desconhecidos lutam."),
        11: CatalogText(
            overview: "Luke Skywalker e Han Solo partem com dois droides atrás de uma princesa que o Império mantém presa."),
        238: CatalogText(
            overview: "Quando o chefe dos Corleone quase morre, o filho mais novo responde pela família e deixa de ser quem era."),
        129: CatalogText(
            overview: "Chihiro perde os pais em um mundo de espíritos e precisa descobrir a própria coragem para trazê-los de volta."),
        502356: CatalogText(overview: "Dois encanadores caem por um cano em outro mundo e se separam; um deles sai à procura do irmão."),
        13: CatalogText(
            overview:
                "Forrest entende tudo mais devagar e, mesmo assim, está sempre onde a história acontece, com uma só garota no pensamento."),
        862: CatalogText(overview: "Woody é o brinquedo favorito da casa até que um aniversário traz um patrulheiro espacial."),
        603: CatalogText(overview: "Um hacker descobre quem governa o seu mundo e se junta aos que lutam."),
    ]
}
