-- The lines of one account of the chart in one branch, in the order of the books: a page of them costs the same however many there are
-- and wherever it stands (docs/adr/0078-a-figure-leads-to-its-lines.md).
create index journal_line_gl on journal_line (kode_cabang, kode_gl, tanggal, journal_id, urut);

-- Those in another currency than the books' are few, and scattered over lines that are in it.
create index journal_line_gl_foreign on journal_line (kode_cabang, kode_gl, kode_valuta, tanggal, journal_id, urut) where kode_valuta <> 'IDR';
