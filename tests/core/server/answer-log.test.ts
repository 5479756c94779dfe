import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import pino from 'pino';
import { expect, test, vi } from 'vitest';
import { type Answered, answerFiles, type Gap, readAnswers } from '#core/ledger/answer-file.ts';
import { answeredOf, openAnswerLog } from '#core/server/answer-log.ts';
import { makeFolder } from '../../dev/folder.ts';

const log = pino({ level: 'silent' });
const posted = { nomor_referensi: 'R', tanggal_akuntansi: '2026-11-20', jurnal: [] };
const answer = (id: number): Answered => {
  const stored = answeredOf(
    { rpc: 'teller.setorTunai', key: `k${id}`, idUser: 'teller1' },
    { ...posted, id_jurnal: String(id) },
  );
  if (!stored) throw new Error('a posting was not kept');
  return stored;
};

async function readAll(folder: string) {
  const gaps: Gap[] = [];
  const ids: string[] = [];
  for await (const batch of readAnswers([folder], (gap) => gaps.push(gap)))
    ids.push(...batch.map(({ id_jurnal }) => id_jurnal));
  return { ids, gaps };
}

test('logs postings alone, and none of a call that has no key', () => {
  expect(answeredOf({ rpc: 'a.b', key: 'k', idUser: 'u' }, { nomor_referensi: 'R' })).toBe(undefined);
  expect(answeredOf({ rpc: 'a.b', key: '', idUser: 'u' }, { ...posted, id_jurnal: '1' })).toBe(undefined);
  expect(answer(1)).toMatchObject({ kunci: 'k1', id_jurnal: '1', id_user: 'teller1', tanggal: '2026-11-20' });
});

test('writes its lines into a file that only its owner reads, the rest when it stops', async () => {
  const folder = join(makeFolder(), 'answers');
  const answers = openAnswerLog(folder, log);
  for (const id of [1, 2]) answers.note(answer(id));
  await vi.waitFor(async () => expect((await readAll(folder)).ids).toEqual(['1', '2']), { timeout: 10_000 });
  answers.note(answer(3));
  await answers.stop();
  expect(await readAll(folder)).toEqual({ ids: ['1', '2', '3'], gaps: [] });
  const [name = ''] = await answerFiles(folder);
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  // A core that is killed may leave half a line, which hides no other.
  appendFileSync(join(folder, name), '{"id_jurnal":"4","ku');
  expect((await readAll(folder)).ids).toEqual(['1', '2', '3']);
});

test('answers that come while others are on their way to the disk are written after them', async () => {
  const folder = join(makeFolder(), 'answers');
  const answers = openAnswerLog(folder, log);
  answers.note(answer(0));
  // The folder is made when the first batch has been taken and before it is written.
  while (!existsSync(folder)) await turn();
  for (let id = 1; id <= 200; id++) {
    answers.note(answer(id));
    await turn();
  }
  await answers.stop();
  expect(await readAll(folder)).toEqual({ ids: Array.from({ length: 201 }, (_, id) => String(id)), gaps: [] });
});

test('a disk that does not take answers costs none within the memory for them, and a counted gap beyond', async () => {
  const folder = join(makeFolder(), 'answers');
  writeFileSync(folder, 'no folder');
  const answers = openAnswerLog(folder, log);
  for (let id = 1; id <= 50_003; id++) answers.note(answer(id));
  await turn();
  rmSync(folder);
  mkdirSync(folder);
  await answers.stop();
  const { ids, gaps } = await readAll(folder);
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([50_000, '1', '50000']);
  expect(gaps.map(({ hilang }) => hilang)).toEqual([3]);
});

test('removes the oldest of too many files and nothing else of the folder', async () => {
  const folder = makeFolder();
  const old = Array.from(
    { length: 70 },
    (_, index) => `answers-20260101T0000${String(index).padStart(2, '0')}Z-1-1.jsonl`,
  );
  for (const name of [...old, 'notes.txt']) writeFileSync(join(folder, name), '');
  const answers = openAnswerLog(folder, log);
  answers.note(answer(1));
  await answers.stop();
  const left = await answerFiles(folder);
  expect(left).toHaveLength(64);
  expect(left[0]).toBe(old[7]);
  expect((await readAll(folder)).ids).toEqual(['1']);
  expect(readFileSync(join(folder, 'notes.txt'), 'utf8')).toBe('');
});
