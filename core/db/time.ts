/** A PostgreSQL timestamptz text of a session in Asia/Jakarta ('2026-11-21 10:42:17.123+07') as ISO 8601 to the second. */
export function isoTime(stamp: string | null): string {
  if (!stamp) return '';
  const match = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})/.exec(stamp);
  return match ? `${match[1]}T${match[2]}+07:00` : '';
}
