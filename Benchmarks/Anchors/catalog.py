"""The catalog as a script would make it: SQLite's full-text index, ordered by popularity, and tantivy's if its module is there.

Usage: catalog.py FOLDER QUERIES. FOLDER has the exports. A line of QUERIES is the name of a group, a tab and a text. Prints one JSON object: for
each index the processor and wall seconds of the import, the size of the file, and for each group the 50th and 99th percentile of the queries in
milliseconds on the wall and of the processor. "tantivy" is null without its module.
"""
import gzip
import json
import os
import re
import shutil
import sqlite3
import sys
import time

try:
    from orjson import loads
except ImportError:
    from json import loads

try:
    import tantivy
except ImportError:
    tantivy = None

folder, queries = sys.argv[1], sys.argv[2]
groups = {}
with open(queries, encoding="utf-8") as lines:
    for line in lines:
        group, text = line.rstrip("\n").split("\t", 1)
        groups.setdefault(group, []).append(text)


def entries():
    for name in sorted(os.listdir(folder)):
        if name.endswith(".json.gz"):
            for line in gzip.open(os.path.join(folder, name), "rb"):
                entry = loads(line)
                title = entry.get("original_title") or entry.get("original_name") or entry.get("name") or ""
                yield entry.get("popularity", 0), entry["id"], title


def measure(search, most):
    """The percentiles of each group. The first of two passes warms the caches. A query is not counted if the index cannot answer it."""
    found = {}
    for group, texts in groups.items():
        for _ in range(2):
            walls, processors = [], []
            for text in texts[:most]:
                wall, processor = time.perf_counter(), time.thread_time()
                if search(text):
                    walls.append((time.perf_counter() - wall) * 1e3)
                    processors.append((time.thread_time() - processor) * 1e3)
        percentiles = {}
        for name, times in (("wall", sorted(walls)), ("processor", sorted(processors))):
            if times:
                percentiles[name] = [times[len(times) // 2], times[len(times) * 99 // 100]]
        if percentiles:
            found[group] = percentiles
    return found


def fts():
    path = os.path.join(folder, "anchor.sqlite")
    if os.path.exists(path):
        os.remove(path)
    wall, processor = time.monotonic(), time.process_time()
    rows = [(-popularity, number, title) for popularity, number, title in entries()]
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

    def search(text):
        words = [word.replace('"', "") for word in signs.sub(r" \1 ", text.strip()).split()]
        words = [word for word in words if re.search(r"\w", word)]
        if not words:
            return False
        match = " AND ".join('"%s"' % word for word in words) + "*"
        try:
            found = store.execute("select rowid from words where words match ? order by rowid limit 20", (match,)).fetchall()
            for (rank,) in found:
                store.execute("select id, title from name where rank = ?", (rank,)).fetchone()
        except sqlite3.OperationalError:
            # A word that the tokenizer of SQLite cuts again is a phrase, which this index cannot find.
            return False
        return True

    return {"processor": processor, "wall": wall, "bytes": os.path.getsize(path), "groups": measure(search, 400)}


def other():
    path = os.path.join(folder, "tantivy")
    shutil.rmtree(path, ignore_errors=True)
    os.makedirs(path)
    wall, processor = time.monotonic(), time.process_time()
    builder = tantivy.SchemaBuilder()
    builder.add_text_field("title", stored=True, tokenizer_name="folded", index_option="freq")
    builder.add_unsigned_field("id", stored=True)
    builder.add_float_field("popularity", fast=True)
    schema = builder.build()
    index = tantivy.Index(schema, path=path)
    cut = tantivy.TextAnalyzerBuilder(tantivy.Tokenizer.simple())
    index.register_tokenizer("folded", cut.filter(tantivy.Filter.lowercase()).filter(tantivy.Filter.ascii_fold()).build())
    writer = index.writer(heap_size=200_000_000, num_threads=1)
    for popularity, number, title in entries():
        document = tantivy.Document()
        document.add_text("title", title)
        document.add_unsigned("id", number)
        document.add_float("popularity", float(popularity))
        writer.add_document(document)
    writer.commit()
    writer.wait_merging_threads()
    wall, processor = time.monotonic() - wall, time.process_time() - processor
    index.reload()
    searcher = index.searcher()

    def search(text):
        words = re.findall(r"\w+", text.lower())
        if not words:
            return False
        parts = [tantivy.Query.term_query(schema, "title", word) for word in words[:-1]]
        # The binding has no query for the beginning of a word.
        parts.append(tantivy.Query.regex_query(schema, "title", re.escape(words[-1]) + ".*"))
        query = tantivy.Query.boolean_query([(tantivy.Occur.Must, part) for part in parts])
        try:
            for _, place in searcher.search(query, 20, order_by_field="popularity").hits:
                searcher.doc(place)
        except ValueError:
            return False
        return True

    size = sum(os.path.getsize(os.path.join(path, name)) for name in os.listdir(path))
    # A query takes milliseconds.
    return {"processor": processor, "wall": wall, "bytes": size, "groups": measure(search, 60)}


print(json.dumps({"fts": fts(), "tantivy": other() if tantivy else None}))
