-- A grant lifts the reasons as they were shown, and not every reason of the same codes (docs/adr/0012-override-grants.md). One without them was given before
-- this release, or laid by the database's owner; it lifts its codes.
alter table override_grant add column alasan_terlihat jsonb;
