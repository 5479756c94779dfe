-- A report may be about the whole bank.
alter table report_job add column seluruh boolean not null default false;
