import Marquee

struct HomeJSON<Row: Encodable>: Encodable {
    struct Category: Encodable {
        let name: String
        let list: PageJSON<Row>?
        let error: String?
    }

    let categories: [Category]

    init<Kind: ChartKind, Item: Listed>(
        _ home: Home<Kind, Item>, marking: (Fetched<Page<Item>>) -> Marking
    ) where Item.Object == Row {
        categories = home.rows.map { row in
            switch row.outcome {
            case .success(let fetched): Category(name: row.category.word, list: PageJSON(fetched, marking(fetched)), error: nil)
            case .failure(let error): Category(name: row.category.word, list: nil, error: JSON.word(error.code.rawValue))
            }
        }
    }
}
