-- Extracts for authorities come back by the calendar too, and every file of one keeps what was missing of it when it was made (docs/adr/0134-extracts-on-the-calendar.md).
alter table report_schedule drop constraint report_schedule_bentuk_check;
alter table report_schedule add constraint report_schedule_bentuk_check check (bentuk in ('PDF', 'XLSX', 'CSV', 'ZIP'));

-- How much each check found in the books that the file shows: { periksa, berat, jumlah }. Empty for what has no checks.
alter table report_job add column pemeriksaan jsonb not null default '[]';
