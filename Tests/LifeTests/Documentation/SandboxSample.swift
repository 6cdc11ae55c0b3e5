import MarqueeSandbox

func addMovie(to sandbox: Sandbox) throws {
    var movie = SandboxCatalog.Movie(id: 7_000_001, title: "The Empty Chair")
    movie.releaseDate = "2022-02-03"
    movie.cast = [SandboxCatalog.Role(person: 287, character: "A guest")]
    try sandbox.add(movie)
}
