import '#lib/cheques/messages/item-words.ts';
import '#lib/payments/messages/item-words.ts';
import '#lib/accounts/messages/item-words.ts';
import './grant-names.ts';
import '#lib/books/messages/reports.ts';
import '#lib/deposits/messages/deposit.ts';
import '#lib/books/messages/ledger-fields.ts';
import '#lib/books/messages/finance.ts';
import '#lib/messages/link-names.ts';
import '#lib/books/messages/report.ts';
import '#lib/accounts/messages/standing-order-words.ts';
import '#lib/messages/states.ts';
import type { ReactNode } from 'react';
import { Masked } from '#components/kit/fields/masked.tsx';
import { drawn } from '#components/kit/ui/drawn.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { TableScroll } from '#components/kit/ui/table-scroll.tsx';
import { splitFileMark } from '#lib/files.ts';
import { isMaskedColumn } from '#lib/masking.ts';
import { messageOf } from '#lib/messages/id.ts';
import { showDates } from '#lib/shown-dates.ts';
import type { Perubahan } from '#types/proto/common.ts';
import { columnName, GRANT } from './field-names.ts';

/** Fields whose value is the flag 'T' or 'F'. */
const flags: ReadonlySet<string> = new Set([
  'aktif',
  'reset_masuk',
  'reset_sandi',
  'lepas_identitas',
  'kantor_pusat',
  'hanya_pusat',
  'tarik_bebas',
  'ditawarkan',
  'hitung_di_bawah_minimum',
  'nisbah_khusus',
  'buku_tabungan',
  'zakat',
  'nilai_ya_tidak',
  'penduduk_tujuan',
  'wni_tujuan',
  'penduduk_pengirim',
  'wni_pengirim',
  'sebagian',
  'pep',
]);

/** Fields whose value is one code or several, and where each code's name is. */
const codes: Readonly<Record<string, string>> = {
  role_id: 'peran.',
  tipe_gl: 'keuangan.tipe.',
  posisi_gl: 'laporan.posisi.',
  tingkat: 'peran.',
  wewenang: 'peran.',
  title: '',
  jenis_kelamin: 'kelamin.',
  surat_ke: 'suratKe.',
  aturan_tanda_tangan: 'tandaTangan.',
  cara_tanda_tangan: 'caraTandaTangan.',
  rekening_koran: 'rekeningKoran.',
  kirim_koran: 'kirimKoran.',
  status: 'statusNasabah.',
  putusan: 'status.',
  sebab_tertahan: 'transfer.sebabMasuk.',
  sumber: 'deposito.sumber.',
  cara_selesai: 'caraSelesai.',
  jawaban: 'jawabPenyelesaian.',
  blokir: 'sisiBlokir.',
  sebab_kartu: 'sebabKartu.',
  status_kartu: 'keadaanKartu.',
  jenis_perintah: 'jenisPerintah.',
  beban: 'beban.',
  periode_perintah: 'periodePerintah.',
  hari_libur: 'liburPerintah.',
  status_rekening: 'status.',
  status_perintah: 'status.',
  status_akses_desc: 'status.',
  lingkup_templat: 'lingkupTemplat.',
  periode_entri: 'periodeEntri.',
  sebab_blokir: 'sebabBlokir.',
  sebab_tahan: 'sebabTahan.',
  lingkup_jadwal: 'lingkupJadwal.',
  laporan_jadwal: 'lap.',
  kalender_jadwal: 'kalenderJadwal.',
  peran_jadwal: 'peran.',
  atas_permintaan: 'tingkatBlokir.',
};

/** Fields that are several lines, each of which begins with a code, and where that code's name is. */
const lines: Readonly<Record<string, string>> = {
  pihak: 'peranPihak.',
  pihak_rekening: 'peranRekening.',
  izin: 'jenisIzin.',
  akta: 'jenisAkta.',
  tautan: 'tautanNasabah.',
  blokir_dicabut: 'sisiBlokir.',
  sisa_ditahan: 'sebabTahan.',
  belum_selesai: 'belumTutup.',
};
/** Fields whose lines name files. */
const pictured: ReadonlySet<string> = new Set(['dokumen', 'spesimen', 'pos_laporan']);
/** Between the lines of one field, as the core joins them. */
const LINE = '; ';

