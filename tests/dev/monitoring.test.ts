import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#dev/build.ts';
// @ts-expect-error a program that runs beside PostgreSQL, without types
import { measurements } from '../../deploy/pgbackrest/backup-age.mjs';

const text = (...path: string[]): string => readFileSync(join(ROOT, ...path), 'utf8');

const sources = (folder: string): string =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => text(folder, name))
    .join('\n');

const DEFINED = new Set(
  [...`${sources('core')}\n${sources('services')}`.matchAll(/(?:name: |\[|byStatus\()\s*'(amanah_\w+)'/g)].map(
    ([, name]) => name,
  ),
);
/** A script beside pgBackRest exports this, the libraries of every Node process those, and Prometheus `up`. */
const OTHERS = new Set([
  'amanah_backup_last_seconds',
  'up',
  'process_cpu_seconds_total',
  'process_resident_memory_bytes',
  'nodejs_eventloop_lag_p99_seconds',
]);

const rules = text('deploy', 'monitoring', 'rules.yaml');
const recorded = new Set([...rules.matchAll(/record: (\S+)/g)].map(([, name]) => name));
const boards = readdirSync(join(ROOT, 'deploy', 'monitoring', 'dashboards')).map((name) => ({
  name,
  board: JSON.parse(text('deploy', 'monitoring', 'dashboards', name)) as {
    readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
  },
}));

const METRIC = /\b(?:amanah[_:][\w:]+|process_\w+|nodejs_\w+|up)\b(?=[{)[\s]|$)/g;
const strange = (expression: string): readonly string[] =>
  [...expression.matchAll(METRIC)]
    .map(([name]) => name)
    .filter(
      (name) => !recorded.has(name) && !OTHERS.has(name) && !DEFINED.has(name.replace(/_(?:bucket|count|sum)$/, '')),
    );

test('alerts ask for measurements that core, web or the backup really serve', () => {
  expect(DEFINED.size).toBeGreaterThan(20);
  const expressions = [...rules.matchAll(/expr: (.+)$/gm)].map(([, expression = '']) => expression);
  expect(expressions.length).toBeGreaterThan(20);
  expect(expressions.flatMap(strange)).toEqual([]);
  expect(strange('max(amanah_nothing_of_the_kind)')).toEqual(['amanah_nothing_of_the_kind']);
});

test('dashboards ask for measurements that are really served, and each panel for one', () => {
  expect(boards.map(({ name }) => name).sort()).toEqual(['bank-day.json', 'technology.json']);
  for (const { board } of boards)
    for (const { title, targets } of board.panels)
      for (const { expr } of targets) {
        expect(expr.match(METRIC), title).not.toBeNull();
        expect(strange(expr), title).toEqual([]);
      }
});

test('each measurement of the product is watched by an alert or shown on a dashboard', () => {
  const used = `${rules}\n${boards.map(({ board }) => JSON.stringify(board)).join('\n')}`;
  /** A position has no bad value of its own: amanah_anchor_failing_seconds tells. */
  const known = ['amanah_anchor_position'];
  expect([...DEFINED].filter((name) => name && !used.includes(name) && !known.includes(name))).toEqual([]);
});

test('each alert names a runbook that is there, and each runbook is named', () => {
  const alerts = rules.split(/- alert: /).slice(1);
  const named = alerts.map((alert) => /runbook: docs\/runbooks\/(\S+)/.exec(alert)?.[1] ?? `none: ${alert}`);
  const there = readdirSync(join(ROOT, 'docs', 'runbooks')).filter((name) => name !== 'README.md');
  expect([...new Set(named)].sort()).toEqual(there.sort());
  for (const name of there)
    expect(text('docs', 'runbooks', name), name).toMatch(/^# .+\n\n.+\n\n## Look at\n\n- [\s\S]+\n## Do\n\n- /);
});

test('the age of a backup counts finished ones without error, by kind', () => {
  const backup = (type: string, stop: number, error = false) => ({ type, error, timestamp: { start: stop - 9, stop } });
  const info = [{ backup: [backup('full', 100), backup('incr', 200), backup('incr', 300, true), backup('full', 90)] }];
  const lines = (measurements(info) as string).split('\n').filter((line) => !line.startsWith('#'));
  expect(lines).toEqual([
    'amanah_backup_last_seconds{type="full"} 100',
    'amanah_backup_last_seconds{type="incr"} 200',
    '',
  ]);
});
