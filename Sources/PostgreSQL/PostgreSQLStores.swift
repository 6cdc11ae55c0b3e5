/// Stores for a service on several machines: what people own in PostgreSQL, shared, and the answers of servers in a local cache.
public enum PostgreSQLStores {}
