import type { z } from 'zod';
import type { Db } from '#core/db/client.ts';
import { dataSubject } from '#core/engine/data-subject.ts';
import { type FieldChange, type OpContext, type Operation, type Rule, reject, warn } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import {
  fitsClass,
  fitsSide,
  isPublished,
  layoutNames,
  type OpenedKind,
  openedKinds,
  standsIn,
} from '#lib/books/chart.ts';
import { saveAccountData } from '#lib/books/schemas/finance.ts';
import { toDisplay } from '#lib/dates.ts';

type Data = z.output<typeof saveAccountData>;

/** A stored account, and the obstacles to its closing. */
interface StoredAccount {
  readonly kode_gl: string;
  readonly nama_gl: string;
  readonly posisi: string;
  readonly tipe: string;
  readonly hanya_pusat: boolean;
  readonly dibuka_sejak: string | null;
  readonly ditutup_sejak: string | null;
  readonly versi: number;
  /** The record that names it and would lose its account by the closing; null: none. */
  readonly dinamai: string | null;
  /** The first branch in which its balance is not zero; null: none. */
  readonly bersaldo: string | null;
}
/** The number of lines of a layout that hold a code. */
interface Place {
  readonly laporan: string;
  readonly n: number;
}
interface Extra {
  readonly today: string;
  readonly account: StoredAccount | null;
  /** The number of lines with the code in each layout in use on its day or after it. */
  readonly places: readonly Place[];
}
type Context = OpContext<Data, Extra>;

const kindOf = (tipe: string): OpenedKind | null => openedKinds.find((kind) => kind === tipe) ?? null;

async function placesOf(db: Db, { aksi, kode_gl, tipe, dibuka_sejak }: Data): Promise<readonly Place[]> {
  if (aksi !== 'BUAT' || dibuka_sejak === '') return [];
  const own = layoutNames.filter((layout) => standsIn(layout, tipe));
  return db<Place[]>`
    select l.laporan, (select count(*) from report_line r cross join unnest(r.dari, r.sampai) as x(dari, sampai)
            where r.laporan = l.laporan and r.berlaku_sejak = l.berlaku_sejak and r.jenis in ('BARIS', 'LUAR') and ${kode_gl} between x.dari and x.sampai)::integer as n
    from report_layout l where l.laporan = any(${own}) and l.berlaku_sejak >= report_layout_on(l.laporan, ${dibuka_sejak}::date)`;
}

async function load(db: Db, data: Data): Promise<Extra> {
  const [[day], [account], places] = await Promise.all([
    db<{ today: string }[]>`select max(accounting_date) as today from branch`,
    db<StoredAccount[]>`
      select g.kode_gl, g.nama_gl, g.posisi, g.tipe, g.hanya_pusat, g.dibuka_sejak, g.ditutup_sejak, g.versi, gl_named_by(g.kode_gl) as dinamai,
             (select s.kode_cabang from gl_balances_of(g.kode_gl) s) as bersaldo
      from gl_account g where g.kode_gl = ${data.kode_gl}`,
    placesOf(db, data),
  ]);
  return { today: day?.today ?? '', account: account ?? null, places };
}

/** A new account does not exist yet; another one is in the version the form read. */
const asSeen: Rule<Data, Extra> = {
  name: 'asSeen',
  check: ({ data, extra: { account } }) => {
    const { aksi, kode_gl: objek, versi } = data;
    if (aksi === 'BUAT') return account ? reject('DUPLICATE', { objek }, 'kode_gl') : null;
    if (!account) return reject('GL_UNKNOWN', { gl: objek }, 'kode_gl');
    return account.versi === versi ? null : reject('DATA_CHANGED', { objek });
  },
};

/** A new account has a valid class, side and day, and is on one line of its statement. */
const mayBeOpened: Rule<Data, Extra> = {
  name: 'mayBeOpened',
  check: ({ data, extra }) => {
    const { aksi, kode_gl: gl, tipe, posisi, dibuka_sejak } = data;
    const kind = kindOf(tipe);
    if (aksi !== 'BUAT' || kind === null) return null;
    if (!fitsClass(gl, kind)) return reject('GL_CLASS', { gl }, 'kode_gl');
    if (!fitsSide(kind, posisi)) return reject('GL_SIDE', { gl }, 'posisi');
    if (dibuka_sejak < extra.today) return reject('TERM_IN_FORCE', { sejak: toDisplay(dibuka_sejak) }, 'dibuka_sejak');
    return extra.places.every(({ laporan, n }) => n === 1 || isPublished(laporan))
      ? null
      : reject('GL_UNPLACED', { gl }, 'kode_gl');
  },
};

