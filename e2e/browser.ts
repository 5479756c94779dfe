import { ensureBrowser } from '#dev/browser.ts';

/** How Playwright starts Chromium here: the path of the one there is, and what it needs as root without a desktop. */
export function chromiumLaunch(): { executablePath: string; args: string[] } {
  return {
    executablePath: ensureBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
