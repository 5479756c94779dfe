import type { reminders as id } from '#lib/business-day/messages/reminders.ts';

export const reminders = {
  'ingat.ingatkan': 'Remind',
  'ingat.ingatkanSiapa': 'Remind {siapa}: {hal}',
  'ingat.diingatkan': 'Reminded {jam}',
  'ingat.terkirim': 'Reminder sent to {siapa}',
  'ingat.daftar': 'Reminders for you',
  'ingat.kalimat': '{pengirim} reminds you: {hal}',
  'ingat.sisihkan': 'Put aside',
  'ingat.hal.KAS_TELLER': 'till {kas} is not closed',
  'ingat.hal.SERAH_TERIMA': 'the handover of cash from {kas} is not finished',
  'ingat.hal.KAS_MENUNGGU': '{apa} is not finished, and its cash has changed hands',
  'ingat.hal.KHASANAH': 'vault {kas} is not counted',
  'ingat.hal.WARKAT_MASUK': 'instrument {apa} is neither paid nor returned',
  'ingat.buka.KAS_TELLER': 'Close till',
  'ingat.buka.SERAH_TERIMA': 'Open handover',
  'ingat.buka.KAS_MENUNGGU': 'Open transaction',
  'ingat.buka.KHASANAH': 'Count vault',
  'ingat.buka.WARKAT_MASUK': 'Open instrument',
} as const satisfies Record<keyof typeof id, string>;
