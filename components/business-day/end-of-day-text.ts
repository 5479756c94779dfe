import '#lib/accounts/messages/item-words.ts';
import '#lib/business-day/messages/end-of-day.ts';
import type { Translate } from '#components/kit/ui/messages.tsx';
import { messageOf } from '#lib/messages/id.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** A span of milliseconds as somebody would say it: "0.4 detik", "12 detik", "3 menit", "1 jam 20 menit". */
export function durationText(t: Translate, ms: number): string {
  if (ms < 10 * SECOND) return t('malam.lama', { detik: Math.round(ms / 100) / 10 });
  if (ms < 2 * MINUTE) return t('malam.lama', { detik: Math.round(ms / SECOND) });
  const minutes = Math.round(ms / MINUTE);
  if (ms < HOUR) return t('malam.lamaMenit', { menit: minutes });
  return t('malam.lamaJam', { jam: Math.floor(minutes / 60), menit: minutes % 60 });
}

/** Returns the time that an end of day still takes, from seconds on the wire; the text is plain where nobody can know. */
export const leftText = (t: Translate, sisa: string): string =>
  sisa === ''
    ? t('malam.sisaTidakTahu')
    : t('malam.sisa', { lama: durationText(t, Number.parseInt(sisa, 10) * SECOND) });

/** Explains why an end of day, or the close before it, does not go on; returns `otherwise` where no text knows the code. */
export const causeText = (kode: string, otherwise?: string): string =>
  messageOf('malam.sebab.', kode, messageOf('belumTutup.', kode, otherwise));

/** Describes a check of a day's close that has not passed by what is missing, not by its demand; any other code keeps the core's own text. */
export function missingText(kode: string, pesan: string): string {
  const words = causeText(kode, pesan);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
