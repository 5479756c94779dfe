import type { z } from 'zod';
import type { Db } from '#core/db/client.ts';
import type { Operation, Rule } from '#core/engine/operation.ts';
import { reject } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { saveScheduleData } from '#lib/cheques/schemas/clearing-schedule.ts';
import { asSeen, notBegun, type TermRow, type Terms, termFields, termSubject } from './terms.ts';

type Data = z.output<typeof saveScheduleData>;

interface Cycle {
  readonly penyerahan: string;
  readonly pengembalian: string;
  readonly hari_efektif: string;
}
interface Row extends TermRow {
  readonly nama: string;
  readonly siklus: readonly Cycle[];
  readonly cabang: string;
}
interface Extra extends Terms<Row> {
  /** A code of the form that no branch has, one that another region takes on that day, and one of this region that is missing in the form. */
  readonly asing: string | null;
  readonly diambil: string | null;
  readonly tertinggal: string | null;
}

const codesOf = ({ cabang }: Data): string[] => cabang.split(', ').filter(Boolean);

async function load(db: Db, data: Data): Promise<Extra> {
  const { wilayah, berlaku_sejak } = data;
  const codes = codesOf(data);
  const [[day], rows, [branches]] = await Promise.all([
    db<{ today: string }[]>`select max(accounting_date) as today from branch`,
    db<Row[]>`
      select s.berlaku_sejak, s.nama, s.versi, array_to_string(clearing_branches(s.wilayah, s.berlaku_sejak), ', ') as cabang, (
        select jsonb_agg(jsonb_build_object('penyerahan', to_char(c.penyerahan, 'HH24:MI'), 'pengembalian', to_char(c.pengembalian, 'HH24:MI'),
          'hari_efektif', c.hari_efektif::text) order by c.siklus)
        from clearing_cycle c where c.wilayah = s.wilayah and c.berlaku_sejak = s.berlaku_sejak) as siklus
      from clearing_schedule s where s.wilayah = ${wilayah} order by s.berlaku_sejak desc`,
    db<Omit<Extra, 'today' | 'rows'>[]>`
      select (select min(x) from unnest(${codes}::text[]) x where not exists (select from branch b where b.kode_cabang = x and b.tanggal_penutupan is null)) as asing,
        (select min(m.kode_cabang) from clearing_region_branch m
          where m.berlaku_sejak = ${berlaku_sejak}::date and m.wilayah <> ${wilayah} and m.kode_cabang = any (${codes}::text[])) as diambil,
        (select min(x) from unnest(clearing_branches(${wilayah}, ${berlaku_sejak}::date)) x where x <> all (${codes}::text[])) as tertinggal`,
  ]);
  return {
    today: day?.today ?? '',
    rows: [...rows],
    asing: branches?.asing ?? null,
    diambil: branches?.diambil ?? null,
    tertinggal: branches?.tertinggal ?? null,
  };
}

/** Each branch belongs to one region: it leaves one by joining another. */
const branchesFit: Rule<Data, Extra> = {
  name: 'branchesFit',
  check: ({ data, extra: { asing, diambil, tertinggal } }) => {
    if (data.aksi === 'HAPUS') return null;
    if (asing !== null) return reject('BRANCH_UNKNOWN', { cabang: asing }, 'cabang');
    if (diambil !== null) return reject('CLEARING_REGION_TAKEN', { cabang: diambil }, 'cabang');
    return tertinggal === null ? null : reject('CLEARING_REGION_LEFT', { cabang: tertinggal }, 'cabang');
  },
};

/** Writes cycles as one text: 12:00 (14:00) +1; 15:00 (16:30) +2. */
const cyclesText = (rows: readonly Cycle[]): string =>
  rows
    .map(({ penyerahan, pengembalian, hari_efektif }) => `${penyerahan} (${pengembalian}) +${hari_efektif}`)
    .join('; ');

/** Saves the cut-offs of a region's clearing from a day on, and its branches. Always by two persons of head office. */
export const saveSchedule: Operation<Data, Extra> = {
  code: 'SIMPAN_JADWAL_KLIRING',
  schema: saveScheduleData,
  load,
  needs: () => ({}),
  rules: [notBegun(), asSeen(), branchesFit],
  subject: termSubject,
  journal: () => [],
  effects: ({ data }) => {
    const key = { wilayah: data.wilayah, berlaku_sejak: data.berlaku_sejak };
    if (data.aksi === 'HAPUS')
      return [recordChange('clearing_schedule', { aksi: data.aksi, versi: data.versi, baris: key })];
    return [
      recordChange('clearing_schedule', {
        aksi: data.aksi,
        versi: data.versi,
        baris: { ...key, nama: data.nama },
        bagian: {
          clearing_cycle: data.siklus.map((cycle, place) => ({
            ...cycle,
            siklus: place + 1,
            hari_efektif: Number.parseInt(cycle.hari_efektif, 10), // not an amount: days
          })),
          clearing_region_branch: codesOf(data).map((kode_cabang) => ({ kode_cabang })),
        },
      }),
    ];
  },
  change: {
    object: ({ data }) => `JADWAL_KLIRING:${data.wilayah}`,
    level: () => 'HO_FINANCE',
    fields: (context) => {
      const { data } = context;
      const scheduleText = (row: Pick<Row, 'nama' | 'siklus' | 'cabang'>) =>
        [
          ['nama_wilayah', row.nama],
          ['siklus_kliring', cyclesText(row.siklus)],
          ['cabang_wilayah', row.cabang],
        ] as const;
      return termFields<Data, Row>(context, scheduleText, scheduleText(data));
    },
  },
};
