import { Addressee, Paper, Signatures } from '#components/kit/ui/paper.tsx';
import { customerLetters, type LetterKind, letterCauses, letterKinds } from '#lib/accounts/customer-letters.ts';
import { BANK } from '#lib/bank.ts';
import { toDisplay } from '#lib/dates.ts';
import { filled } from '#lib/errors/words.ts';
import { formatWire, fromMinor, toMinor } from '#lib/money.ts';
import { shortShare } from '#lib/profit-sharing/share.ts';
import type { IsiSurat, SuratNasabahRow } from '#types/proto/accounts/letter.ts';

const isKind = (kind: string): kind is LetterKind => (letterKinds as readonly string[]).includes(kind);

/** The values that the sentences of all kinds name. */
function wordsOf(isi: IsiSurat, surat: SuratNasabahRow): Record<string, string> {
  const amount = (wire: string): string => `${surat.kode_valuta} ${formatWire(wire, surat.kode_valuta)}`;
  const rest = toMinor(surat.diminta, surat.kode_valuta) - toMinor(surat.nominal, surat.kode_valuta);
  return {
    perintah: surat.nomor_perintah,
    berita: isi.berita === '' ? '' : filled(customerLetters.berita, { berita: isi.berita }),
    rekening: surat.nomor_rekening,
    tujuan:
      isi.rekening_tujuan === ''
        ? customerLetters.tujuanLuar
        : filled(customerLetters.tujuan, { tujuan: isi.rekening_tujuan, penerima: isi.nama_tujuan }),
    diminta: amount(surat.diminta),
    nominal: amount(surat.nominal),
    sisa: amount(fromMinor(rest, surat.kode_valuta)),
    biaya: amount(isi.biaya),
    jatuh: toDisplay(surat.jatuh_tempo),
    tanggal: toDisplay(surat.tanggal),
    sebab: letterCauses[surat.sebab] ?? letterCauses.LAIN ?? '',
    tenor: String(isi.tenor),
    mulai: isi.mulai === '' ? '' : toDisplay(isi.mulai),
    nisbah_lama: shortShare(surat.nisbah_lama),
    nisbah: shortShare(surat.nisbah),
  };
}

/** One letter to a customer, on a page of its own. `copy`: it was printed before. */
export function LetterPaper({ isi, copy }: { readonly isi: IsiSurat; readonly copy: boolean }) {
  const { surat } = isi;
  if (!surat || !isKind(surat.jenis)) return null;
  const words = wordsOf(isi, surat);
  const kind = customerLetters[surat.jenis];
  return (
    <Paper
      bank={BANK}
      branch={`${surat.kode_cabang} ${isi.nama_cabang}`}
      title={kind.judul}
      date={toDisplay(surat.tanggal)}
      running={BANK}
      mark={copy ? customerLetters.salinan : ''}
      foot={[surat.nomor_surat]}
    >
      <Addressee
        to={customerLetters.kepada}
        name={isi.pemilik.join(', ') || surat.nama_rekening}
        address={isi.alamat}
      />
      <p>{customerLetters.salam}</p>
      <p>{filled(kind.isi, words)}</p>
      {toMinor(isi.biaya, surat.kode_valuta) > 0n ? <p>{filled(kind.biaya, words)}</p> : null}
      {isi.ditangguhkan === 'T' ? <p>{customerLetters.ditangguhkan}</p> : null}
      <p>{kind.jalan}</p>
      <p>{customerLetters.penutup}</p>
      <Signatures who={[customerLetters.hormat]} />
    </Paper>
  );
}
