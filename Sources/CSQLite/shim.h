#ifndef MARQUEE_CSQLITE_H
#define MARQUEE_CSQLITE_H
#include <sqlite3.h>
#endif