/** People write these fields in their own words, so a date in them keeps its form. */
const words: ReadonlySet<string> = new Set([
  'alasan',
  'keterangan',
  'catatan',
  'nomor',
  'nomor_surat',
  'bukti',
  'berita',
]);
/** A value of a field as it reads, its days as screens show them. */
export function changedText(kolom: string, value: string): string {
  const text = codedText(kolom, value);
  return words.has(kolom) ? text : showDates(text);
}

/** A value with its codes in words. */
function codedText(kolom: string, value: string): string {
  if (flags.has(kolom) || kolom.startsWith(GRANT)) return messageOf('bendera.', value);
  const line = lines[kolom];
  if (line !== undefined)
    return value
      .split(LINE)
      .map((text) => text.replace(/^[A-Z_]+(?= )/, (code) => messageOf(line, code)))
      .join(LINE);
  const prefix = codes[kolom];
  if (prefix === undefined) return value;
  return value
    .split(', ')
    .map((code) => messageOf(prefix, code))
    .join(', ');
}

/** Comes with the first change that names a file: most name none. */
const FileView = drawn(async () => (await import('#components/kit/fields/file-view.tsx')).FileView, 1);

/** Lines of which each may name a file: the file is shown under its line. */
function Pictured({ value }: { readonly value: string }) {
  return (
    <ul className="plain">
      {value.split(LINE).map((line) => {
        const { text, file } = splitFileMark(line);
        return (
          <li key={line}>
            {text}
            {file ? (
              <div>
                <FileView id={file.id_berkas} picture={file.picture} name={text} />
              </div>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

interface Opening {
  /** The record or item it is of, as audit-trail/unmask names it. */
  readonly objek: string;
  readonly sisi?: 'LAMA' | 'BARU';
  /** The reader decides about it. */
  readonly decides?: boolean;
}

interface ValueProps {
  readonly kolom: string;
  readonly value: string;
  /** Tells who may open a masked value, and through which item. */
  readonly opening?: Opening | undefined;
}

/** A value of a field as it reads, with the files it names; a mark where there is none. What is masked may be opened. */
export function ChangedValue({ kolom, value, opening }: ValueProps): ReactNode {
  const t = useT();
  if (value !== '' && opening && isMaskedColumn(kolom))
    return <Masked value={changedText(kolom, value)} kolom={kolom} {...opening} />;
  if (value !== '') return pictured.has(kolom) ? <Pictured value={value} /> : changedText(kolom, value);
  return (
    <span className="muted">
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">{t('perubahan.kosong')}</span>
    </span>
  );
}

interface ChangesProps {
  readonly items: readonly Perubahan[];
  /** The record or item they are of, as audit-trail/unmask names it: what is masked in them may be opened there. */
  readonly objek?: string;
  /** The reader decides about them. */
  readonly decides?: boolean;
}

/** Of a new record no field had a value before, so that there is nothing to compare with. */
const isNew = (items: readonly Perubahan[]): boolean => items.every(({ lama }) => lama === '');

/** Shows a change of data field by field: the current value and the new one; of a new record its values alone. */
export function Changes({ items, objek, decides = false }: ChangesProps) {
  const opens = objek === undefined ? undefined : { objek, decides };
  const t = useT();
  const fresh = isNew(items);
  return (
    <TableScroll label={t('perubahan.judul')}>
      <table className={fresh ? 'table changes values' : 'table changes'}>
        <caption className="visually-hidden">{t('perubahan.judul')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('perubahan.kolom')}</th>
            {fresh ? null : <th scope="col">{t('perubahan.lama')}</th>}
            <th scope="col">{t(fresh ? 'perubahan.nilai' : 'perubahan.baru')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ kolom, lama, baru }, place) => (
            // A computation has several lines of one name, which never change places.
            // biome-ignore lint/suspicious/noArrayIndexKey: as said above.
            <tr key={`${kolom} ${place}`}>
              <th scope="row">{columnName(kolom)}</th>
              {fresh ? null : (
                <td className="before">
                  <ChangedValue kolom={kolom} value={lama} opening={opens && { ...opens, sisi: 'LAMA' }} />
                </td>
              )}
              <td className={fresh ? undefined : 'after'}>
                <ChangedValue kolom={kolom} value={baru} opening={opens && { ...opens, sisi: 'BARU' }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
