import { AwaitedPaper } from '#components/kit/ui/counted-paper.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Addressee, Paper, Signatures } from '#components/kit/ui/paper.tsx';
import { PrintPreview } from '#components/kit/ui/print-preview.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { useSession } from '#hooks/use-session.ts';
import { sleepLetter as letter } from '#lib/accounts/sleep-letter.ts';
import { BANK } from '#lib/bank.ts';
import { toDisplay, wallClock } from '#lib/dates.ts';
import { filled } from '#lib/errors/words.ts';
import { states } from '#lib/messages/states.ts';
import { savings } from '#services/accounts/savings.ts';
import type { DaftarRekeningRow } from '#types/proto/accounts/savings.ts';
import '#lib/accounts/messages/maintenance.ts';
import { accountAsked } from '#lib/account-key.ts';

interface LetterProps {
  readonly row: DaftarRekeningRow;
  readonly onClose: () => void;
}

const stateOf = (code: string): string =>
  ((states as Readonly<Record<string, string>>)[`status.${code}`] ?? code).toLowerCase();

/**
 * Prints the bank's letter to a customer before the account becomes dormant: since when the customer was inactive, what will follow, and what
 * keeps the account active.
 */
export function SleepLetter({ row, onClose }: LetterProps) {
  const t = useT();
  const { user } = useSession();
  const key = accountAsked(row);
  const account = useRecord(savings.account, { ...key, detailed: 'T' });
  const { data } = account;
  if (!data) {
    return <AwaitedPaper title={t('ubahRek.suratAkan')} state={account} lines={10} onClose={onClose} />;
  }
  const words = {
    nomor: row.nomor_rekening,
    produk: row.nama_produk,
    aktivitas: toDisplay(row.tanggal_aktivitas),
    status: stateOf(row.akan_status),
    tanggal: toDisplay(row.akan_tanggal),
  };
  const effect = row.akan_status === 'DORMAN' ? letter.akibatDorman : letter.akibatTidakAktif;
  return (
    <PrintPreview title={`${t('ubahRek.suratAkan')} · ${row.nomor_rekening}`} onClose={onClose}>
      <Paper
        bank={BANK}
        branch={`${row.kode_cabang} ${row.nama_cabang}`}
        title={letter.judul}
        date={toDisplay(wallClock(new Date()).date)}
        foot={[user ? `${user.id_user} · ${user.nama_user}` : '']}
      >
        <Addressee to={letter.kepada} name={row.nama_nasabah} address={data.alamat} />
        <p>{letter.salam}</p>
        <p>{filled(letter.isi, words)}</p>
        <p>{effect}</p>
        <p>{letter.jalan}</p>
        <p>{letter.penutup}</p>
        <Signatures who={[letter.hormat]} />
      </Paper>
    </PrintPreview>
  );
}
