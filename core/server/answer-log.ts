import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { inRounds } from '#core/db/rounds.ts';
import { type Answered, answerFiles, type Gap } from '#core/ledger/answer-file.ts';
import type { Posting } from '#types/proto/common.ts';

/** One write and one flush a second, whatever the rate of postings. */
const PAUSE_MS = 1_000;
/** So many answers wait in memory while the disk does not take them: some minutes of a busy core. */
const MOST_WAITING = 50_000;
const FILE_BYTES = 64 * 1024 * 1024;
/** Older files go: with these a folder holds about 4 GB, some 8 million postings. */
const FILES = 64;

/** Keeps what this core has answered as booked, outside the database. */
export interface AnswerLog {
  note(answer: Answered): void;
  /** Writes what waits and closes the file. */
  stop(): Promise<void>;
}

/** The answer of a call as it is kept; undefined where it has booked nothing. */
export function answeredOf(
  call: { readonly rpc: string; readonly key: string; readonly idUser: string },
  answer: unknown,
): Answered | undefined {
  const { id_jurnal = '', nomor_referensi = '', tanggal_akuntansi = '', jurnal = [] } = answer as Partial<Posting>;
  if (id_jurnal === '' || call.key === '') return undefined;
  return {
    waktu: new Date().toISOString(),
    kunci: call.key,
    rpc: call.rpc,
    id_user: call.idUser,
    id_jurnal,
    nomor_referensi,
    tanggal: tanggal_akuntansi,
    baris: jurnal.map((line) => [
      line.kode_cabang,
      line.kode_gl,
      line.nomor_rekening,
      line.kode_valuta,
      line.debet,
      line.kredit,
    ]),
  };
}

/** One gap in place of two that follow each other. */
const joined = (first: Gap | undefined, second: Gap | undefined): Gap | undefined =>
  first && second
    ? { hilang: first.hilang + second.hilang, sejak: first.sejak, sampai: second.sampai }
    : (first ?? second);

/** Makes files of the folder, each up to a size, and removes the oldest beyond their number. */
function rotating(folder: string) {
  let current: { readonly file: Awaited<ReturnType<typeof open>>; bytes: number } | undefined;
  let serial = 0;
  const next = async () => {
    await mkdir(folder, { recursive: true });
    const stamp = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
    serial += 1;
    const name = `answers-${stamp}-${process.pid}-${serial}.jsonl`;
    const file = await open(join(folder, name), 'ax', 0o600);
    const known = await answerFiles(folder);
    for (const old of known.slice(0, Math.max(0, known.length - FILES))) await rm(join(folder, old), { force: true });
    return { file, bytes: 0 };
  };
  return {
    append: async (text: string) => {
      current ??= await next();
      await current.file.appendFile(text);
      await current.file.datasync();
      current.bytes += Buffer.byteLength(text);
      if (current.bytes < FILE_BYTES) return;
      await current.file.close();
      current = undefined;
    },
    /** A file that did not take a write may end in half a line: the next write begins another one. */
    leave: async () => {
      const left = current;
      current = undefined;
      await left?.file.close().catch(() => {});
    },
  };
}

/**
 * Writes each posting that this core has answered as booked to an append-only file in the folder, a second's batch at a time, beside all postings
 * and never in their way. A disk that does not take it is logged once; what then exceeds the memory for it is counted in the file as a gap.
 */
export function openAnswerLog(folder: string, log: Logger): AnswerLog {
  const files = rotating(folder);
  let waiting: Answered[] = [];
  let gap: Gap | undefined;
  let failing = false;
  const write = async () => {
    // Answers that come while this batch is on its way to the disk stay behind it.
    const batch = [...waiting];
    const lost = gap;
    if (batch.length === 0 && !lost) return false;
    gap = undefined;
    try {
      await files.append([...(lost ? [lost] : []), ...batch].map((entry) => `${JSON.stringify(entry)}\n`).join(''));
    } catch (error) {
      gap = joined(lost, gap);
      throw error;
    }
    waiting = waiting.slice(batch.length);
    if (failing) log.info({ folder }, 'answers are written to their file again');
    failing = false;
    return false;
  };
  const stop = inRounds(write, {
    pauseMs: PAUSE_MS,
    failed: (error) => {
      if (!failing) log.error({ err: error, folder }, 'answers could not be written to their file; postings go on');
      failing = true;
      void files.leave();
    },
  });
  return {
    note: (answer) => {
      if (waiting.length < MOST_WAITING) waiting.push(answer);
      else gap = joined(gap, { hilang: 1, sejak: answer.waktu, sampai: answer.waktu });
    },
    stop: async () => {
      await stop();
      await write().catch((error: unknown) => log.error({ err: error, folder }, 'the last answers were not written'));
      await files.leave();
    },
  };
}
