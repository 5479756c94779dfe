/** The JSON type of a field and what it says. */
interface LogField {
  readonly type: 'string' | 'integer' | 'number' | 'object';
  readonly says: string;
}

const text = (says: string): LogField => ({ type: 'string', says });
const count = (says: string): LogField => ({ type: 'integer', says });
const milliseconds = (says: string): LogField => ({ type: 'number', says });

/** Each line has these. */
export const everyLine = {
  level: count('10 trace, 20 debug, 30 info, 40 warning, 50 error: somebody must look, 60 the process ends'),
  time: count('milliseconds since 1970'),
  pid: count('process that wrote the line'),
  hostname: text('machine or container'),
  name: text('core, report (a process that makes one report) or web'),
  msg: text('what happened, the same words each time'),
} as const satisfies Readonly<Record<string, LogField>>;

/** A line may have these beside: whoever searches a log finds one thing under one name in core and web. */
export const someLines = {
  correlation: text('id of the call: in the popup, in web and core, in the journal and in the audit row'),
  code: text('code of the result or of the error, as in docs/errors; OK for a call that was served'),
  rpc: text('call of the core, as cash.setorTunai'),
  path: text('path of the call of the browser'),
  ms: milliseconds('milliseconds that the call took'),
  err: { type: 'object', says: 'error with its type, message and stack' },
  statement: text('beginning of a slow SQL statement, with a question mark for each value'),
  lane: text('lane of the pool that the statement took: quick, read, posting or background'),
  waited: milliseconds('milliseconds until a connection was free'),
  took: milliseconds('milliseconds at the database'),
  connection: text("its connection's application_name in pg_stat_activity"),
  address: text('address and port that the core serves'),
  host: text('address that the web serves'),
  port: count('port that the web serves'),
  attempt: count('how often it has been tried'),
  reason: text('why, where it is no error of ours'),
  fault: text('answer of the identity provider that was not expected'),
  about: text('bank and rail, or file, of a message between banks'),
  difference: text('how the schema differs from what this release expects'),
  folder: text('folder of the files of answers'),
  posisi: text('position in the audit chain'),
  anchored: text('position of the head that is kept outside'),
  aksi: text('change of a user that the identity provider is told'),
  job: text('number of the job'),
  jadwal: text('number of the schedule of reports'),
  report: text('number of the report'),
  payroll: text('number of the payroll'),
  rows: count('rows of the report'),
  bytes: count('size of its file'),
  run: text('number of the end of day'),
  cabang: text('branch'),
  step: text('step of the end of day'),
  part: count('part of that step'),
  days: count('days'),
  paid: count('standing orders that were paid'),
  made: count('partitions that were made ahead'),
  dropped: count('partitions that were dropped'),
  removed: count('files that were removed'),
  gone: count('rows that were removed by retention'),
  cores: count('cores whose jobs were taken over'),
} as const satisfies Readonly<Record<string, LogField>>;
