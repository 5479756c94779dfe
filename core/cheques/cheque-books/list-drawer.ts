import type { z } from 'zod';
import type { Db } from '#core/db/client.ts';
import { dataSubject } from '#core/engine/data-subject.ts';
import { type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { BANK } from '#lib/bank.ts';
import { listDrawerData } from '#lib/cheques/schemas/unfunded.ts';
import { toDisplay } from '#lib/dates.ts';
import { fail } from '#lib/errors/errors.ts';
import { formatRupiah } from '#lib/money.ts';

type Data = z.output<typeof listDrawerData>;

/** The drawer, and the instruments for which the bank may list the drawer today; amounts in minor units. */
interface Drawer {
  readonly nama_nasabah: string;
  readonly lembar: number;
  readonly nominal: bigint;
  readonly warkat: string;
  /** The bank's day, and the end of a freeze of the drawer's right to cheques. */
  readonly terbit: string;
  readonly sampai: string;
}

async function load(db: Db, { nomor_nasabah }: Data): Promise<Drawer> {
  const [row] = await db<Drawer[]>`
    with hari as (select max(accounting_date) as hari from branch)
    select c.nama_nasabah, h.hari as terbit, (h.hari + make_interval(months => parameter_on('dhn_beku_bulan', h.hari)::integer))::date as sampai,
      s.lembar::integer, s.nominal::bigint, s.warkat
    from customer c cross join hari h cross join lateral (
      select count(*) as lembar, coalesce(sum(x.nominal), 0) as nominal, coalesce(string_agg(x.jenis || ' ' || x.nomor_warkat, ', '), '') as warkat
      from warkat_to_list(c.nomor_nasabah, h.hari, true) x) s
    where c.nomor_nasabah = ${nomor_nasabah}`;
  return row ?? fail('NOT_FOUND');
}

const due: Rule<Data, Drawer> = {
  name: 'due',
  check: ({ data, extra }) => (extra.lembar > 0 ? null : reject('DHN_NOT_DUE', { nasabah: data.nomor_nasabah })),
};

/** The instruments that count are those the form showed. */
const asSeen: Rule<Data, Drawer> = {
  name: 'asSeen',
  check: ({ data, extra }) =>
    extra.lembar === 0 || extra.warkat === data.warkat ? null : reject('DATA_CHANGED', { objek: data.nomor_nasabah }),
};

/**
 * Cantumkan penarik dalam daftar hitam: puts the drawer of unfunded instruments on the bank's own list for a year; from then on the drawer gets no
 * cheques any more. By two officers of compliance (domain: clearing, DHN).
 */
export const listDrawer: Operation<Data, Drawer> = {
  code: 'CANTUM_DHN',
  schema: listDrawerData,
  needs: () => ({}),
  load,
  rules: [due, asSeen],
  subject: ({ data, extra }) => dataSubject(`${extra.nama_nasabah} · ${data.warkat}`),
  journal: () => [],
  effects: ({ data, extra }) => [
    recordChange('warkat_listing', {
      aksi: 'BUAT',
      versi: 0,
      baris: {
        nomor_dhib: '',
        nomor_nasabah: data.nomor_nasabah,
        terbit: extra.terbit,
        sampai: extra.sampai,
        lembar: extra.lembar,
        nominal: extra.nominal.toString(),
        warkat: extra.warkat,
        alasan: data.alasan,
      },
      rincian: { bank: BANK },
    }),
  ],
  change: {
    object: ({ data }) => `DHIB:BARU/${data.nomor_nasabah}`,
    customers: ({ data }) => [data.nomor_nasabah],
    level: () => 'COMPLIANCE',
    fields: ({ data, extra }) => [
      { kolom: 'nama_nasabah', lama: '', baru: extra.nama_nasabah },
      { kolom: 'warkat_kosong', lama: '', baru: extra.warkat },
      { kolom: 'nominal', lama: '', baru: formatRupiah(extra.nominal) },
      { kolom: 'beku_sejak', lama: '', baru: toDisplay(extra.terbit) },
      { kolom: 'beku_sampai', lama: '', baru: toDisplay(extra.sampai) },
      { kolom: 'alasan', lama: '', baru: data.alasan },
    ],
  },
};
