import type { Db } from '#core/db/client.ts';
import { type BulkJournal, CHUNK } from '#core/engine/bulk.ts';
import { partsOf } from '#core/engine/end-of-day-chunks.ts';
import { postAtEndOfDay } from '#core/engine/end-of-day-post.ts';
import {
  awaitBranches,
  type EndOfDay,
  type EndOfDayChunk,
  type EndOfDayDone,
  type EndOfDayFinding,
  type EndOfDayStep,
  isMonthEnd,
  monthOf,
  WHOLE,
} from '#core/engine/end-of-day-step.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { journalOf, type PlannedShare, roundingJournal } from './share-journals.ts';

const nothing = { temuan: [] } as const;

/** A month that a branch shares: the step of its end of day, and the next number among that step's postings. */
export interface Sharing {
  readonly endOfDay: EndOfDay;
  readonly bulan: string;
  /** The step that posts, where that is not the one of the operation's own name. */
  readonly step?: string;
  readonly nomor: number;
}

/** Locks the balances of the branch's accounts in the month (domain: average daily balance). */
export const lockAverages: EndOfDayStep = {
  code: 'RATA_RATA',
  title: { id: 'Kunci saldo rata-rata', en: 'Lock average balances' },
  only: isMonthEnd,
  chunks: async () => WHOLE,
  run: async (tx, endOfDay) => {
    const [row] = await tx<{ n: number }[]>`
      select lock_averages(${endOfDay.kodeCabang}, ${monthOf(endOfDay)}::date) as n`;
    return { baris: row?.n ?? 0, ...nothing };
  },
};

/**
 * Finds pools with accounts of the branch whose rate of the month is not set; for head office, whose end of day ends the month, of the whole bank.
 */
const ratesMissing = (db: Db, endOfDay: EndOfDay) => db<{ pool: string; nama: string }[]>`
  select o.pool, o.nama from pool o
  where not exists (select from hi1000 h where h.pool = o.pool and h.bulan = ${monthOf(endOfDay)}::date and h.status in ('DITETAPKAN', 'DIBAGIKAN'))
    and case when ${endOfDay.headOffice}
      then exists (select from pool_member m join account a using (kode_produk) join account_state s using (nomor_rekening) where m.pool = o.pool and s.status <> 'TUTUP')
      else exists (select from profit_share p where p.pool = o.pool and p.bulan = ${monthOf(endOfDay)}::date and p.kode_cabang = ${endOfDay.kodeCabang}
        and p.jenis = 'BAGI_HASIL' and p.status = 'RATA_RATA') end
  order by o.pool`;

const awaited = ({ pool, nama }: { readonly pool: string; readonly nama: string }): EndOfDayFinding => ({
  jenis: 'POOL',
  id: pool,
  nama,
  sebab: 'RATE_AWAITED',
  nominal: 0n,
  menghalangi: true,
});

/**
 * The end of day waits here until two persons of head office have set the rate of the month. An account that has moved since its average was locked
 * is averaged again first, because the rate must rest on true averages.
 */
export const waitForRate: EndOfDayStep = {
  code: 'HI1000',
  title: { id: 'Tunggu HI-1000 bulan ini', en: 'Wait for HI-1000 of the month' },
  only: isMonthEnd,
  chunks: async () => WHOLE,
  foresee: async (db, endOfDay) => {
    const pools = await db<{ pool: string; nama: string }[]>`
      select o.pool, o.nama from pool o
      where not exists (select from hi1000 h where h.pool = o.pool and h.bulan = ${monthOf(endOfDay)}::date and h.status in ('DITETAPKAN', 'DIBAGIKAN'))
        and exists (select from pool_member m join account a using (kode_produk) join account_state s using (nomor_rekening)
          where m.pool = o.pool and s.status <> 'TUTUP' and (a.kode_cabang = ${endOfDay.kodeCabang} or ${endOfDay.headOffice}))
      order by o.pool`;
    return pools.map(awaited);
  },
  refresh: async (tx, endOfDay) => {
    await tx`select refresh_averages(${endOfDay.kodeCabang}, ${monthOf(endOfDay)}::date)`;
  },
  run: async (tx, endOfDay) => ({
    baris: 0,
    temuan: (await ratesMissing(tx, endOfDay)).map(awaited),
  }),
};

