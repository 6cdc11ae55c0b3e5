/// The answer to a write: TMDb's own code. A body without it confirms nothing.
struct StatusDTO: DTO {
    let statusCode: Int

    init(_ row: TapeRow) throws {
        statusCode = try row.required("status_code")
    }
}

extension StatusDTO {
    func adapted() {}
}
