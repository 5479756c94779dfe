import type { z } from 'zod';
import type { Db } from '#core/db/client.ts';
import { moves } from '#core/db/reference/moves.ts';
import type { EffectOf } from '#core/engine/effects.ts';
import { type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { stationerySubject } from '#core/engine/stationery.ts';
import { accountTarget } from '#core/engine/targets.ts';
import { gl } from '#lib/books/gl.ts';
import { cancelSheetsData, liftStopData, returnSheetsData, stopSheetsData } from '#lib/cheques/schemas/warkat.ts';
import {
  type BookKind,
  isStopped,
  type OwnSheetState,
  presentedUntil,
  sheetsBetween,
  stoppedAs,
} from '#lib/cheques/warkat.ts';
import { atOwnBranch, servedHere } from './issue.ts';

/** Instruments of an account in a form: one, or from one to another. */
interface Named {
  readonly nomor_rekening: string;
  readonly jenis: BookKind;
  readonly nomor_awal: string;
  readonly nomor_akhir: string;
  readonly keterangan: string;
}
interface Seen {
  readonly sheets: readonly {
    readonly nomor_warkat: string;
    readonly status: OwnSheetState;
    readonly nomor_rekening: string | null;
  }[];
}
const lastOf = ({ nomor_awal, nomor_akhir }: Named): string => nomor_akhir || nomor_awal;
const countOf = (data: Named): number => sheetsBetween(data.nomor_awal, lastOf(data));

const load = async (db: Db, data: Named): Promise<Seen> => ({
  sheets: await db<[...Seen['sheets']]>`
    select s.nomor_warkat, s.status, b.nomor_rekening from warkat_leaf s join warkat_book b using (id_bukuwarkat)
    where s.jenis = ${data.jenis} and s.nomor_warkat between ${data.nomor_awal} and ${lastOf(data)} order by s.nomor_warkat`,
});

/** Every number of the range is an instrument of this account. */
const ofTheAccount: Rule<Named, Seen> = {
  name: 'ofTheAccount',
  check: ({ data, extra: { sheets } }) => {
    const other = sheets.find(({ nomor_rekening }) => nomor_rekening !== data.nomor_rekening);
    return other || sheets.length < countOf(data)
      ? reject(
          'WARKAT_NOT_OF_ACCOUNT',
          { warkat: other?.nomor_warkat ?? data.nomor_awal, rekening: data.nomor_rekening },
          'nomor_awal',
        )
      : null;
  },
};

const mayBecome = (from: OwnSheetState, to: OwnSheetState): boolean =>
  moves.some(({ tabel, dari, ke }) => tabel === 'warkat_leaf' && dari === from && ke === to);
/** Each of them may still move to the new state. */
const movable = <D extends Named>(to: (data: D) => OwnSheetState): Rule<D, Seen> => ({
  name: 'movable',
  check: ({ data, extra: { sheets } }) => {
    const stays = sheets.find(({ status }) => !mayBecome(status, to(data)));
    return stays ? reject('WARKAT_SHEET', { warkat: stays.nomor_warkat, status: stays.status }, 'nomor_awal') : null;
  },
});

const subjectOf = (data: Named, said: string) =>
  stationerySubject(`${data.jenis} ${data.nomor_awal}`, countOf(data), said, data.nomor_rekening);

const moved = (
  data: Named,
  of: Pick<EffectOf<'warkat_leaves'>, 'operasi' | 'ke'> &
    Partial<Pick<EffectOf<'warkat_leaves'>, 'sebab' | 'nomor_surat' | 'tanggal_warkat'>>,
) => [
  {
    efek: 'warkat_leaves' as const,
    fase: 'sebelum' as const,
    nomor_rekening: data.nomor_rekening,
    jenis: data.jenis,
    nomor_awal: data.nomor_awal,
    jumlah: countOf(data),
    sebab: '' as const,
    alasan: data.keterangan,
    nomor_surat: '',
    tanggal_warkat: null,
    ...of,
  },
];

type Stop = z.output<typeof stopSheetsData>;

/** Every branch may take the report of a loss; the account exists. */
const accountThere: Rule<Stop, Seen> = {
  name: 'accountThere',
  check: ({ loaded, data: { nomor_rekening: rekening } }) =>
    loaded.accounts.has(rekening) ? null : reject('ACCOUNT_NOT_FOUND', { rekening }, 'nomor_rekening'),
};

/** A cheque's drawer revokes it only after its presentment, a bilyet giro's never (domain: warkat maintenance, stop payment). */
const revocable: Rule<Stop, Seen> = {
  name: 'revocable',
  check: ({ data, date, ref }) => {
    if (data.sebab !== 'CABUT') return null;
    if (data.jenis === 'BG') return reject('WARKAT_REVOKE_BG', {}, 'sebab');
    const days = Number.parseInt(ref.parameter('kliring_masa_unjuk'), 10);
    const until = presentedUntil(data.tanggal_warkat ?? date, days);
    return until < date ? null : reject('WARKAT_REVOKE_EARLY', { tanggal: until }, 'tanggal_warkat');
  },
};

/**
 * Setop pembayaran warkat: lost, stolen, disputed or revoked instruments are not paid any more, at whichever branch it is reported; its fee Dr
 * account / Cr 502005 may be waived, and is not asked of an account that is closed and empty. Always two persons.
 */
export const stopSheets: Operation<Stop, Seen> = {
  code: 'STOP_WARKAT',
  schema: stopSheetsData,
  needs: ({ nomor_rekening }) => ({ accounts: [nomor_rekening] }),
  load,
  before: [accountThere, ofTheAccount, movable(({ sebab }: Stop) => stoppedAs(sebab))],
  rules: [revocable],
  subject: ({ data }) => subjectOf(data, [data.nomor_surat, data.keterangan].filter(Boolean).join(' ')),
  journal: () => [],
  fees: (context) =>
    context.loaded.accounts.get(context.data.nomor_rekening)?.status === 'TUTUP'
      ? []
      : [
          {
            kode: 'BIAYA_STOP_WARKAT',
            nominal: context.ref.amount('warkat_biaya_stop'),
            dari: accountTarget(context, context.data.nomor_rekening),
            kode_gl: gl('CHEQUE_BOOK_FEES'),
            dihapus: context.data.bebas_biaya === 'T',
          },
        ],
  effects: ({ data }) =>
    moved(data, {
      operasi: 'STOP_WARKAT',
      ke: stoppedAs(data.sebab),
      sebab: data.sebab,
      nomor_surat: data.nomor_surat,
      tanggal_warkat: data.tanggal_warkat ?? null,
    }),
};

type Cancel = z.output<typeof cancelSheetsData>;

/**
 * Batalkan lembar warkat: instruments that their holder spoiled or settled in another way come back and are void, of a closed account too. It posts
 * nothing. Always two persons.
 */
export const cancelSheets: Operation<Cancel, Seen> = {
  code: 'BATAL_WARKAT',
  schema: cancelSheetsData,
  needs: ({ nomor_rekening }) => ({ accounts: [nomor_rekening] }),
  load,
  before: [atOwnBranch as Rule<Cancel, Seen>, ofTheAccount, movable<Cancel>(() => 'DIBATALKAN')],
  rules: [],
  subject: ({ data }) => subjectOf(data, data.keterangan),
  journal: () => [],
  effects: ({ data }) => moved(data, { operasi: 'BATAL_WARKAT', ke: 'DIBATALKAN' }),
};

type Return = z.output<typeof returnSheetsData>;

/**
 * Terima kembali lembar warkat: unused instruments come back, before an account closes or because its owner is listed; after the closing too, since
 * its rest waits on the special account for them. Always two persons.
 */
export const returnSheets: Operation<Return, Seen> = {
  code: 'KEMBALI_WARKAT',
  schema: returnSheetsData,
  needs: ({ nomor_rekening }) => ({ accounts: [nomor_rekening] }),
  load,
  before: [atOwnBranch as Rule<Return, Seen>, ofTheAccount, movable<Return>(() => 'DITERIMA_KEMBALI')],
  rules: [],
  subject: ({ data }) => subjectOf(data, data.keterangan),
  journal: () => [],
  effects: ({ data }) => moved(data, { operasi: 'KEMBALI_WARKAT', ke: 'DITERIMA_KEMBALI' }),
};

type Lift = z.output<typeof liftStopData>;

/** All of them are stopped or lost. */
const stopped: Rule<Lift, Seen> = {
  name: 'stopped',
  check: ({ extra: { sheets } }) => {
    const other = sheets.find(({ status }) => !isStopped(status));
    return other ? reject('WARKAT_SHEET', { warkat: other.nomor_warkat, status: other.status }, 'nomor_awal') : null;
  },
};

/**
 * Buka setop warkat: instruments that were found, or whose dispute has ended, may be paid again as before, on the letter that confirms it. Always two
 * persons.
 */
export const liftStop: Operation<Lift, Seen> = {
  code: 'BUKA_STOP_WARKAT',
  schema: liftStopData,
  needs: ({ nomor_rekening }) => ({ accounts: [nomor_rekening] }),
  load,
  before: [servedHere as Rule<Lift, Seen>, ofTheAccount, stopped],
  rules: [],
  subject: ({ data }) => subjectOf(data, [data.nomor_surat, data.keterangan].filter(Boolean).join(' ')),
  journal: () => [],
  effects: ({ data }) => [
    {
      efek: 'warkat_lift',
      fase: 'sebelum',
      nomor_rekening: data.nomor_rekening,
      jenis: data.jenis,
      nomor_awal: data.nomor_awal,
      jumlah: countOf(data),
      alasan: data.keterangan,
      nomor_surat: data.nomor_surat,
    },
  ],
};
