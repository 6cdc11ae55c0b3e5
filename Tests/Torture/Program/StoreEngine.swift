/// Where a scenario stores what people own.
enum StoreEngine: String {
    case sqlite
    case postgres
}
