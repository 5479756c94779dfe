import { dayCommands } from '#lib/business-day/commands.ts';
import type { DayCommand } from '#lib/business-day/state.ts';

/** The table of commands does not hold this text: it is written by hand around it. */
const INTRODUCTION = `# The business day

This page shows how a day of the bank begins and ends, what refuses a step, and what lifts the refusal. [ADR 0019](adr/0019-one-bank-date-followed-by-the-branches.md)
says why, [the module's page](../core/business-day/README.md) what else it does. Generated from \`lib/business-day\` by \`npm run docs\`. \`tests/lib/business-day.test.ts\` proves over the table that from every
state commands that somebody may give lead to the next open day, \`tests/core/business-day/branch-day/day-table.test.ts\` that the product does as the table says, and
\`tests/core/property/day-ends.test.ts\` and, around the end of a month and a year, \`tests/core/property/month-ends.test.ts\` look for states that the table does not know.
`;

const POSTINGS = `Head office goes from TUTUP to BUKA by \`BUKA_HARI\` (two persons). A branch takes the date of head office. \`EOD\` is CUT_OFF with an end of day under way.

| state of a branch | what posts into it |
|---|---|
| PERSIAPAN | cash from the vault to the tills |
| BUKA | everything |
| CUT_OFF | cash back to the vault, the vault's count, decisions about presented sheets and about money that has changed hands, messages of other banks, ends of day of other branches |
| EOD | its own end of day. Ends of day of other branches until it tests its books; at a month's end not from its average balances until HI-1000 is set |
| TUTUP | nothing |
`;

/** Refusals about what the model leaves out: the calendar and the periods of the books. */
const BESIDE = `| \`BUKA_HARI\` | CALENDAR_MISSING: the year has no holidays yet | **Ketentuan → Hari libur**, two persons of head office |
| \`BUKA_HARI\` | PERIOD_CLOSED: the month takes no posting | the month's shares are undone |
| \`PENUTUPAN_CABANG\`, a branch closed for good | BRANCH_NOT_READY: accounts, cash, users, stationery, items or transfers are left, or it is not past its cut-off on the bank's own day | each is moved or ended, named by **Daftar cabang → Tutup cabang** |
| \`SIAPKAN_CABANG\`, \`TUTUP_PAKSA\` | BRANCH_CLOSED: the branch is closed for good | nothing: it has no day any more, and nobody waits for one |
| \`SIMPAN_KALENDER\`, a holiday put in or withdrawn | CALENDAR_PAST: the day is the bank's own day or before it | nothing: only days to come change |
| | CALENDAR_BEGUN: an end of day that has begun counts on that day | nothing: the day is worked as it was counted |
`;

const WAITS = `## A month or year without a last business day

An end of day counts on the next business day that the calendar names when it begins; a change of the calendar that would make it another month's end is refused.
Where the last business day was lost all the same, the first end of day afterwards covers the remaining days and ends the month or year with them: averages, HI-1000,
true-up, shares, monthly fees and the year's result are those of the month or year, booked on the day that is worked. What that day earns and costs stays in the new one.

## What an end of day waits for

| step | waits for | who acts |
|---|---|---|
| HI1000 | the rate of the month | two persons of head office, once every branch has locked its average balances; they are locked anew where accounts have moved. A bonus wadiah of the month that two persons decide meanwhile is given by this end of day, before the year's closing |
| REVALUASI | the middle rate of the date | treasury sets it; the end of day is taken up |
| TUTUP_BAGI_HASIL, at head office | every branch: its shares, and all that its end of day posts in the month | the branch that is named |
| any step that a row breaks | the record: account, standing order, periodic entry | it is mended; or \`TUTUP_PAKSA\` runs the step without it, with a finding (never for shares of a month) |
`;

const edges = (of: DayCommand['of']): string[] => [
  ...new Set(
    dayCommands
      .filter((command) => command.of === of)
      .flatMap(({ code, from, to }) => (to ? from.map((state) => `  ${state} --> ${to}: ${code}`) : [])),
  ),
];
const diagram = (of: DayCommand['of']): string =>
  ['```mermaid', 'stateDiagram-v2', ...edges(of), '  EOD --> TUTUP: last step of the end of day', '```'].join('\n');

const whose = ({ of }: DayCommand): string => (of === 'PUSAT' ? ' of head office' : '');
const refusals = dayCommands.flatMap((command) =>
  command.refusals.map(
    ({ code, because, lift }) => `| \`${command.code}\`${whose(command)} | ${code}, ${because} | ${lift} |`,
  ),
);
const commands = dayCommands.map(
  (command) =>
    `| \`${command.code}\`${whose(command)} | ${command.by} | ${command.from.join(', ')} | ${command.to ?? 'takes a hindrance away'} |`,
);

/** docs/business-day.md: the states of a day, who leads from one to the next, what refuses it and what lifts that. */
export const businessDayPage = (): string => `${INTRODUCTION}
## A branch

${diagram('CABANG')}

## Head office

${diagram('PUSAT')}

${POSTINGS}
## Commands

| command | by | from | to |
|---|---|---|---|
${commands.join('\n')}

Out of order each is refused with DAY_ALREADY, a second \`TUTUP_CABANG\` with EOD_RUNNING.

## What stops a step, and what lifts it

| step | refusal | what lifts it |
|---|---|---|
${refusals.join('\n')}
${BESIDE}
${WAITS}`;
