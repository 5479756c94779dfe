import type { session as id } from '#lib/messages/session.ts';

export const session = {
  'kunci.judul': 'Screen locked',
  'kunci.penjelasan': 'Enter your password to go on. What you have not sent yet is still here.',
  'kunci.sandi': 'Password',
  'kunci.buka': 'Unlock',
  'kunci.keluar': 'Sign out',
  'kunci.sebagai': 'Locked for {nama}',
  'kunci.menu': 'Lock screen',
  'kunci.segera': 'The screen is about to lock because nobody is using it.',
  'kunci.sisa': '{detik} seconds left',
  'kunci.lanjut': 'Press any key or move the mouse to go on.',

  'sesi.akanBerakhir': 'Your session ends at {jam}.',
  'sesi.simpan': 'Finish your work; what you have not sent is kept as a draft on this computer.',
  'sesi.sebab.DIGANTI': 'Your account signed in somewhere else, so the session here was ended.',
  'sesi.sebab.DIAKHIRI': 'You ended this session from somewhere else.',
  'sesi.sebab.WAKTU': 'The time of this session is over.',
  'sesi.sebab.PENYEDIA': 'The bank’s sign-in service ended this session.',
  'sesi.sebab.NONAKTIF': 'Your account was switched off. Contact an administrator.',
  'sesi.sebab.IDENTITAS':
    'This account of the sign-in service is not the one the bank knows by your name. Contact an administrator.',

  'hak.judul': 'This screen is not open to you',
  'hak.penjelasan': 'Your roles do not, or no longer, open this screen. What you have not sent is kept as a draft.',
  'hak.beranda': 'To the home page',
  'desk.peringatan': 'Warning: {siapa} {apa}',
  'desk.peringatan.TANYA_SALDO': 'keeps probing the balance of an account of another branch',
  'desk.peringatan.RINCIAN_NASABAH': 'opened more customer records than an hour allows',
  'desk.peringatan.DAFTAR_NASABAH': 'listed more customers than an hour allows',
  'desk.peringatan.BUKA_SAMARAN': 'unmasked more values than an hour allows',
  'desk.peringatan.ALASAN_SAMARAN': 'keeps unmasking values for one and the same reason',
  'desk.peringatan.MASUK_PERTAMA_ADMIN': 'signed in as an administrator by a password just handed out',
  'desk.peringatan.CATATAN_LAYAR': 'wrote more rows to the trail than an hour allows',
  'desk.peringatan.EKSPOR': 'exported more often than an hour allows',
  'flow.diakhiriPemberitahuan': 'The close of the day has ended your requests. See them among your own.',
} as const satisfies Record<keyof typeof id, string>;
