import { contentPolicy } from './content-policy.ts';

/** Every answer of the production build carries these, whoever gives it: pages and files by Next, calls by the gateway. */
export const securityHeaders: readonly { readonly key: string; readonly value: string }[] = [
  // A page's own policy also names the services of the workstation: proxy.ts, because their address is known at run time.
  { key: 'Content-Security-Policy', value: contentPolicy() },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
];
