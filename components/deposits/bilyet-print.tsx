import '#lib/deposits/messages/deposit.ts';
import { CountedPaper } from '#components/kit/ui/counted-paper.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Paper, type PaperLine, PaperLines, Signatures } from '#components/kit/ui/paper.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { accountAsked } from '#lib/account-key.ts';
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
import type { DepositRef } from './deposit-details.tsx';

function Certificate({ isi }: { readonly isi: IsiBilyet }) {
  const manner = paper.tandaTangan[isi.cara_tanda_tangan] ?? '';
  const lines: readonly PaperLine[] = [
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
      <PaperLines lines={lines} />
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

/** Previews the certificate; its prints are counted. */
export function BilyetPrint({ of, onClose }: PrintProps) {
  const t = useT();
  const asked = accountAsked(of);
  const state = useRecord(deposit.certificate, asked);
  return (
    <CountedPaper
      title={t('deposito.cetakBilyet')}
      state={state}
      numberOf={({ nomor_bilyet }) => nomor_bilyet}
      count={({ nomor_bilyet }) => callRecord(deposit.certificate, { ...asked, nomor_bilyet, cetak: 'T' })}
      again={t('deposito.sudahDicetak')}
      onClose={onClose}
    >
      {(isi) => <Certificate isi={isi} />}
    </CountedPaper>
  );
}
