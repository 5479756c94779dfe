import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A posting that a core has answered as booked, as it stands in a file outside the database. Amounts are decimal strings. */
export interface Answered {
  readonly waktu: string;
  readonly kunci: string;
  readonly rpc: string;
  readonly id_user: string;
  readonly id_jurnal: string;
  readonly nomor_referensi: string;
  readonly tanggal: string;
  /** Each line: branch, ledger account, account, currency, debit, credit. */
  readonly baris: readonly (readonly [string, string, string, string, string, string])[];
}

/** So many answers could not be written, between these moments: who compares must know that the files are not whole. */
export interface Gap {
  readonly hilang: number;
  readonly sejak: string;
  readonly sampai: string;
}

const ANSWER_FILE = /^answers-[0-9TZ]+-\d+-\d+\.jsonl$/;

/** Returns the answer files of a folder, oldest first. */
export const answerFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => ANSWER_FILE.test(name)).sort();

/** The core was killed in the middle of the last line of a file. */
function parsed(line: string): Answered | Gap | undefined {
  try {
    return JSON.parse(line) as Answered | Gap;
  } catch {
    return undefined;
  }
}

const BATCH = 2_000;

/** Reads all answers of these folders, some at a time. `onGap` receives what the files lack. */
export async function* readAnswers(
  folders: readonly string[],
  onGap: (gap: Gap) => void,
): AsyncGenerator<readonly Answered[]> {
  for (const folder of folders)
    for (const name of await answerFiles(folder)) {
      let batch: Answered[] = [];
      for await (const line of createInterface({ input: createReadStream(join(folder, name)) })) {
        const entry = parsed(line);
        if (!entry) continue;
        if ('hilang' in entry) onGap(entry);
        else batch.push(entry);
        if (batch.length < BATCH) continue;
        yield batch;
        batch = [];
      }
      if (batch.length > 0) yield batch;
    }
}
