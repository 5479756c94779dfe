import { ensureBrowser } from '#dev/browser.ts';

// A shell has no window. Playwright reads its arguments in one process and starts the browser in another, which sees this.
if (process.argv.some((argument) => /^--(headed|ui|debug)/.test(argument))) process.env.E2E_WINDOW = 'T';

/** How Playwright starts Chromium here: the path of the one there is, and what it needs as root without a desktop. */
export function chromiumLaunch(): { executablePath: string; args: string[] } {
  return {
    executablePath: ensureBrowser(process.env.E2E_WINDOW ? 'whole' : 'shell'),
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
