import { learn, type Settled } from '#hooks/learn.ts';
import type { Attempts } from '#hooks/use-attempts.ts';
import { message, messageOf } from '#lib/messages/id.ts';
import { formatWire } from '#lib/money.ts';
import type { Posting } from '#types/proto/common.ts';
import { confirm, progress, tell } from './popup.ts';

/** What a posting is told by: its number and, where it has a slip, what it was. '' without a number. */
export function postedText({ nomor_referensi, slip }: Posting): string {
  if (!nomor_referensi) return '';
  const facts = slip
    ? [
        messageOf('alur.', slip.operasi),
        slip.nominal && formatWire(slip.nominal),
        slip.nomor_rekening,
        slip.nama_nasabah,
      ]
    : [];
  const what = facts.filter(Boolean).join(' · ');
  return [message('status.sudah', { referensi: nomor_referensi }), what].filter(Boolean).join('. ');
}

/** Asks the core until it knows, behind a popup that says so; null when it does not for too long, which is told. */
export async function learnt(attempts: Attempts): Promise<Settled | null> {
  const outcome = await progress(message('status.memeriksa'), () => learn(attempts));
  if (outcome === null) await tell('warning', message('status.tidakDiketahui'), message('status.tidakDiketahuiTeks'));
  return outcome;
}

/** It was not carried out: does she want it sent again? */
export const wantedAgain = (): Promise<boolean> =>
  confirm({
    title: message('status.belum'),
    text: message('status.belumTeks'),
    yes: message('status.kirimLagi'),
    no: message('aksi.batal'),
  });

/**
 * Before anything new is sent from a form whose last attempt is open: what became of that one. Answers true when the way is
 * free: it was not carried out, or it was, and she says that this is another one; `onPosted` is shown it when she does not.
 */
export async function settledBefore(attempts: Attempts, onPosted: (posting: Posting) => void): Promise<boolean> {
  if (attempts.current() === null) return true;
  const outcome = await learnt(attempts);
  if (outcome === null || outcome.status === 'BELUM') return outcome !== null;
  const another = await confirm({
    title: message('status.sebelumnya'),
    text: postedText(outcome.posting) || message('status.sebelumnyaTeks'),
    yes: message('status.kirimBaru'),
    no: message('status.tampilkan'),
  });
  if (!another) onPosted(outcome.posting);
  return another;
}
