"""The catalog as a script would make it: SQLite's full-text index, ordered by popularity.

Usage: catalog.py FOLDER QUERIES. Reads the exports of the folder, and prints one JSON object: processor and wall seconds of the import, the
size of the file, and the 99th percentile of the queries in milliseconds of processor time.
"""
import gzip
import json
import os
import re
import sqlite3
import sys
import time

try:
    from orjson import loads
except ImportError:
    from json import loads

folder, queries = sys.argv[1], sys.argv[2]
path = os.path.join(folder, "anchor.sqlite")
if os.path.exists(path):
    os.remove(path)
wall, processor = time.monotonic(), time.process_time()
rows = []
for name in sorted(os.listdir(folder)):
    if not name.endswith(".json.gz"):
        continue
    for line in gzip.open(os.path.join(folder, name), "rb"):
        entry = loads(line)
        title = entry.get("original_title") or entry.get("original_name") or entry.get("name") or ""
        rows.append((-entry.get("popularity", 0), entry["id"], title))
rows.sort()
store = sqlite3.connect(path)
for setting in ("journal_mode=off", "synchronous=off", "cache_size=-64000"):
    store.execute("pragma " + setting)
store.execute("create table name(rank integer primary key, id integer not null, title text not null)")
store.execute(
    "create virtual table words using fts5(title, content='', columnsize=0, detail=none, prefix='1 2 3 4 5 6',"
    " tokenize='unicode61 remove_diacritics 2')"
)
signs = re.compile("([\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\u0e00-\u0eff])")
store.execute("begin")
store.executemany("insert into name values(?, ?, ?)", ((rank, row[1], row[2]) for rank, row in enumerate(rows, 1)))
store.executemany(
    "insert into words(rowid, title) values(?, ?)", ((rank, signs.sub(r" \1 ", row[2])) for rank, row in enumerate(rows, 1))
)
store.execute("insert into words(words) values('optimize')")
store.execute("commit")
wall, processor = time.monotonic() - wall, time.process_time() - processor

times = []
with open(queries, encoding="utf-8") as lines:
    for line in lines:
        words = [word.replace('"', "") for word in signs.sub(r" \1 ", line.strip()).split()]
        words = [word for word in words if re.search(r"\w", word)]
        if not words:
            continue
        match = " AND ".join('"%s"' % word for word in words) + "*"
        begin = time.thread_time()
        try:
            found = store.execute("select rowid from words where words match ? order by rowid limit 20", (match,)).fetchall()
            for (rank,) in found:
                store.execute("select id, title from name where rank = ?", (rank,)).fetchone()
        except sqlite3.OperationalError:
            # A word that the tokenizer of SQLite cuts again is a phrase, which this index cannot find.
            continue
        times.append((time.thread_time() - begin) * 1e3)
times.sort()
print(json.dumps({"processor": processor, "wall": wall, "bytes": os.path.getsize(path), "slowest": times[len(times) * 99 // 100]}))
