import type { FieldChange, OpContext } from '#core/engine/operation.ts';
import { formatMoney, fromMinor, money } from '#lib/money.ts';
import { railName } from '#lib/payments/transfers.ts';
import { normaliseAnyName } from '#lib/text.ts';
import type { Asked, Mandate, Terms } from './mandate.ts';

type Context = OpContext<Asked, Mandate>;

/** Returns the fees: of a new order by the parameters, zero where waived; a changed order keeps its own. */
export function pricesOf({ data, extra }: Context): Pick<Terms, 'biaya_berhasil' | 'biaya_gagal'> {
  if (data.bebas_biaya === 'T') return { biaya_berhasil: 0n, biaya_gagal: 0n };
  const { lama } = extra;
  return lama && lama.biaya_berhasil + lama.biaya_gagal > 0n ? lama : extra;
}

/** A waiver needs the branch manager; else an officer allows it. */
export const levelOf = ({ data, extra }: Context): string => {
  const waivedBefore = extra.lama !== null && extra.lama.biaya_berhasil + extra.lama.biaya_gagal === 0n;
  return data.bebas_biaya === 'T' && !waivedBefore ? 'BRANCH_MANAGER' : 'OPS_MANAGER';
};

type TermTexts = Readonly<Record<string, string>>;

const flagOf = (flag: boolean): 'T' | 'F' => (flag ? 'T' : 'F');
const percent = (hundredths: number | null): string => (hundredths === null ? '' : `${fromMinor(BigInt(hundredths))}%`);

/** Shows the payee at another bank, and the fields of the message to it. */
const payeeTexts = (terms: Terms): TermTexts => ({
  bank_tujuan: `${railName(terms.jalur)} ${terms.kode_bank}`,
  nama_tujuan: terms.nama_luar,
  penduduk_tujuan: flagOf(terms.penduduk_tujuan),
  wni_tujuan: flagOf(terms.wni_tujuan),
  penduduk_pengirim: flagOf(terms.penduduk_pengirim),
  wni_pengirim: flagOf(terms.wni_pengirim),
  kode_tujuan: terms.kode_tujuan,
  beban: terms.beban,
});

/** Shows an order to both persons, by the names of its fields. */
function shown(terms: Terms | null, currency: string, railFee: bigint | null = null): TermTexts {
  if (terms === null) return {};
  const amount = (minor: bigint | null): string => (minor === null ? '' : formatMoney(money(currency, minor)));
  return {
    jenis_perintah: terms.jenis,
    rekening_sumber: terms.rekening_sumber,
    rekening_tujuan: terms.rekening_tujuan ?? terms.rekening_luar,
    ...(terms.jalur !== 'INTERNAL' && payeeTexts(terms)),
    biaya_jalur: amount(railFee),
    nominal_perintah: amount(terms.nominal),
    persen_perintah: percent(terms.persen),
    batas_bawah: amount(terms.batas_bawah),
    batas_atas: amount(terms.batas_atas),
    kelipatan: terms.kelipatan > 1n ? amount(terms.kelipatan) : '',
    periode_perintah: terms.periode,
    setiap: terms.setiap > 1 ? String(terms.setiap) : '',
    hari_perintah: terms.hari > 0 ? String(terms.hari) : '',
    mulai: terms.mulai,
    sampai: terms.sampai ?? '',
    kali: terms.kali === null ? '' : String(terms.kali),
    hari_libur: terms.hari_libur,
    prioritas: String(terms.prioritas),
    coba_ulang: String(terms.coba_ulang),
    jeda_ulang: String(terms.jeda_ulang),
    sebagian: flagOf(terms.sebagian),
    biaya_berhasil: amount(terms.biaya_berhasil),
    biaya_gagal: amount(terms.biaya_gagal),
    berita: terms.berita,
  };
}

/** Returns old and new values of an order's fields that differ; for a payment to another bank with the rail's fee of today. */
export function changedFields({ lama, luar }: Mandate, baru: Terms, currency: string): readonly FieldChange[] {
  const before = shown(lama, currency);
  return Object.entries(shown(baru, currency, luar?.terms.biaya))
    .map(([kolom, value]) => ({ kolom, lama: before[kolom] ?? '', baru: value }))
    .filter((row) => row.lama !== row.baru);
}

/** Returns the payee's columns of a new record. */
export const payeeColumns = (terms: Terms) =>
  terms.jalur === 'INTERNAL'
    ? { rekening_tujuan: terms.rekening_tujuan }
    : {
        jalur: terms.jalur,
        kode_bank: terms.kode_bank,
        rekening_luar: terms.rekening_luar,
        nama_luar: terms.nama_luar,
        luar_normal: normaliseAnyName(terms.nama_luar),
      };

/** Returns further columns of messages to another bank, which may change. */
const messageColumns = ({
  jalur,
  penduduk_tujuan,
  wni_tujuan,
  penduduk_pengirim,
  wni_pengirim,
  kode_tujuan,
  beban,
}: Terms) =>
  jalur === 'INTERNAL' ? {} : { penduduk_tujuan, wni_tujuan, penduduk_pengirim, wni_pengirim, kode_tujuan, beban };

/** Returns the columns of the record, amounts as text; its kind and accounts only for a new one. */
export const columnsOf = (terms: Terms) => ({
  ...messageColumns(terms),
  nominal: terms.nominal?.toString() ?? null,
  persen: terms.persen,
  batas_bawah: terms.batas_bawah?.toString() ?? null,
  batas_atas: terms.batas_atas?.toString() ?? null,
  kelipatan: terms.kelipatan.toString(),
  periode: terms.periode,
  setiap: terms.setiap,
  hari: terms.hari,
  mulai: terms.mulai,
  sampai: terms.sampai,
  kali: terms.kali,
  hari_libur: terms.hari_libur,
  prioritas: terms.prioritas,
  coba_ulang: terms.coba_ulang,
  jeda_ulang: terms.jeda_ulang,
  sebagian: terms.sebagian,
  biaya_berhasil: terms.biaya_berhasil.toString(),
  biaya_gagal: terms.biaya_gagal.toString(),
  berita: terms.berita,
});
