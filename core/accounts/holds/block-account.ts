import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Db } from '#core/db/client.ts';
import { type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { POSTPONEMENT_DAYS, placedBy } from '#lib/accounts/holds.ts';
import { blockData, unblockData } from '#lib/accounts/schemas/hold.ts';
import { toDisplay } from '#lib/dates.ts';
import {
  type Block,
  type BlockedAccount,
  chosenRow,
  differing,
  familyOf,
  highestOf,
  loadBlocked,
  notPast,
  ofAnAccount,
  startOf,
  subjectOf,
} from './blocked-account.ts';

type BlockInput = z.output<typeof blockData>;
type UnblockInput = z.output<typeof unblockData>;

interface Extra extends BlockedAccount {
  /** The last day of a postponement of transactions from the asked day; '' where there is none. */
  readonly tunda_sampai: string;
}

/** Returns the last of the business days for which transactions may be postponed, the first one counted. */
async function postponedUntil(db: Db, start: string): Promise<string> {
  const [row] = await db<{ hari: string }[]>`
    select max(d.hari) as hari from (
      select g::date as hari from generate_series(${start}::date::timestamp, ${start}::date::timestamp + interval '60 days', interval '1 day') g
      where extract(isodow from g) < 6 and not exists (select from holiday h where h.tanggal = g::date)
      order by 1 limit ${POSTPONEMENT_DAYS}) d`;
  return row?.hari ?? start;
}

/** Transactions are postponed for a few business days, once by the same letter (domain: blocks, holds, balances). */
const putOffBriefly: Rule<BlockInput, Extra> = {
  name: 'putOffBriefly',
  check: ({ data, extra }) => {
    if (data.sebab !== 'PENUNDAAN') return null;
    if (data.tanggal_akhir > extra.tunda_sampai)
      return reject('POSTPONED_TOO_LONG', { tanggal: extra.tunda_sampai }, 'tanggal_akhir');
    const before = extra.blocks.some(
      ({ sebab, nomor_surat }) => sebab === 'PENUNDAAN' && nomor_surat === data.nomor_surat,
    );
    return before ? reject('POSTPONED_TWICE', { surat: data.nomor_surat }, 'nomor_surat') : null;
  },
};

/** Blocks a side of an account, or both, from a day on until it is lifted or expires. */
export const blockAccount: Operation<BlockInput, Extra> = {
  code: 'BLOKIR_REKENING',
  schema: blockData,
  needs: () => ({}),
  load: async (db, data) => {
    const account = await loadBlocked(db, data);
    const start = data.tanggal_awal || account.hari;
    return { ...account, tunda_sampai: data.sebab === 'PENUNDAAN' ? await postponedUntil(db, start) : '' };
  },
  rules: [...ofAnAccount, notPast, putOffBriefly],
  subject: subjectOf,
  journal: () => [],
  change: {
    object: ({ data }) => `BLOKIR:${data.nomor_rekening}`,
    customers: familyOf,
    level: ({ data }) => placedBy[data.tingkat],
    fields: (context) => {
      const { data, extra } = context;
      return [
        { kolom: 'blokir', lama: extra.blokir, baru: data.arah },
        ...differing([
          { kolom: 'sebab_blokir', lama: '', baru: data.sebab },
          { kolom: 'atas_permintaan', lama: '', baru: data.tingkat },
          { kolom: 'mulai', lama: '', baru: startOf(context) },
          { kolom: 'sampai', lama: '', baru: data.tanggal_akhir },
          { kolom: 'nomor_surat', lama: '', baru: data.nomor_surat },
          { kolom: 'alasan', lama: '', baru: data.alasan },
        ]),
      ];
    },
  },
  effects: (context) => {
    const { data } = context;
    return [
      recordChange('block', {
        aksi: 'BUAT',
        versi: 0,
        baris: {
          id_blokir: randomUUID(),
          nomor_rekening: data.nomor_rekening,
          arah: data.arah,
          sebab: data.sebab,
          tingkat: data.tingkat,
          alasan: data.alasan,
          nomor_surat: data.nomor_surat,
          tanggal_awal: startOf(context),
          tanggal_akhir: data.tanggal_akhir || null,
        },
      }),
    ];
  },
};

const chosenBlocks = (data: UnblockInput, { blocks }: BlockedAccount): readonly Block[] =>
  data.blokir.flatMap(({ id_blokir }) => blocks.find((row) => row.id_blokir === id_blokir) ?? []);

const blocksInForce: Rule<UnblockInput, BlockedAccount> = {
  name: 'blocksInForce',
  check: ({ data, extra }) =>
    data.blokir.reduce<ReturnType<typeof chosenRow>>(
      (found, row) => found ?? chosenRow(extra.blocks, row, data, 'blokir'),
      null,
    ),
};

/** Names a block for items and trails: its side, its first day, its letter. */
const named = ({ arah, tanggal_awal, nomor_surat }: Block): string =>
  [`${arah} ${toDisplay(tanggal_awal)}`, nomor_surat].filter(Boolean).join(' · ');

/** Lifts blocks of an account: by the level that asked for them or a higher one (domain: blocks, holds, balances). */
export const unblockAccount: Operation<UnblockInput, BlockedAccount> = {
  code: 'BUKA_BLOKIR',
  schema: unblockData,
  needs: () => ({}),
  load: loadBlocked,
  rules: [...ofAnAccount, blocksInForce],
  subject: subjectOf,
  journal: () => [],
  change: {
    object: ({ data }) => `BLOKIR:${data.nomor_rekening}`,
    customers: familyOf,
    level: ({ data, extra }) => highestOf(chosenBlocks(data, extra)),
    fields: ({ data, extra }) => [
      { kolom: 'blokir_dicabut', lama: chosenBlocks(data, extra).map(named).join('; '), baru: '' },
      ...differing([
        { kolom: 'nomor_surat', lama: '', baru: data.nomor_surat },
        { kolom: 'alasan', lama: '', baru: data.alasan },
      ]),
    ],
  },
  effects: ({ data }) =>
    data.blokir.map(({ id_blokir, versi }) =>
      recordChange('block', {
        aksi: 'UBAH',
        versi,
        baris: { id_blokir, nomor_rekening: data.nomor_rekening, dicabut: true },
        rincian: { surat: data.nomor_surat },
      }),
    ),
};
