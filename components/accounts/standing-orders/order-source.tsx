import '#lib/accounts/messages/standing-orders.ts';
import { PendingChange } from '#components/control/workflow/pending-change.tsx';
import type { Values } from '#components/kit/form/field-def.ts';
import type { SourceProps } from '#components/kit/screens/transaction-def.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { standing } from '#services/accounts/standing-orders.ts';
import type { PerintahRow } from '#types/proto/accounts/standing.ts';

const endOf = ({ sampai, kali }: PerintahRow): string => (sampai ? 'TANGGAL' : kali ? 'KALI' : 'DICABUT');

const common = (row: PerintahRow): Values => ({
  nomor_perintah: row.nomor_perintah,
  versi: row.versi,
  kode_valuta: row.kode_valuta,
  batas_bawah: row.batas_bawah,
  batas_atas: row.batas_atas,
  kelipatan: row.kelipatan,
  mulai: row.mulai,
  akhir: endOf(row),
  sampai: row.sampai,
  prioritas: row.prioritas,
  sebagian: row.sebagian,
  bebas_biaya: row.bebas_biaya,
  berita: row.berita,
  alasan: '',
});

/** The form of a standing order as it is. */
const orderStart = (row: PerintahRow): Values => ({
  ...common(row),
  jenis: row.jenis,
  rekening_sumber: row.rekening_sumber,
  rekening_tujuan: row.rekening_tujuan,
  jalur: row.jalur,
  kode_bank: row.kode_bank,
  nama_tujuan: row.jalur === 'INTERNAL' ? '' : row.nama_tujuan,
  penduduk_tujuan: row.penduduk_tujuan,
  wni_tujuan: row.wni_tujuan,
  penduduk_pengirim: row.penduduk_pengirim,
  wni_pengirim: row.wni_pengirim,
  kode_tujuan: row.kode_tujuan,
  beban: row.beban,
  nominal: row.nominal,
  persen: row.persen,
  periode: row.periode,
  setiap: row.setiap,
  hari: row.hari,
  kali: row.kali,
  hari_libur: row.hari_libur,
  coba_ulang: row.coba_ulang,
  jeda_ulang: row.jeda_ulang,
});

/** The form of an automatic transfer as it is. */
const coverStart = (row: PerintahRow): Values => ({
  ...common(row),
  rekening_giro: row.rekening_tujuan,
  rekening_tabungan: row.rekening_sumber,
});

/** The form that changes an order's state. */
const stateStart = (row: PerintahRow): Values => ({
  nomor_perintah: row.nomor_perintah,
  versi: row.versi,
  tindakan: row.status === 'DITANGGUHKAN' ? 'LANJUTKAN' : 'TANGGUHKAN',
  alasan: '',
});

/** Begins a form from the order that the address names, or from `initial` with the values of the address. */
function sourceOf(start: (row: PerintahRow) => Values, initial: Values) {
  return function OrderSource({ asked, children }: SourceProps) {
    const nomor_perintah = String(asked.nomor_perintah ?? '');
    const record = useRecord(standing.order, { nomor_perintah }, { enabled: nomor_perintah !== '', quiet: true });
    if (nomor_perintah === '') return children({ ...initial, ...asked });
    return (
      <Loaded state={record} lines={8}>
        {({ perintah, id_flow }) =>
          perintah ? (
            <div className="stack">
              <PendingChange idFlow={id_flow} />
              {children(start(perintah))}
            </div>
          ) : null
        }
      </Loaded>
    );
  };
}

export const orderSource = (initial: Values) => sourceOf(orderStart, initial);
export const coverSource = (initial: Values) => sourceOf(coverStart, initial);
export const stateSource = (initial: Values) => sourceOf(stateStart, initial);
