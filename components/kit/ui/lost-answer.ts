import '#lib/messages/operations.ts';
import '#lib/cash/messages/transaction.ts';
import { learn, type Settled } from '#hooks/learn.ts';
import type { Attempts } from '#hooks/use-attempts.ts';
import { message, messageOf } from '#lib/messages/id.ts';
import { formatWire } from '#lib/money.ts';
import type { Posting } from '#types/proto/common.ts';
import { confirm, notify, progress } from './popup.ts';

/** Describes a posting: its number and, where it has a slip, its operation. '' without a number. */
export function postedText({ nomor_referensi, slip }: Posting): string {
  if (!nomor_referensi) return '';
  const details = slip
    ? [
        messageOf('alur.', slip.operasi),
        slip.nominal && formatWire(slip.nominal),
        slip.nomor_rekening,
        slip.nama_nasabah,
      ]
    : [];
  const what = details.filter(Boolean).join(' · ');
  return [message('kirim.sudah', { referensi: nomor_referensi }), what].filter(Boolean).join('. ');
}

/** Asks the core until it knows, behind a popup that says so; returns null when that takes too long, with a message. */
export async function learnt(attempts: Attempts): Promise<Settled | null> {
  const outcome = await progress(message('kirim.memeriksa'), () => learn(attempts));
  if (outcome === null) await notify('warning', message('kirim.tidakDiketahui'), message('kirim.tidakDiketahuiTeks'));
  return outcome;
}

/** Asks whether the user wants to send it again, as it was not carried out. */
export const wantedAgain = (): Promise<boolean> =>
  confirm({
    title: message('kirim.belum'),
    text: message('kirim.belumTeks'),
    yes: message('kirim.kirimLagi'),
    no: message('aksi.batal'),
  });

/**
 * Settles a form's open attempt before anything new is sent from it. Returns true when the new one may go: the old one was not carried out, or
 * it was, and the user confirms that this is another one; `onPosted` gets it when the user does not.
 */
export async function settledBefore(attempts: Attempts, onPosted: (posting: Posting) => void): Promise<boolean> {
  if (attempts.current() === null) return true;
  const outcome = await learnt(attempts);
  if (outcome === null || outcome.status === 'BELUM') return outcome !== null;
  const another = await confirm({
    title: message('kirim.sebelumnya'),
    text: postedText(outcome.posting) || message('kirim.sebelumnyaTeks'),
    yes: message('kirim.kirimBaru'),
    no: message('kirim.tampilkan'),
  });
  if (!another) onPosted(outcome.posting);
  return another;
}
