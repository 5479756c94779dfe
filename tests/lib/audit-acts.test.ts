import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { transitions } from '#core/db/reference/flow.ts';
import { actTitle, isTrailAct, recordedAs, trailActs } from '#lib/control/audit-acts.ts';
import { id } from '#lib/messages/all.ts';
import { isMessageKey } from '#lib/messages/id.ts';

const named = (act: string) => isMessageKey(actTitle(act));
const core = new URL('../../core/', import.meta.url).pathname;
const sources = readdirSync(core, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|sql)$/.test(file) && !file.includes('seed'))
  .map((file) => readFileSync(join(core, file), 'utf8'));

test('every act that the core writes to the trail has a name in words', () => {
  const written = sources.flatMap((text) => [
    ...[...text.matchAll(/write_audit\([^;]*?'([A-Z_]{4,})'/g)].map(([, act]) => act ?? ''),
    ...[...text.matchAll(/write_audit\([^;]*?case p?_?\w+ when [^;]*? end/g)].flatMap(([call]) =>
      [...call.matchAll(/(?:then|else) '([A-Z_]+)'/g)].map(([, act]) => act ?? ''),
    ),
    ...[...text.matchAll(/insert into audit_log[^;]*?values \([^;]*?'([A-Z_]{4,})'/g)].map(([, act]) => act ?? ''),
    ...[...text.matchAll(/writeAudit\([^)]*?aksi: '([A-Z_]+)'/g)].map(([, act]) => act ?? ''),
  ]);
  expect(new Set(written).size).toBeGreaterThan(12);
  const filed = transitions.map(({ aksi }) => `FLOW_${aksi}`).filter((act) => act !== 'FLOW_POST');
  // The kind of a warning follows it.
  for (const act of [...new Set([...written, ...filed])].filter((each) => each !== 'PERINGATAN_')) {
    expect(named(act), act).toBe(true);
  }
});

test('every act a reader picks has a name; an operation also finds the refusals of its call', () => {
  for (const act of trailActs) expect(named(act), act).toBe(true);
  expect(recordedAs('SETOR_TUNAI')).toEqual(['SETOR_TUNAI', 'teller.setorTunai']);
  expect(recordedAs('MASUK')).toEqual(['MASUK']);
  expect(id[actTitle('teller.setorTunai') as keyof typeof id]).toBe('Setor tunai');
  expect(id[actTitle('audit.auditTrail') as keyof typeof id]).toBe('Jejak audit');
  expect(actTitle('BANK_LAIN')).toBe('BANK_LAIN');
});

test('recognises names that can be no act of the trail', () => {
  expect(['SETOR_TUNAI', 'MASUK', 'teller.setorTunai'].map(isTrailAct)).toEqual([true, true, true]);
  expect(['SETOR', 'setor tunai', '%', "' or 1=1"].map(isTrailAct)).toEqual([false, false, false, false]);
});
