-- Searches for what is rare among very many: an account of the chart or a branch among journal lines, an act in the trail. Block-range
-- filters answer where it cannot be and cost a posting next to nothing, 0.1 byte a line.
create index journal_line_value on journal_line using brin
  (tanggal date_minmax_ops, kode_cabang text_bloom_ops (n_distinct_per_range = 100), kode_gl text_bloom_ops (n_distinct_per_range = 100))
  with (pages_per_range = 64, autosummarize = on);
create index journal_act on journal using brin (operasi text_bloom_ops (n_distinct_per_range = 100))
  with (pages_per_range = 64, autosummarize = on);
create index audit_log_act on audit_log using brin (aksi text_bloom_ops (n_distinct_per_range = 100))
  with (pages_per_range = 64, autosummarize = on);