/** Warns of an account on no line or several lines of the publication: the bank completes its layout before the month is handed in. */
const isPublishedOnce: Rule<Data, Extra> = {
  name: 'isPublishedOnce',
  check: ({ data: { kode_gl: gl }, extra: { places } }) =>
    places.every(({ laporan, n }) => n === 1 || !isPublished(laporan)) ? null : warn('GL_BARIS_PUBLIKASI', { gl }),
};

/** A closed account has a balance of zero, no record names it, and it ends on a day that no branch has begun. */
const mayBeClosed: Rule<Data, Extra> = {
  name: 'mayBeClosed',
  check: ({ data, extra: { account, today } }) => {
    if (data.aksi !== 'TUTUP' || !account) return null;
    const gl = account.kode_gl;
    if (account.dinamai !== null) return reject('GL_NAMED', { gl, sebab: account.dinamai }, 'kode_gl');
    if (data.ditutup_sejak <= today || data.ditutup_sejak <= (account.dibuka_sejak ?? ''))
      return reject('GL_CLOSING_DAY', { tanggal: toDisplay(today) }, 'ditutup_sejak');
    return account.bersaldo === null ? null : reject('GL_BALANCE', { gl, cabang: account.bersaldo }, 'kode_gl');
  },
};

const day = (iso: string | null): string => (iso ? toDisplay(iso) : '');

/** Shows the account after the change, in the words of a change. */
function shown({
  data,
  extra: { account },
}: Context): readonly (readonly [kolom: string, lama: string, baru: string])[] {
  if (data.aksi === 'BUAT')
    return [
      ['kode_gl', '', data.kode_gl],
      ['nama_gl', '', data.nama_gl],
      ['tipe_gl', '', data.tipe],
      ['posisi_gl', '', data.posisi],
      ['hanya_pusat', '', data.hanya_pusat],
      ['dibuka_sejak', '', day(data.dibuka_sejak)],
    ];
  if (data.aksi === 'NAMA') return [['nama_gl', account?.nama_gl ?? '', data.nama_gl]];
  const closes = data.aksi === 'TUTUP' ? data.ditutup_sejak : null;
  return [['ditutup_sejak', day(account?.ditutup_sejak ?? null), day(closes)]];
}

const changes = (context: Context): FieldChange[] =>
  shown(context)
    .map(([kolom, lama, baru]) => ({ kolom, lama, baru }))
    .filter(({ lama, baru }) => lama !== baru);

/** Returns the columns that the action sets. */
function columns(data: Data) {
  if (data.aksi === 'BUAT')
    return {
      nama_gl: data.nama_gl,
      tipe: data.tipe,
      posisi: data.posisi,
      hanya_pusat: data.hanya_pusat === 'T',
      dibuka_sejak: data.dibuka_sejak,
    };
  if (data.aksi === 'NAMA') return { nama_gl: data.nama_gl };
  return { ditutup_sejak: data.aksi === 'TUTUP' ? data.ditutup_sejak : null };
}

/**
 * Changes an account of the chart: opens it from a day on, renames it, closes it from a day on, opens it again. Always by two persons of head office
 * (domain: chart of accounts).
 */
export const saveAccount: Operation<Data, Extra> = {
  code: 'SIMPAN_AKUN_GL',
  schema: saveAccountData,
  load,
  needs: () => ({}),
  rules: [asSeen, mayBeOpened, isPublishedOnce, mayBeClosed],
  subject: ({ data }) => dataSubject(data.alasan),
  journal: () => [],
  effects: ({ data }) => [
    recordChange('ledger_account', {
      aksi: data.aksi === 'BUAT' ? 'BUAT' : 'UBAH',
      versi: data.versi,
      baris: { kode_gl: data.kode_gl, ...columns(data) },
    }),
  ],
  change: { object: ({ data }) => `AKUN_GL:${data.kode_gl}`, level: () => 'HO_FINANCE', fields: changes },
};
