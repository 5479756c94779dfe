import '#lib/deposits/messages/deposit.ts';
import { useState } from 'react';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Note } from '#components/kit/ui/note.tsx';
import { Paper, Signatures } from '#components/kit/ui/paper.tsx';
import { PrintPreview } from '#components/kit/ui/print-preview.tsx';
import { Loaded } from '#components/kit/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { BANK } from '#lib/bank.ts';
import { dateInWords, toDisplay } from '#lib/dates.ts';
import { bilyetPaper as paper } from '#lib/deposits/bilyet-paper.ts';
import { filled } from '#lib/errors/words.ts';
import { copyMark } from '#lib/messages/paper.ts';
import { formatWire } from '#lib/money.ts';
import { terbilangWire } from '#lib/terbilang.ts';
import { callRecord } from '#services/client.ts';
import { deposit } from '#services/deposits/deposit.ts';
import type { IsiBilyet } from '#types/proto/deposits/deposit.ts';
import { type DepositRef, depositAsked } from './deposit-facts.tsx';

function Certificate({ isi }: { readonly isi: IsiBilyet }) {
  const manner = paper.tandaTangan[isi.cara_tanda_tangan] ?? '';
  const lines: readonly (readonly [string, string])[] = [
    [paper.nomor, isi.nomor_bilyet],
    [paper.rekening, isi.nomor_rekening],
    [paper.nama, `${isi.nama.join(', ')}${manner ? ` (${manner})` : ''}`],
    [paper.alamat, isi.alamat],
    [paper.nominal, `${isi.kode_valuta} ${formatWire(isi.nominal, isi.kode_valuta)}`],
    [paper.terbilang, terbilangWire(isi.nominal, isi.kode_valuta)],
    [paper.jangka, filled(paper.bulan, { tenor: String(isi.tenor) })],
    [paper.nisbah, `${isi.nisbah_nasabah}% : ${isi.nisbah_bank}%`],
    [paper.mulai, toDisplay(isi.mulai)],
    [paper.jatuhTempo, toDisplay(isi.jatuh_tempo)],
    [paper.perpanjangan, paper.aro[isi.perpanjangan] ?? ''],
    [paper.bagiHasil, isi.perpanjangan === 'ARO_PLUS' ? isi.nomor_rekening : isi.rekening_bagi_hasil || paper.diambil],
    [paper.pokok, isi.rekening_penutupan || paper.diambil],
  ];
  return (
    <Paper
      bank={BANK}
      branch={isi.nama_cabang}
      title={paper.judul}
      date={toDisplay(isi.tanggal_terbit)}
      mark={copyMark(isi.cetak)}
      foot={[isi.nomor_bilyet, isi.nomor_rekening]}
    >
      <table className="sheet-table contract-lines">
        <tbody>
          {lines
            .filter(([, value]) => value !== '')
            .map(([label, value]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{value}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <ul className="clauses">
        {paper.klausul.map((clause) => (
          <li key={clause}>{clause}</li>
        ))}
      </ul>
      <p>{`${isi.kota || isi.nama_cabang}, ${dateInWords(isi.tanggal_terbit)}`}</p>
      <Signatures who={[paper.petugas, paper.pejabat]} />
    </Paper>
  );
}

interface PrintProps {
  readonly of: DepositRef;
  readonly onClose: () => void;
}

/** Previews the certificate. The core counts the print before the printer gets it: from the second paper on, the paper says so. */
export function BilyetPrint({ of, onClose }: PrintProps) {
  const t = useT();
  const [printed, setPrinted] = useState<IsiBilyet | null>(null);
  const asked = depositAsked(of);
  const state = useRecord(deposit.certificate, asked);
  const isi = printed ?? state.data;
  if (!isi) {
    return (
      <Dialog title={t('deposito.cetakBilyet')} size="wide" onClose={onClose}>
        <Loaded state={state} lines={12}>
          {() => null}
        </Loaded>
      </Dialog>
    );
  }
  const count = async () => {
    setPrinted(await callRecord(deposit.certificate, { ...asked, nomor_bilyet: isi.nomor_bilyet, cetak: 'T' }));
  };
  return (
    <PrintPreview title={`${t('deposito.cetakBilyet')} · ${isi.nomor_bilyet}`} onClose={onClose} before={count}>
      {isi.cetak > 0 ? <Note tone="info">{t('deposito.sudahDicetak')}</Note> : null}
      <Certificate isi={isi} />
    </PrintPreview>
  );
}