/** Posts the difference between the final rate and the accrual: a journal for each product. Returns the number of accounts it concerns. */
export async function levelAccruals(tx: Db, sharing: Sharing): Promise<number> {
  const { bulan, endOfDay, step, nomor } = sharing;
  const { kodeCabang } = endOfDay;
  const rows = await tx<{ kode_gl: string; selisih: bigint }[]>`
    select accrual_gl(t.kode_produk) as kode_gl, sum(t.bagian - t.akru)::bigint as selisih from true_up_plan(${kodeCabang}, ${bulan}::date) t
    group by t.kode_produk having sum(t.bagian - t.akru) <> 0 order by t.kode_produk`;
  const journals = rows.map(({ kode_gl, selisih }): BulkJournal => {
    const owed = { kode_cabang: kodeCabang, kode_gl };
    const share = { kode_cabang: kodeCabang, kode_gl: kode_gl.replace(/^202/, '601') };
    return {
      kodeCabang,
      nominal: selisih < 0n ? -selisih : selisih,
      rekening: null,
      legs:
        selisih > 0n
          ? [debit(share, selisih), credit(owed, selisih)]
          : [debit(owed, -selisih), credit(share, -selisih)],
    };
  });
  const keterangan = `Penyesuaian bagi hasil ${bulan.slice(0, 7)}`;
  await postAtEndOfDay(tx, endOfDay, { operasi: 'TRUE_UP', step, nomor, keterangan, journals });
  const [row] = await tx<{ n: number }[]>`select record_true_up(${kodeCabang}, ${bulan}::date) as n`;
  return row?.n ?? 0;
}

/** Adjusts the accruals to the final rate, up or down. */
export const trueUp: EndOfDayStep = {
  code: 'TRUE_UP',
  title: { id: 'Sesuaikan akrual dengan HI-1000 final', en: 'Bring accruals to the final HI-1000' },
  only: isMonthEnd,
  chunks: async () => WHOLE,
  run: async (tx, endOfDay, { nomor }) => ({
    baris: await levelAccruals(tx, { endOfDay, bulan: monthOf(endOfDay), nomor }),
    ...nothing,
  }),
};

/** Reports shares that went elsewhere than their owner had asked. */
export const detours = (shares: readonly PlannedShare[]): EndOfDayFinding[] =>
  shares
    .filter(({ diminta, tujuan, neto }) => neto > 0n && diminta !== tujuan)
    .map(({ nomor_rekening, nama_rekening, tujuan, neto }) => ({
      jenis: 'REKENING',
      id: nomor_rekening,
      nama: nama_rekening,
      sebab: tujuan === '' ? 'SHARE_HELD' : 'SHARE_KEPT_HOME',
      nominal: neto,
      menghalangi: false,
    }));

/** Divides the accounts of a branch that are still to be paid for a month into parts. */
export const unpaid = (db: Db, kodeCabang: string, bulan: string): Promise<readonly EndOfDayChunk[]> =>
  partsOf(
    db,
    db`select p.nomor_rekening from profit_share p
       where p.bulan = ${bulan}::date and p.kode_cabang = ${kodeCabang} and p.jenis = 'BAGI_HASIL' and p.status = 'RATA_RATA' and p.dibayar`,
    CHUNK,
  );

/** Pays the accounts between two numbers. */
export async function payShares(tx: Db, sharing: Sharing, { dari, sampai }: EndOfDayChunk): Promise<EndOfDayDone> {
  const { bulan, endOfDay, step, nomor } = sharing;
  const { kodeCabang } = endOfDay;
  const shares = await tx<PlannedShare[]>`
    select p.nomor_rekening, a.nama_rekening, p.bagian, p.bruto, p.pajak, p.zakat, p.neto, p.tujuan, coalesce(l.rekening_lain, p.nomor_rekening) as diminta,
      t.kode_cabang as tujuan_cabang, t.kode_gl as tujuan_gl
    from plan_shares(${kodeCabang}, ${bulan}::date, ${dari}, ${sampai}) p join account a using (nomor_rekening)
    left join account_link l on l.nomor_rekening = p.nomor_rekening and l.guna = 'BAGI_HASIL'
    left join account t on t.nomor_rekening = p.tujuan order by p.nomor_rekening`;
  const journals = [
    ...shares.filter(({ bruto }) => bruto > 0n).map((share) => journalOf(kodeCabang, share)),
    ...roundingJournal(kodeCabang, shares),
  ];
  const keterangan = `Bagi hasil ${bulan.slice(0, 7)}`;
  await postAtEndOfDay(tx, endOfDay, { operasi: 'BAGI_HASIL', step, nomor, keterangan, journals });
  await tx`select record_shares(${kodeCabang}, ${bulan}::date, ${dari}, ${sampai})`;
  return { baris: shares.length, temuan: detours(shares) };
}

