import type { tour as id } from '#lib/messages/tour.ts';

export const tour = {
  'tur.judul': 'Your home page',
  'tur.langkah': 'Step {ke} of {jumlah}',
  'tur.lanjut': 'Next',
  'tur.selesai': 'Done',
  'tur.lewati': 'Skip for ever',
  'tur.menu': 'The menu holds the screens that your role may open. A number beside one is work that waits.',
  'tur.menuTombol': 'This button opens the menu with the screens that you may open. A number in it is work that waits.',
  'tur.pencarian':
    'Find a screen, an account or a customer from anywhere: type a name, a number, or a four-digit code.',
  'tur.kas': 'Your till: what is in it, its limit, and the next step to open it, hand cash over or close it.',
  'tur.teller': 'The tills of your branch: which are open, what they hold, and which come close to their limit.',
  'tur.pembukaan':
    'Account openings of your branch by stage: drafts, those that wait for approval, those opened today, and those that await their first deposit.',
  'tur.kliring': 'Clearing today: outward, inward and returns, each with the time left.',
  'tur.kecocokan': 'Customers whose names resemble a list and are not decided yet.',
  'tur.pengguna': 'Users who need your help, for example with a one-time password.',
  'tur.neraca': 'The trial balance by class, up to the transaction that was posted just now.',
  'tur.menunggu': 'What waits for your decision, requests of a counter first. Open one to approve it or return it.',
  'tur.draf': 'Your own submissions: drafts, those that still wait, and those returned to be mended.',
  'tur.cabang': 'The day of your branch: whether it is open, and the accounting date that is posted on.',
  'tur.bantuan': 'Settings, signing out and help: the manual of your role, the shortcuts, and this tour once more.',
} as const satisfies Record<keyof typeof id, string>;
