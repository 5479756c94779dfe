-- A list may know of somebody no more than the year of birth, or several days and years: what it says beside the day in tanggal_lahir, each as
-- YYYY-MM-DD, YYYY or YYYY-YYYY.
alter table name_entry add column lahir text[] not null default '{}';
