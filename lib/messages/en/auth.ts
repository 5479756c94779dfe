import type { auth as id } from '#lib/messages/auth.ts';

export const auth = {
  'auth.bahasa': 'Language',
  'auth.bahasa.id': 'Indonesia',
  'auth.bahasa.en': 'English',
  'auth.bankDanWaktu': 'Bank and time',
  'auth.tercatat':
    'For authorised staff only. Each sign-in, transaction and record that is opened is logged under your name.',
  'auth.masuk': 'Sign in',
  'auth.masukJudul': 'Sign in to Amanah',
  'auth.masukPenjelasan':
    'Use your staff account. Only the bank’s sign-in service at {alamat} asks for your password; this page does not.',
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
  'auth.gagal.Signin': 'The sign-in could not be started. Try again.',
  'auth.gagal.OAuthCreateAccount': 'Your account could not be prepared. Contact the administrator.',
  'auth.gagal.EmailCreateAccount': 'Signing in by e-mail is not available in Amanah.',
  'auth.gagal.EmailSignin': 'Signing in by e-mail is not available in Amanah.',
  'auth.gagal.CredentialsSignin': 'Wrong User ID or password.',
  'auth.gagal.NO_SECRET': 'The session secret is not set on the server. Contact the administrator.',
  'auth.gagal.CALLBACK_CREDENTIALS_HANDLER_ERROR':
    'Signing in with a password here is not available. Use the bank’s sign-in service.',
  'auth.gagal.CALLBACK_CREDENTIALS_JWT_ERROR':
    'The session for this way of signing in is not set up correctly. Contact the administrator.',
  'auth.gagal.EMAIL_REQUIRES_ADAPTER_ERROR':
    'Signing in by e-mail is not available in Amanah. Use the bank’s sign-in service.',
  'auth.gagal.MISSING_ADAPTER_METHODS_ERROR':
    'The session store on the server is incomplete. Contact the administrator.',
  'auth.gagal.INVALID_CALLBACK_URL_ERROR':
    'The address to go to after signing in is not valid. Start again from the sign-in page.',
  'auth.gagal.MISSING_NEXTAUTH_API_ROUTE_ERROR':
    'The session service is not installed on the server. Contact the administrator.',
  'auth.gagal.OAuthCallbackError': 'The sign-in service refused or cancelled the sign-in. Try once more.',
  'auth.gagal.AccountNotLinkedError': 'This account is already linked to another way of signing in.',
  'auth.gagal.Default': 'Something went wrong while signing in. Try again.',
} as const satisfies Record<keyof typeof id, string>;
