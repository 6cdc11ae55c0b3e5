/// The answer to a write: TMDb's own code. A body without it confirms nothing.
package struct StatusDTO: DTO {
    let statusCode: Int

    package init(_ row: TapeRow) throws {
        statusCode = try row.required("status_code")
    }
}

extension StatusDTO {
    package func adapted() {}
}
