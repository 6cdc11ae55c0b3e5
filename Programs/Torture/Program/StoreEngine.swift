/// Where a scenario stores the data of accounts.
enum StoreEngine: String {
    case sqlite
    case postgres
}
