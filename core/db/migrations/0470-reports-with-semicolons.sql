-- Reports are written as CSV in a second style, parted by semicolons and with decimal commas, beside the first.
alter table report_job drop constraint report_job_bentuk_check;
alter table report_job add constraint report_job_bentuk_check check (bentuk in ('PDF', 'XLSX', 'CSV', 'CSV_KOMA', 'XML', 'JSON', 'TXT', 'ZIP'));
alter table report_schedule drop constraint report_schedule_bentuk_check;
alter table report_schedule add constraint report_schedule_bentuk_check check (bentuk in ('PDF', 'XLSX', 'CSV', 'CSV_KOMA', 'ZIP'));
