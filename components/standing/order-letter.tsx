import '#lib/messages/standing.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import { useT } from '#components/ui/messages.tsx';
import { Paper, Signatures } from '#components/ui/paper.tsx';
import { PrintPreview } from '#components/ui/print-preview.tsx';
import { Loaded } from '#components/ui/states.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { useSession } from '#hooks/use-session.ts';
import { BANK } from '#lib/bank.ts';
import { toDisplay, wallClock } from '#lib/dates.ts';
import { filled } from '#lib/errors/words.ts';
import { formatWire, toMinor } from '#lib/money.ts';
import { standingLetter as letter, toldCause } from '#lib/standing-letter.ts';
import { savings } from '#services/savings.ts';
import type { HasilPerintah, PerintahRow } from '#types/proto/standing.ts';

interface LetterProps {
  readonly order: PerintahRow;
  readonly run: HasilPerintah;
  readonly onClose: () => void;
}

/** What the bank tells a customer whose order failed for good on a due date, and that it is suspended since, if it is. */
export function OrderLetter({ order, run, onClose }: LetterProps) {
  const t = useT();
  const { user } = useSession();
  const account = useRecord(savings.account, { nomor_rekening: order.rekening_sumber, detailed: 'T' });
  const { data } = account;
  if (!data?.rekening) {
    return (
      <Dialog title={t('perintah.suratJudul')} size="wide" onClose={onClose}>
        <Loaded state={account} lines={10}>
          {() => null}
        </Loaded>
      </Dialog>
    );
  }
  const { kode_cabang, nama_cabang } = data.rekening;
  const words = {
    nomor: order.nomor_perintah,
    berita: order.berita === '' ? '' : filled(letter.berita, { berita: order.berita }),
    sumber: order.rekening_sumber,
    tujuan: order.rekening_tujuan,
    penerima: order.nama_tujuan,
    nominal: formatWire(run.diminta),
    jatuh: toDisplay(run.jatuh_tempo),
    tanggal: toDisplay(run.tanggal),
    sebab: toldCause(run.sebab),
  };
  const suspended = order.status === 'DITANGGUHKAN' && order.sebab_status === 'GAGAL';
  return (
    <PrintPreview title={`${t('perintah.suratJudul')} · ${order.nomor_perintah}`} onClose={onClose}>
      <Paper
        bank={BANK}
        branch={`${kode_cabang} ${nama_cabang}`}
        title={letter.judul}
        date={toDisplay(wallClock(new Date()).date)}
        foot={[user ? `${user.id_user} · ${user.nama_user}` : '']}
      >
        <p>
          {letter.kepada}
          <br />
          <strong>{order.nama_sumber}</strong>
          <br />
          {data.alamat}
        </p>
        <p>{letter.salam}</p>
        <p>{filled(letter.isi, words)}</p>
        {toMinor(run.biaya) > 0n ? <p>{filled(letter.biaya, { biaya: formatWire(run.biaya) })}</p> : null}
        {suspended ? <p>{letter.ditangguhkan}</p> : null}
        <p>{letter.jalan}</p>
        <p>{letter.penutup}</p>
        <Signatures who={[letter.hormat]} />
      </Paper>
    </PrintPreview>
  );
}
