import '#lib/business-day/messages/reminders.ts';
import { isMessageKey, message, messageOf, operationName } from '#lib/messages/id.ts';
import type { PengingatRow } from '#types/proto/business-day/branch.ts';

/** A thing that blocks a day: the check, the till or vault it is about, and how it is called where it is neither. */
export interface Hindrance {
  readonly sebab: string;
  readonly kas: string;
  readonly apa: string;
}

/** Says what is not done yet, as a part of a sentence: 'kas TLR03 belum ditutup'; null for a check that no single person can put right. */
export function undone({ sebab, kas, apa }: Hindrance): string | null {
  const key = `ingat.hal.${sebab}`;
  return isMessageKey(key) ? message(key, { kas, apa }) : null;
}

/** Returns a text that begins a sentence. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Says who reminds of what: 'Pimpinan Cabang Rina mengingatkan: kas TLR03 belum ditutup'. */
export function reminderText({ sebab, kode_kas, operasi, teks, nama_user, role_id }: PengingatRow): string {
  const apa = operasi === '' ? teks : operationName(operasi, '');
  const pengirim = [messageOf('peran.', role_id), nama_user].filter(Boolean).join(' ');
  return message('ingat.kalimat', { pengirim, hal: undone({ sebab, kas: kode_kas, apa }) ?? apa });
}
