import type { Query } from '#core/access/context.ts';
import { mandateOfRule, type SigningRule } from '#lib/customers/specimens.ts';
import { fail } from '#lib/errors/errors.ts';
import { fromMinor } from '#lib/money.ts';
import type { ProdukDitawarkan } from '#types/proto/accounts/opening.ts';
import { percent } from './open-rule.ts';
import { type Offer, offersOn } from './opening-context.ts';

interface Asked {
  readonly nama_nasabah: string;
  readonly jenis: 'P' | 'B';
  readonly status: string;
  readonly kode_cabang: string;
  readonly dewasa: boolean;
  readonly resiko: string;
  readonly tujuan: string;
  readonly sumber_dana: string;
  readonly surel: string;
  readonly penanda_tangan: string[];
  readonly hari: string;
  readonly aturan: SigningRule | null;
}

function toWire(offer: Offer): ProdukDitawarkan {
  const amount = (minor: bigint) => fromMinor(minor, offer.kode_valuta);
  return {
    kode_produk: offer.kode_produk,
    nama_produk: offer.nama_produk,
    jenis: offer.jenis,
    akad: offer.akad,
    kode_valuta: offer.kode_valuta,
    buku: offer.buku ? 'T' : 'F',
    syarat_sejak: offer.syarat_sejak,
    nisbah_nasabah: offer.nisbah_nasabah === null ? '' : percent(offer.nisbah_nasabah),
    setoran_awal: amount(offer.setoran_awal),
    setoran_berikut: amount(offer.setoran_berikut),
    saldo_minimum: amount(offer.saldo_minimum),
    biaya_bulanan: amount(offer.biaya_bulanan),
    biaya_di_bawah_minimum: amount(offer.biaya_di_bawah_minimum),
    biaya_penutupan: amount(offer.biaya_penutupan),
    tarik_bebas: offer.tarik_bebas ? 'T' : 'F',
  };
}

/**
 * Returns a customer and the products on offer on the bank's day: those for the customer's kind whose terms are open to new accounts. For another
 * branch's customer it returns only name and branch. HOLDER_NOT_FOUND.
 */
export const penawaran: Query<'opening.penawaran'> = async ({ db, caller }, { nomor_nasabah }) => {
  const [row] = await db<Asked[]>`
    select n.nama_nasabah, n.jenis, n.status, n.kode_cabang, b.accounting_date as hari, coalesce(n.resiko, '') as resiko, coalesce(n.tujuan, '') as tujuan, n.surel,
      coalesce((select i.sumber from customer_income i where i.nomor_nasabah = n.nomor_nasabah order by i.sumber limit 1), '') as sumber_dana,
      coalesce(n.tanggal_lahir + make_interval(years => parameter_on('umur_dewasa', b.accounting_date)::integer) <= b.accounting_date, false) as dewasa,
      array(select r.nama from customer_relation r where r.nomor_nasabah = n.nomor_nasabah and r.peran = 'PENANDA_TANGAN' order by r.urut) as penanda_tangan,
      (select e.aturan_tanda_tangan from customer_entity e where e.nomor_nasabah = n.nomor_nasabah) as aturan
    from customer n, branch b where n.nomor_nasabah = ${nomor_nasabah} and b.kode_cabang = ${caller.kodeCabang}`;
  if (!row) return fail('HOLDER_NOT_FOUND', { params: { nasabah: nomor_nasabah } });
  const opens = row.kode_cabang === caller.kodeCabang || caller.headOffice;
  const offers = opens ? await offersOn(db, row.hari, '', nomor_nasabah) : [];
  return {
    nomor_nasabah,
    nama_nasabah: row.nama_nasabah,
    jenis: row.jenis,
    status: row.status,
    kode_cabang: row.kode_cabang,
    dewasa: opens && row.dewasa ? 'T' : 'F',
    resiko: opens ? row.resiko : '',
    tujuan: opens ? row.tujuan : '',
    sumber_dana: opens ? row.sumber_dana : '',
    surel: opens && row.surel !== '' ? 'T' : 'F',
    penanda_tangan: opens ? row.penanda_tangan : [],
    cara_tanda_tangan: opens && row.aturan ? mandateOfRule[row.aturan] : '',
    produk: offers
      .filter(({ ditawarkan, nasabah, jenis }) => ditawarkan && nasabah.includes(row.jenis) && jenis !== 'DEPOSITO')
      .map(toWire),
    hari: row.hari,
  };
};
