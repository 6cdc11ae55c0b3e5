#ifndef MARQUEE_CPOSTGRESQL_H
#define MARQUEE_CPOSTGRESQL_H
#include <libpq-fe.h>

// The names of the fields are character constants, which Swift cannot import.
static inline const char *marquee_postgresql_state(const PGresult *result) {
    return PQresultErrorField(result, PG_DIAG_SQLSTATE);
}

#endif
