import { expect, test } from 'vitest';
import { dayCommands, refusalOf } from '#lib/business-day/commands.ts';
import { type BankDay, goesOn } from '#lib/business-day/state.ts';

const morning: BankDay = {
  head: 'BUKA',
  headRun: '',
  branch: 'TUTUP',
  branchRun: '',
  behind: true,
  monthEnd: false,
  rate: '',
  till: '',
  sheet: false,
  transfer: false,
  vaultCounted: true,
  rateMissing: false,
  badRow: false,
  headBadRow: false,
};

/** These events befall a bank, or its people begin them and may not end them. */
const befalls: readonly ((day: BankDay) => BankDay | null)[] = [
  (day) => (day.head === 'BUKA' && day.branch === 'TUTUP' && day.behind ? { ...day, monthEnd: true } : null),
  (day) => (day.branch === 'BUKA' || day.branch === 'PERSIAPAN' ? { ...day, till: 'TERBUKA' } : null),
  (day) => (day.till === 'TERBUKA' ? { ...day, till: 'TELLER_BERHALANGAN' } : null),
  (day) => (day.branch === 'BUKA' || day.branch === 'CUT_OFF' ? { ...day, sheet: true } : null),
  (day) => (day.branch === 'BUKA' ? { ...day, transfer: true } : null),
  (day) => (day.branch === 'BUKA' || day.branch === 'CUT_OFF' ? { ...day, vaultCounted: false } : null),
  (day) => (day.branch === 'TUTUP' ? null : { ...day, rateMissing: true }),
  (day) => (day.branch === 'TUTUP' ? null : { ...day, badRow: true }),
  (day) => (day.head === 'TUTUP' ? null : { ...day, headBadRow: true }),
];

/** Returns the days that follow from this one by a command that somebody may give, or by the core's own work. */
function next(day: BankDay): readonly BankDay[] {
  const asked = dayCommands.flatMap((command) =>
    refusalOf(command, day) === null && (command.useful?.(day) ?? true) ? [command.does(day)] : [],
  );
  return [...asked, goesOn(day)];
}

const keyOf = (day: BankDay): string => JSON.stringify(day);

/** Every state that a bank can come to, and those it may go to from each. */
function reached(): Map<string, BankDay> {
  const known = new Map([[keyOf(morning), morning]]);
  for (const day of known.values()) {
    for (const each of [...next(day), ...befalls.flatMap((befall) => befall(day) ?? [])]) {
      if (!known.has(keyOf(each))) known.set(keyOf(each), each);
    }
  }
  return known;
}

const opens = dayCommands.find(({ code }) => code === 'BUKA_HARI');

/** Of all states those from which no chain of commands leads to a bank whose next day may be opened. */
function stuck(commands = dayCommands): readonly BankDay[] {
  const all = reached();
  const before = new Map<string, string[]>();
  const good = new Set<string>();
  for (const [key, day] of all) {
    if (opens && refusalOf(opens, day) === null) good.add(key);
    const steps = [
      ...commands.flatMap((command) =>
        refusalOf(command, day) === null && (command.useful?.(day) ?? true) ? [command.does(day)] : [],
      ),
      goesOn(day),
    ];
    for (const each of steps) before.set(keyOf(each), [...(before.get(keyOf(each)) ?? []), key]);
  }
  for (const key of good) for (const from of before.get(key) ?? []) good.add(from);
  return [...all].filter(([key]) => !good.has(key)).map(([, day]) => day);
}

test('from every state that a day can come to, commands that somebody may give lead to the next open day', () => {
  expect(reached().size).toBeGreaterThan(500);
  expect(stuck()).toEqual([]);
});

test.each(['TUTUP_PAKSA', 'TETAPKAN_HI1000', 'SIMPAN_KURS'])('without %s there are days that never end', (code) => {
  expect(stuck(dayCommands.filter((command) => command.code !== code)).length).toBeGreaterThan(0);
});

test('each refusal names its remedy', () => {
  for (const { refusals } of dayCommands)
    for (const { because, lift } of refusals) expect([because, lift].every((text) => text.length > 5)).toBe(true);
});
