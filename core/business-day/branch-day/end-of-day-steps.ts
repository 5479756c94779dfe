import type { Db } from '#core/db/client.ts';
import {
  awaitBranches,
  type EndOfDayDone,
  type EndOfDayFinding,
  type EndOfDayStep,
  type FindingKind,
  WHOLE,
} from '#core/engine/end-of-day-step.ts';

interface Blocker {
  readonly kode: string;
  readonly id: string;
  readonly nama: string;
  readonly orang: string;
  readonly nominal: bigint;
}

/** The kind of a blocker's record, and whether the finding shows its name. */
const kinds: Readonly<Record<string, { readonly jenis: FindingKind; readonly byName?: true }>> = {
  KAS_TELLER: { jenis: 'KAS', byName: true },
  SERAH_TERIMA: { jenis: 'KAS', byName: true },
  KHASANAH: { jenis: 'KAS', byName: true },
  KAS_MENUNGGU: { jenis: 'ITEM' },
  PERANTARA: { jenis: 'GL' },
  STOK_CETAK: { jenis: 'STOK' },
};

/** Lists the blockers of closing the branch, each by its record. */
async function blockers(db: Db, kodeCabang: string): Promise<readonly EndOfDayFinding[]> {
  const rows = await db<Blocker[]>`select kode, id, nama, orang, nominal from day_blockers(${kodeCabang})`;
  return rows.map(({ kode, id, nama, orang, nominal }) => ({
    ...(kinds[kode] && { jenis: kinds[kode].jenis }),
    id: kinds[kode]?.byName ? nama : id,
    nama: [nama, orang].filter(Boolean).join(' · '),
    sebab: kode,
    nominal,
    menghalangi: true,
  }));
}

const nothing: EndOfDayDone = { baris: 0, temuan: [] };
const rows = (baris: number): EndOfDayDone => ({ baris, temuan: [] });

/**
 * Checks that the branch may close: its tills, vault, items and books (domain: branch day). A forced end of day reports the blockers it leaves as
 * they are.
 */
export const checkBranch: EndOfDayStep = {
  code: 'PERIKSA',
  title: { id: 'Periksa cabang', en: 'Check the branch' },
  chunks: async () => WHOLE,
  run: async (tx, { run, kodeCabang }) => {
    const [endOfDay] = await tx<{ paksa: boolean }[]>`select paksa from eod_run where run = ${run}`;
    const found = await blockers(tx, kodeCabang);
    return {
      baris: found.length,
      temuan: found.map((finding) => ({ ...finding, menghalangi: endOfDay?.paksa !== true })),
    };
  },
  foresee: (db, { kodeCabang }) => blockers(db, kodeCabang),
};

/** Waits until all calls of people are finished, and lets none begin any more. */
export const stopCounter: EndOfDayStep = {
  code: 'HENTIKAN_LOKET',
  title: { id: 'Hentikan loket', en: 'Stop the counter' },
  chunks: async () => WHOLE,
  run: async (tx, { run }) => {
    await tx`select eod_stop_counters(${run})`;
    return nothing;
  },
};

/** Records the position of the books before any automatic posting: transaction, write-ahead log and the head of the audit hash chain. */
export const savepoint: EndOfDayStep = {
  code: 'TITIK_SIMPAN',
  title: { id: 'Titik simpan', en: 'Savepoint' },
  chunks: async () => WHOLE,
  run: async (tx, { run }) => {
    await tx`select eod_savepoint(${run})`;
    return rows(1);
  },
};

/** Ends undecided items: waiting ones are cancelled, drafts and returned ones expire, and their makers are informed. */
export const endItems: EndOfDayStep = {
  code: 'BATALKAN_MENUNGGU',
  title: { id: 'Batalkan yang menunggu', en: 'Cancel what waits' },
  chunks: async () => WHOLE,
  run: async (tx, { run }) => {
    const [ended] = await tx<{ baris: number }[]>`select eod_cancel_items(${run}) as baris`;
    return rows(ended?.baris ?? 0);
  },
};

/** Finds branches whose end of day has begun and is not over: head office, whose day is the bank's, closes after them. */
async function stillAtIt(db: Db, headOffice: boolean, kodeCabang: string): Promise<readonly EndOfDayFinding[]> {
  if (!headOffice) return [];
  const open = await db<{ kode_cabang: string; nama_cabang: string }[]>`
    select b.kode_cabang, b.nama_cabang from eod_run e join branch b using (kode_cabang)
    where e.status <> 'SELESAI' and e.kode_cabang <> ${kodeCabang} order by 1`;
  return awaitBranches(open, 'MENUNGGU_CABANG');
}

/** Closes the day. Head office's comes after every other end of day under way. */
export const rollDay: EndOfDayStep = {
  code: 'GULIR',
  title: { id: 'Tutup hari', en: 'Close the day' },
  chunks: async () => WHOLE,
  run: async (tx, { run, headOffice, kodeCabang }) => {
    const waiting = await stillAtIt(tx, headOffice, kodeCabang);
    if (waiting.length > 0) return { baris: 0, temuan: waiting };
    await tx`select eod_close(${run})`;
    return rows(1);
  },
  foresee: (db, { headOffice, kodeCabang }) => stillAtIt(db, headOffice, kodeCabang),
};
