import { ensureBrowser } from '#dev/browser.ts';

// A shell has no window. Playwright reads its arguments in one process and starts the browser in another, which sees this.
if (process.argv.some((argument) => /^--(headed|ui|debug)/.test(argument))) process.env.E2E_WINDOW = 'T';

/** Returns the options that start Chromium here: the path of the installed one, and the arguments it needs as root without a desktop. */
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