/** Gives each account its share of the month: Dr 202001 / Cr account, 205001, 206001, and the rounding difference to 209001. */
export const distribute: EndOfDayStep = {
  code: 'BAGI_HASIL',
  title: { id: 'Bagikan bagi hasil', en: 'Distribute profit shares' },
  only: isMonthEnd,
  byAccount: 'NAMED',
  chunks: (db, endOfDay) => unpaid(db, endOfDay.kodeCabang, monthOf(endOfDay)),
  run: (tx, endOfDay, chunk) => payShares(tx, { endOfDay, bulan: monthOf(endOfDay), nomor: chunk.nomor }, chunk),
};

/** Sweeps the rounding differences on the branch's 209001. Returns the number of journals. */
export async function sweep(tx: Db, sharing: Sharing): Promise<number> {
  const { endOfDay, bulan, step, nomor } = sharing;
  const { kodeCabang: kode_cabang } = endOfDay;
  const [row] = await tx<{ sisa: bigint }[]>`
    select coalesce(sum(t.kredit - t.debet), 0)::bigint as sisa from gl_total t
    where t.kode_cabang = ${kode_cabang} and t.kode_gl = gl('ROUNDING') and t.kode_valuta = ${BOOK_CURRENCY}`;
  const left = row?.sisa ?? 0n;
  if (left === 0n) return 0;
  const rounding = { kode_cabang, kode_gl: gl('ROUNDING') };
  const legs =
    left > 0n
      ? [debit(rounding, left), credit({ kode_cabang, kode_gl: gl('OTHER_INCOME') }, left)]
      : [debit({ kode_cabang, kode_gl: gl('OTHER_COSTS') }, -left), credit(rounding, -left)];
  await postAtEndOfDay(tx, endOfDay, {
    operasi: 'PEMBULATAN',
    step,
    nomor,
    keterangan: 'Selisih pembulatan bagi hasil',
    journals: [{ kodeCabang: kode_cabang, nominal: left < 0n ? -left : left, rekening: null, legs }],
  });
  await tx`select record_sharing_run(${kode_cabang}, ${bulan}::date)`;
  return 1;
}

/** A rounding gain on the branch's 209001 goes to other income, other expense covers a loss. */
export const sweepRounding: EndOfDayStep = {
  code: 'PEMBULATAN',
  title: { id: 'Pindahkan selisih pembulatan', en: 'Sweep the rounding difference' },
  only: isMonthEnd,
  chunks: async () => WHOLE,
  run: async (tx, endOfDay, { nomor }) => ({
    baris: await sweep(tx, { endOfDay, bulan: monthOf(endOfDay), nomor }),
    ...nothing,
  }),
};

/**
 * Head office ends the month's distribution once every branch has paid and has made all postings of its own end of day, fees and revaluation among
 * it: from then on the month takes no posting.
 */
export const endSharing: EndOfDayStep = {
  code: 'TUTUP_BAGI_HASIL',
  title: { id: 'Tutup bagi hasil bulan ini', en: 'End the month’s profit sharing' },
  only: (endOfDay) => endOfDay.headOffice && isMonthEnd(endOfDay),
  chunks: async () => WHOLE,
  run: async (tx, endOfDay) => {
    const bulan = monthOf(endOfDay);
    const missing = await tx<{ kode_cabang: string; nama_cabang: string; jumlah: number }[]>`
      select m.kode_cabang, b.nama_cabang, m.jumlah from shares_missing(${bulan}::date) m join branch b using (kode_cabang) order by 1`;
    const posting = await tx<{ kode_cabang: string; nama_cabang: string }[]>`
      select kode_cabang, nama_cabang from month_still_posted(${bulan}::date) order by 1`;
    const [row] = await tx<{ selesai: boolean }[]>`select end_sharing(${bulan}::date) as selesai`;
    return {
      baris: row?.selesai ? 1 : 0,
      temuan: [
        ...awaitBranches(missing, 'SHARES_MISSING'),
        ...awaitBranches(
          posting.filter(({ kode_cabang }) => !missing.some((branch) => branch.kode_cabang === kode_cabang)),
          'MENUNGGU_CABANG',
        ),
      ],
    };
  },
};
