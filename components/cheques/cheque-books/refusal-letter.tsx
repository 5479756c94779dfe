import '#lib/cheques/messages/unfunded.ts';
import { CountedPaper } from '#components/kit/ui/counted-paper.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Addressee, Paper, type PaperLine, PaperLines, Signatures } from '#components/kit/ui/paper.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { BANK } from '#lib/bank.ts';
import { refusalLetter as words } from '#lib/cheques/refusal-letter.ts';
import { dateInWords, toDisplay } from '#lib/dates.ts';
import { filled } from '#lib/errors/words.ts';
import { copyMark } from '#lib/messages/paper.ts';
import { formatWire } from '#lib/money.ts';
import { terbilangWire } from '#lib/terbilang.ts';
import { warkat } from '#services/cheques/warkat.ts';
import { callRecord } from '#services/client.ts';
import type { SuratTolakanReply } from '#types/proto/cheques/warkat.ts';

export type RefusalLetterKind = 'SKP' | 'PERINGATAN';

function Letter({ kind, isi }: { readonly kind: RefusalLetterKind; readonly isi: SuratTolakanReply }) {
  const sheet = isi.tolakan;
  if (!sheet) return null;
  const { baris } = words;
  const lines: readonly PaperLine[] = [
    [baris.nomor, isi.nomor],
    [baris.warkat, `${words.jenis[sheet.jenis] ?? sheet.jenis} ${sheet.nomor_warkat}`],
    [baris.tanggalWarkat, sheet.tanggal_warkat === '' ? '' : toDisplay(sheet.tanggal_warkat)],
    [baris.nominal, `${sheet.kode_valuta} ${formatWire(sheet.nominal)}`],
    [baris.terbilang, terbilangWire(sheet.nominal, sheet.kode_valuta)],
    [baris.rekening, sheet.nomor_rekening],
    [baris.penarik, isi.nama_nasabah],
    // The presenter learns whose cheque or giro it is, and no more about the drawer.
    [baris.alamat, kind === 'PERINGATAN' ? isi.alamat : ''],
    [baris.npwp, kind === 'PERINGATAN' ? isi.npwp : ''],
    [baris.penyaji, [sheet.penyaji, sheet.kode_bank || words.loket].filter(Boolean).join(', ')],
    [baris.tanggal, toDisplay(sheet.tanggal)],
    [baris.alasan, isi.alasan.join('; ')],
  ];
  const said = {
    ke: String(isi.peringatan_ke),
    batas: toDisplay(sheet.batas_lapor || sheet.tanggal),
    bulan: String(isi.bulan),
    lembar: String(isi.lembar),
    batas_nominal: `${sheet.kode_valuta} ${formatWire(isi.batas_nominal)}`,
  };
  return (
    <Paper
      bank={BANK}
      branch={`${sheet.kode_cabang} ${isi.nama_cabang}`}
      title={words[kind].judul}
      date={toDisplay(sheet.tanggal)}
      mark={copyMark(isi.cetak)}
      code={isi.nomor}
      foot={[isi.nomor]}
    >
      <Addressee to={words.kepada} name={kind === 'SKP' ? sheet.penyaji || sheet.kode_bank : isi.nama_nasabah} />
      <p>{words.salam}</p>
      <p>{filled(words[kind].isi, said)}</p>
      <PaperLines lines={lines} />
      {kind === 'SKP' ? (
        <p>{words.SKP.tutup}</p>
      ) : (
        <>
          <p>{filled(words.PERINGATAN.lapor, said)}</p>
          <p>{filled(words.PERINGATAN.akibat, said)}</p>
        </>
      )}
      <p>{words.penutup}</p>
      <p>{`${isi.kota || isi.nama_cabang}, ${dateInWords(sheet.tanggal)}`}</p>
      <Signatures who={[words.hormat]} />
    </Paper>
  );
}

interface LetterProps {
  readonly kind: RefusalLetterKind;
  readonly id: string;
  readonly onClose: () => void;
}

/** Previews a letter about a refused cheque; its prints are counted. */
export function RefusalLetter({ kind, id, onClose }: LetterProps) {
  const t = useT();
  const asked = { id_tolakan: id, surat: kind };
  const state = useRecord(warkat.letter, asked);
  return (
    <CountedPaper
      title={t(kind === 'SKP' ? 'kosong.judulSkp' : 'kosong.judulPeringatan')}
      state={state}
      numberOf={({ nomor }) => nomor}
      count={() => callRecord(warkat.letter, { ...asked, cetak: 'T' })}
      again={t('kosong.sudahDicetak')}
      onClose={onClose}
    >
      {(isi) => <Letter kind={kind} isi={isi} />}
    </CountedPaper>
  );
}
