import type { auth as id } from '../auth.ts';

export const auth = {
  'auth.subjudul': 'Funding system of a Sharia bank',
  'auth.masuk': 'Sign in',
  'auth.masukJudul': 'Sign in to Amanah',
  'auth.masukPenjelasan': 'Use your staff account. You will be taken to the bank’s sign-in service.',
  'auth.menuju': 'Going to the sign-in service ...',
  'auth.masukLagi': 'Sign in again',
  'auth.keluarJudul': 'You have signed out',
  'auth.keluarPenjelasan':
    'Your session has ended, at the bank’s sign-in service too. Close this window if the computer is shared.',
  'auth.galatJudul': 'Cannot sign in',
  'auth.gagal.SessionRequired': 'Please sign in first to open that page.',
  'auth.gagal.AccessDenied': 'Your account is not registered or not active in Amanah. Contact the administrator.',
  'auth.gagal.OAuthSignin': 'The sign-in service cannot be reached. Try again shortly.',
  'auth.gagal.OAuthCallback': 'Signing in was not completed. Try once more.',
  'auth.gagal.Callback': 'Signing in was not completed. Try once more.',
  'auth.gagal.OAuthAccountNotLinked': 'This account is already linked to another way of signing in.',
  'auth.gagal.Configuration': 'The sign-in service is not set up correctly. Contact the administrator.',
  'auth.gagal.Verification': 'The sign-in link is no longer valid.',
  'auth.gagal.Default': 'Something went wrong while signing in. Try again.',
} as const satisfies Record<keyof typeof id, string>;
